internal import Colors
internal import Drawing
internal import Geometry
internal import Paths

/// Operators of PDF (ISO 32000-1, annex A), written piece by piece into one buffer.
struct PageOperators {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []

  /// Makes room for more bytes, so that the buffer need not grow while they are written.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  /// Writes operators that are known beforehand.
  mutating func write(_ literal: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Writes operators that were written elsewhere.
  mutating func write(_ operators: [UInt8]) { bytes.append(contentsOf: operators) }

  // MARK: Numbers

  /// Writes a whole number.
  mutating func write(integer value: Int) { write(value, places: 0) }

  /// Writes a number rounded to so many digits after the point; what is not a number is written as 0.
  mutating func write(_ value: Double, digits: Int) {
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    let scaled = (value * factor).rounded()
    write(scaled.isNaN ? 0 : Int(min(max(scaled, -PageOperators.limit), PageOperators.limit)), places: digits)
  }

  /// The largest number of units in the last place that is written, far beyond any page.
  private static let limit = 1e15

  /// Writes a number of units of 10 to the power of minus `places` in as few characters as that takes: `12`, `-.5`.
  mutating func write(_ units: Int, places: Int) {
    if units < 0 { write("-") }
    var (rest, places) = (units.magnitude, places)
    while places > 0, rest % 10 == 0 {
      rest /= 10
      places -= 1
    }
    // 20 digits and a point, filled from the end.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { digits in
      digits.initialize(repeating: 0)
      var position = digits.count
      while rest > 0 || places > 0 || position == digits.count {
        position -= 1
        digits[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
        guard places > 0 else { continue }
        places -= 1
        guard places == 0 else { continue }
        position -= 1
        digits[position] = UInt8(ascii: ".")
        if rest == 0 { break }
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[position...]))
    }
  }

  // MARK: Strings

  /// Writes a byte as a string of one character.
  mutating func write(code: UInt8) {
    write("<")
    writeHexadecimal(code)
    write(">")
  }

  /// Writes a text and a space as a string (section 7.9.2): in ASCII as it is, any other in UTF-16 after a byte order
  /// mark.
  mutating func write(word text: String) {
    var text = text
    let isWritten = text.withUTF8 { utf8 in
      guard utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return false }
      write("(")
      if utf8.contains(where: PageOperators.isSpecial) {
        for byte in utf8 {
          if PageOperators.isSpecial(byte) { write("\\") }
          bytes.append(byte)
        }
      } else {
        bytes.append(contentsOf: utf8)
      }
      write(" )")
      return true
    }
    if isWritten { return }
    write("<FEFF")
    for unit in text.utf16 {
      writeHexadecimal(UInt8(unit >> 8))
      writeHexadecimal(UInt8(truncatingIfNeeded: unit))
    }
    write("0020>")
  }

  /// Whether a byte in a string has a meaning of its own.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "\\")
  }

  private mutating func writeHexadecimal(_ byte: UInt8) {
    writeHexadecimal(digit: byte >> 4)
    writeHexadecimal(digit: byte & 0xF)
  }

  private mutating func writeHexadecimal(digit: UInt8) {
    bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
  }

  // MARK: Graphics

  /// Sets the colour of areas and of lines.
  mutating func write(_ color: Color) {
    for ink in ["rg", "RG"] as [StaticString] {
      for part in [color.red, color.green, color.blue] {
        write(part, digits: 4)
        write(" ")
      }
      write(ink)
      write("\n")
    }
  }

  /// Changes coordinates from here on.
  mutating func concatenate(_ transform: AffineTransform) {
    for factor in [transform.a, transform.b, transform.c, transform.d] {
      write(factor, digits: 6)
      write(" ")
    }
    write(Point(transform.tx, transform.ty), digits: 3)
    write("cm\n")
  }

  /// Begins a path.
  mutating func write(_ path: Path, digits: Int) {
    var (start, current) = (Point.zero, Point.zero)
    for element in path.elements {
      switch element {
      case .move(let end):
        write(end, digits: digits)
        write("m\n")
        (start, current) = (end, end)
      case .line(let end):
        write(end, digits: digits)
        write("l\n")
        current = end
      case .quadratic(let control, let end):
        // PDF knows cubic curves alone: their control points are two thirds of the way to the one of a quadratic.
        write(current + (control - current) * (2 / 3.0), digits: digits)
        write(end + (control - end) * (2 / 3.0), digits: digits)
        write(end, digits: digits)
        write("c\n")
        current = end
      case .cubic(let control1, let control2, let end):
        write(control1, digits: digits)
        write(control2, digits: digits)
        write(end, digits: digits)
        write("c\n")
        current = end
      case .close:
        write("h\n")
        current = start
      }
    }
  }

  /// Sets how lines are drawn.
  mutating func write(_ style: StrokeStyle, digits: Int) {
    write(style.width, digits: digits)
    write(" w ")
    let cap =
      switch style.cap {
      case .butt: 0
      case .round: 1
      case .square: 2
      }
    write(integer: cap)
    write(" J ")
    let join =
      switch style.join {
      case .miter: 0
      case .round: 1
      case .bevel: 2
      }
    write(integer: join)
    write(" j ")
    write(max(1, style.miterLimit), digits: digits)
    write(" M\n")
    guard !style.dashes.isEmpty, style.dashes.allSatisfy({ $0 >= 0 }), style.dashes.contains(where: { $0 > 0 }) else {
      return
    }
    write("[")
    for dash in style.dashes {
      write(dash, digits: digits)
      write(" ")
    }
    write("] ")
    write(style.dashPhase, digits: digits)
    write(" d\n")
  }

  private mutating func write(_ point: Point, digits: Int) {
    write(point.x, digits: digits)
    write(" ")
    write(point.y, digits: digits)
    write(" ")
  }
}
