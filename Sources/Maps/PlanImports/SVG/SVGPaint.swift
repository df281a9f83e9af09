internal import Colors
internal import Reading

/// What `fill` or `stroke` says.
enum SVGPaint: Hashable {
  /// Nothing is painted.
  case none
  /// A colour.
  case color(Color)
  /// A gradient, a pattern, or a colour in a notation that is not read.
  case other

  /// Reads a value; nil where the value is the parent's.
  init?(_ text: String) {
    let text = text.trimmed
    switch text.lowercased() {
    case "inherit", "": return nil
    case "none", "transparent": self = .none
    case let lowercased: self = SVGPaint.color(of: lowercased).map { .color($0) } ?? .other
    }
  }

  /// The colour; nil where there is none, or none that is known.
  var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }

  private static func color(of text: String) -> Color? {
    if let color = Color(css: text) { return color }
    guard text.hasPrefix("rgb"), let start = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let parts = text[text.index(after: start)...].dropLast()
    let numbers = SVGNumberScanner.numbers(parts.map { $0 == "%" || $0 == "/" ? " " : String($0) }.joined())
    guard let numbers, (3...4).contains(numbers.count) else { return nil }
    let whole = parts.contains("%") ? 100.0 : 255
    return Color(
      numbers[0] / whole, numbers[1] / whole, numbers[2] / whole, alpha: numbers.count == 4 ? numbers[3] : 1
    ).roundedToEightBit
  }
}
