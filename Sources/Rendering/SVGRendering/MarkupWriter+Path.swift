internal import Geometry
internal import Paths

extension MarkupWriter {
  /// Writes a path in SVG's path data.
  mutating func write(_ path: Path, _ precision: Precision) {
    write(verbatim: path.svgPathData(digits: precision.digits))
  }

  /// Writes both coordinates of a point.
  mutating func write(_ point: Point, _ precision: Precision) {
    write(point.x, precision)
    write(" ")
    write(point.y, precision)
  }

  /// Writes an attribute that moves, turns or stretches an element; nothing for the identity.
  mutating func writeTransform(_ transform: AffineTransform, _ precision: Precision) {
    guard transform != .identity else { return }
    // Factors are multiplied by coordinates: of these a canvas has up to five digits before the point.
    let fine = precision.adding(4)
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      write(" transform=\"translate(")
    } else {
      write(" transform=\"matrix(")
      for factor in [transform.a, transform.b, transform.c, transform.d] {
        write(factor, fine)
        write(" ")
      }
    }
    write(Point(transform.tx, transform.ty), precision)
    write(")\"")
  }

  /// Writes the attributes that say how a line is drawn, leaving out what the document's root says already.
  mutating func writeAttributes(of style: StrokeStyle, _ precision: Precision) {
    writeAttribute("stroke-width", style.width, precision)
    if style.cap != .butt { writeAttribute("stroke-linecap", style.cap.rawValue) }
    if style.join != .miter { writeAttribute("stroke-linejoin", style.join.rawValue) }
    if style.join == .miter, style.miterLimit != SVGRenderer.miterLimit {
      writeAttribute("stroke-miterlimit", style.miterLimit, precision)
    }
    guard !style.dashes.isEmpty else { return }
    write(" stroke-dasharray=\"")
    for (index, dash) in style.dashes.enumerated() {
      if index > 0 { write(" ") }
      write(dash, precision)
    }
    write("\"")
    if style.dashPhase != 0 { writeAttribute("stroke-dashoffset", style.dashPhase, precision) }
  }
}
