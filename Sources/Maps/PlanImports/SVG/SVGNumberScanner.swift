internal import Geometry
internal import Reading

/// Takes numbers, words and signs off the front of an attribute's value.
struct SVGNumberScanner {
  private var rest: Substring.UTF8View

  init(_ text: some StringProtocol) {
    rest = Substring(text).utf8
  }

  /// Whether nothing is left but white space and commas.
  mutating func isAtEnd() -> Bool {
    skipSeparators()
    return rest.isEmpty
  }

  /// The next number, as CSS writes numbers; nil where there is none, or one that no double holds.
  mutating func number() -> Double? {
    skipSeparators()
    var end = rest.startIndex
    func byte() -> UInt8? { end < rest.endIndex ? rest[end] : nil }
    func skipDigits() -> Int {
      var count = 0
      while let digit = byte(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
        end = rest.index(after: end)
        count += 1
      }
      return count
    }
    if byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+") { end = rest.index(after: end) }
    var digits = skipDigits()
    if byte() == UInt8(ascii: ".") {
      end = rest.index(after: end)
      digits += skipDigits()
    }
    guard digits > 0 else { return nil }
    let mantissaEnd = end
    if byte() == UInt8(ascii: "e") || byte() == UInt8(ascii: "E") {
      end = rest.index(after: end)
      if byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+") { end = rest.index(after: end) }
      // The e of "2em" is no exponent.
      if skipDigits() == 0 { end = mantissaEnd }
    }
    guard let number = Double(String(decoding: rest[..<end], as: UTF8.self)), number.isFinite else { return nil }
    rest = rest[end...]
    return number
  }

  /// The letters that come next, and the percent sign; empty where there are none.
  mutating func word() -> String {
    let isLetter = { (byte: UInt8) in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "%")
    }
    let word = rest.prefix(while: isLetter)
    rest = rest[word.endIndex...]
    return String(decoding: word, as: UTF8.self)
  }

  /// Takes a sign, such as a bracket, after white space; false where another comes next.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    while let first = rest.first, " \t\r\n".utf8.contains(first) { rest.removeFirst() }
    guard let first = rest.first, UInt32(first) == sign.value else { return false }
    rest.removeFirst()
    return true
  }

  /// All numbers of a list; nil where something else is among them.
  static func numbers(_ text: some StringProtocol) -> [Double]? {
    var scanner = SVGNumberScanner(text)
    var numbers: [Double] = []
    while !scanner.isAtEnd() {
      guard let number = scanner.number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private mutating func skipSeparators() {
    while let first = rest.first, " \t\r\n,".utf8.contains(first) { rest.removeFirst() }
  }
}

extension SVGNumberScanner {
  /// A length in user units, of which an inch has 96 (CSS Values and Units 3, section 6.2); nil where it is none.
  ///
  /// A percentage is that part of `whole`; lengths in letters, such as `em`, are of `fontSize`.
  static func length(_ text: String?, whole: Double = 0, fontSize: Double = 16) -> Double? {
    guard let text else { return nil }
    var scanner = SVGNumberScanner(text)
    guard let number = scanner.number() else { return nil }
    let unit = scanner.word().lowercased()
    guard scanner.isAtEnd() else { return nil }
    switch unit {
    case "", "px": return number
    case "%": return number / 100 * whole
    case "pt": return number * 96 / 72
    case "pc": return number * 16
    case "in": return number * 96
    case "cm": return number * 96 / 2.54
    case "mm": return number * 96 / 25.4
    case "q": return number * 96 / 101.6
    case "em", "rem": return number * fontSize
    case "ex", "ch": return number * fontSize / 2
    default: return nil
    }
  }
}

extension AffineTransform {
  /// The transform that a `transform` attribute says, or nil where it breaks the grammar (SVG 1.1, section 7.6) or no
  /// double holds it.
  ///
  /// Of `a b` the inner one, b, is applied first, so that the list is composed from its end.
  init?(svg text: String) {
    var scanner = SVGNumberScanner(text)
    var transform = AffineTransform.identity
    while !scanner.isAtEnd() {
      let name = scanner.word()
      guard !name.isEmpty, scanner.take("(") else { return nil }
      var numbers: [Double] = []
      while !scanner.take(")") {
        guard numbers.count < 6, let number = scanner.number() else { return nil }
        numbers.append(number)
        // White space before the bracket.
        if scanner.isAtEnd() { return nil }
      }
      guard let step = AffineTransform(svgFunction: name, numbers) else { return nil }
      transform = step.then(transform)
    }
    guard transform.isFinite else { return nil }
    self = transform
  }

  private init?(svgFunction name: String, _ numbers: [Double]) {
    switch (name, numbers.count) {
    case ("matrix", 6):
      self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1): self = .translation(numbers[0], 0)
    case ("translate", 2): self = .translation(numbers[0], numbers[1])
    case ("scale", 1): self = .scale(numbers[0])
    case ("scale", 2): self = .scale(numbers[0], numbers[1])
    case ("rotate", 1): self = .rotation(.degrees(numbers[0]))
    case ("rotate", 3): self = .rotation(.degrees(numbers[0]), about: Point(numbers[1], numbers[2]))
    case ("skewX", 1): self = AffineTransform(a: 1, b: 0, c: Self.slope(numbers[0]), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): self = AffineTransform(a: 1, b: Self.slope(numbers[0]), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }

  private static func slope(_ degrees: Double) -> Double {
    let angle = Angle.degrees(degrees)
    return angle.sine / angle.cosine
  }

  /// Whether all six numbers are finite.
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
