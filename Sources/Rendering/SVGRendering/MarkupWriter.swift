internal import Colors
internal import Geometry
internal import Paths

/// Markup as UTF-8, written piece by piece into one buffer.
///
/// A picture of a large house holds some hundred thousand numbers. They are printed straight into the buffer: a
/// `String` for each would take most of the time.
struct MarkupWriter {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []

  /// Makes room for more bytes, so that the buffer need not grow while they are written.
  mutating func reserve(_ count: Int) {
    let needed = bytes.count + count
    // Twice as much at least: a buffer that grows by each row of a house would be copied for each.
    if needed > bytes.capacity { bytes.reserveCapacity(max(needed, 2 * bytes.capacity)) }
  }

  /// Puts markup before everything that was written.
  mutating func prepend(_ markup: [UInt8]) { bytes.insert(contentsOf: markup, at: 0) }

  /// Writes markup that is known beforehand.
  mutating func write(_ literal: StaticString) {
    // A literal of a single scalar may have no storage to point at.
    guard literal.hasPointerRepresentation else {
      bytes.append(contentsOf: String(literal.unicodeScalar).utf8)
      return
    }
    write(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Writes a byte that is markup already.
  mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Writes bytes that are markup already.
  mutating func write(_ markup: [UInt8]) { bytes.append(contentsOf: markup) }

  /// Writes bytes that are markup already.
  mutating func write(_ markup: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: markup) }

  /// Writes text that is markup already, or that holds nothing to escape.
  mutating func write(verbatim text: String) { bytes.append(contentsOf: text.utf8) }
}

extension MarkupWriter {
  /// Writes a colour for `fill` and `stroke`; `none` where it is clear, so that nothing is painted at all.
  mutating func writePaint(_ color: Color) {
    if color.alpha == 0 { write("none") } else { write(color) }
  }

  /// Writes a colour in CSS: `#2a66ff`, `#fff`, `rgba(42,102,255,.5)`, `transparent`.
  ///
  /// `rgba` is the form with opacity that renderers have known for longest.
  mutating func write(_ color: Color) {
    guard color.alpha > 0 else { return write("transparent") }
    let parts = [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }
    if color.alpha < 1 {
      write("rgba(")
      for part in parts {
        write(integer: Int(part))
        write(",")
      }
      write(color.alpha, Precision(digits: 4))
      write(")")
    } else {
      writeHexadecimal(parts)
    }
  }

  /// Writes the opaque colour of three 8-bit parts: six digits, or three where each part repeats its digit.
  private mutating func writeHexadecimal(_ parts: [UInt8]) {
    write("#")
    let isShort = parts.allSatisfy { $0 >> 4 == $0 & 0xF }
    for part in parts {
      if !isShort { writeHexadecimal(digit: part >> 4) }
      writeHexadecimal(digit: part & 0xF)
    }
  }

  private mutating func writeHexadecimal(digit: UInt8) {
    write(verbatim: String(digit, radix: 16))
  }
}

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
