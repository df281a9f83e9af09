internal import Drawing
internal import Geometry
internal import PNG
internal import Paths
internal import Support

extension DocumentBuilder {
  /// Writes a raster in its frame, within its clip.
  ///
  /// The raster itself is written once, as a symbol that is stretched to each frame.
  mutating func draw(_ picture: Picture) {
    let frame = picture.frame
    guard picture.raster.width > 0, picture.raster.height > 0, !frame.isEmpty, frame.isFinite else { return }
    let image = define(picture.raster)
    // On the element itself a clip would be moved by its place, in some browsers.
    let clip = picture.clip.map { defineClip($0) }
    if let clip {
      body.write("<g clip-path=\"url(#")
      body.write(verbatim: clip)
      body.write(")\">")
    }
    body.write("<use")
    let names = StyleSheet.names(in: picture.className ?? "")
    if !names.isEmpty { body.writeAttribute("class", names.joined(separator: " ")) }
    body.writeAttribute("href", "#" + image)
    body.writeAttribute("x", frame.minX, precision)
    body.writeAttribute("y", frame.minY, precision)
    body.writeAttribute("width", frame.width, precision)
    body.writeAttribute("height", frame.height, precision)
    if !options.compact, !picture.name.isEmpty {
      body.write(" role=\"img\"")
      body.writeAttribute("aria-label", picture.name)
    }
    body.write(clip == nil ? "/>\n" : "/></g>\n")
  }

  private mutating func define(_ raster: Raster) -> String {
    if let known = images[raster] { return known }
    let id = identifiers.claimImage()
    images[raster] = id
    definitions.write("<symbol")
    definitions.writeAttribute("id", id)
    definitions.write(" preserveAspectRatio=\"none\" viewBox=\"0 0 ")
    definitions.write(integer: raster.width)
    definitions.write(" ")
    definitions.write(integer: raster.height)
    definitions.write("\"><image preserveAspectRatio=\"none\" width=\"")
    definitions.write(integer: raster.width)
    definitions.write("\" height=\"")
    definitions.write(integer: raster.height)
    switch raster.encoded {
    case .jpeg(let file):
      definitions.write("\" href=\"data:image/jpeg;base64,")
      definitions.write(Base64.encode(file))
    case .png(let file):
      definitions.write("\" href=\"data:image/png;base64,")
      definitions.write(Base64.encode(file))
    case nil:
      definitions.write("\" href=\"data:image/png;base64,")
      definitions.write(base64: pngFile(of: raster))
    }
    definitions.write("\"/></symbol>\n")
    return id
  }

  /// A raster's pixels as a PNG file; nothing where it has none.
  private func pngFile(of raster: Raster) -> [UInt8] {
    guard raster.width > 0, raster.height > 0 else { return [] }
    let image = RGBAImage(width: raster.width, height: raster.height, samples: raster.pixels)
    guard let file = try? image.png() else { preconditionFailure("a picture of sRGB samples can be written") }
    return file
  }
}

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
