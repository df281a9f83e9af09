internal import Geometry
internal import Reading

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
