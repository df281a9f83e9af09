internal import Drawing
internal import Geometry
internal import Paths

extension DocumentBuilder {
  /// Writes the shadow of a path's inside: the path itself, moved and blurred.
  ///
  /// Three boxes that reach a third of the radius each have the deviation of a Gaussian of a third of the radius.
  mutating func draw(_ shadow: Shadow, of path: Path, _ className: String?) {
    let value = paintValue(shadow.color)
    let moved = path.translated(by: shadow.offset)
    body.write("<path")
    if let className {
      body.writeAttribute("class", styleSheet.classes(className, Look(fill: value)))
    } else {
      body.write(" fill=\"")
      body.write(value)
      body.write("\"")
    }
    if shadow.radius > 0, shadow.radius.isFinite, let bounds = moved.bounds {
      let id = define(blurOf: shadow.radius, within: bounds.inset(by: -shadow.radius))
      body.write(" filter=\"url(#")
      body.write(verbatim: id)
      body.write(")\"")
    }
    body.write(" d=\"")
    body.write(moved, precision)
    body.write("\"/>\n")
  }

  private mutating func define(blurOf radius: Double, within region: Rect) -> String {
    let id = identifiers.claimFilter()
    definitions.write("<filter")
    definitions.writeAttribute("id", id)
    definitions.write(" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"")
    definitions.writeAttribute("x", region.minX, precision)
    definitions.writeAttribute("y", region.minY, precision)
    definitions.writeAttribute("width", region.width, precision)
    definitions.writeAttribute("height", region.height, precision)
    definitions.write("><feGaussianBlur")
    definitions.writeAttribute("stdDeviation", radius / 3, precision.adding(2))
    definitions.write("/></filter>\n")
    return id
  }
}
