extension BinaryInteger {
  /// A number of 0 or more in decimal with zeros before it, so that it has at least this many digits: `007`.
  package func zeroPadded(to digits: Int) -> String { String(self).zeroPadded(to: digits) }
}

extension Int {
  /// The number with a comma after every third digit from the end, as English text has it: `1,000,000`.
  package var grouped: String {
    var digits = ""
    for (place, digit) in String(magnitude).reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3) { digits.append(",") }
      digits.append(digit)
    }
    return (self < 0 ? "-" : "") + String(digits.reversed())
  }

  /// The number with a noun, in the plural unless the number is 1: `1 seat`, `2 seats`.
  package func counted(_ singular: String, _ plural: String? = nil) -> String {
    "\(self) \(self == 1 ? singular : plural ?? singular + "s")"
  }

  /// The number with commas and a noun, in the plural unless the number is 1: `1 pixel`, `1,024 pixels`.
  package func groupedCount(of singular: String, _ plural: String? = nil) -> String {
    "\(grouped) \(self == 1 ? singular : plural ?? singular + "s")"
  }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// The number in hexadecimal with zeros before it, so that it has at least this many digits: `00ff`.
  package func hexadecimal(digits: Int, uppercase: Bool = false) -> String {
    String(self, radix: 16, uppercase: uppercase).zeroPadded(to: digits)
  }
}

extension Unicode.Scalar {
  /// The scalar as the Unicode standard names it: `U+0041`, `U+1F600`.
  package var codePointName: String { "U+" + value.hexadecimal(digits: 4, uppercase: true) }
}

extension Double {
  /// The shortest decimal that reads back as the same number, integers without a point: `12`, `0.1`, `1e+20`, `-0.0`.
  ///
  /// Swift's description is the shortest, in any locale, with `.0` after integers.
  @usableFromInline package var shortestText: String {
    let text = description
    return text.hasSuffix(".0") && text != "-0.0" ? String(text.dropLast(2)) : text
  }

  /// The number rounded to decimal places, limited to 0…15, halves away from zero: `0.50`, or `0.5` where
  /// zeros at the end are left out.
  ///
  /// A number that rounds to zero has no sign. A number whose rounded value is beyond 2⁵³ units of the last place has
  /// no digits to round away, and is written as its shortest text.
  package func rounded(toPlaces places: Int, keepingZeros keepsZeros: Bool = false) -> String {
    let places = Swift.max(0, Swift.min(15, places))
    let factor = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
    let scaled = (self * factor).rounded()
    guard scaled.magnitude < 0x1p53 else { return shortestText }
    let digits = String(Int64(scaled.magnitude)).zeroPadded(to: places + 1)
    var fraction = digits.suffix(places)
    if !keepsZeros { while fraction.last == "0" { fraction.removeLast() } }
    return (scaled < 0 ? "-" : "") + digits.dropLast(places) + (fraction.isEmpty ? "" : "." + fraction)
  }
}

extension String {
  /// The text with zeros before it, so that it has at least this many characters.
  fileprivate func zeroPadded(to length: Int) -> String {
    String(repeating: "0", count: Swift.max(0, length - utf8.count)) + self
  }
}
