import Drawing
import Geometry
import Testing

/// The ladder of fitting text, by the estimate.
///
/// A letter is 0.64 em wide, a space 0.3, an ideograph 1; a line is 1.22 em high. At size 10 a word of four letters is
/// 25.6 wide.
@Suite struct TextFittingTests {
  private func fit(_ text: String, _ width: Double, _ height: Double, _ rules: TextFittingRules = .init()) -> FittedText
  {
    EstimatedTextMeasuring().fit(text, in: Size(width, height), style: TextStyle(size: 10), rules: rules)
  }

  @Test func `A text that fits stays as it is`() {
    let fitted = fit("Seat", 25.6, 12.2)
    #expect(fitted.outcome == .asIs)
    #expect(fitted.lines.map(\.string) == ["Seat"])
    #expect(fitted.style.size == 10)
    #expect(abs(fitted.size.width - 25.6) < 1e-9 && abs(fitted.size.height - 12.2) < 1e-9)
    #expect(abs(fitted.lines[0].baseline - 9.7) < 1e-9, "the ascent")
  }

  /// 2 × 25.6 + 3 = 54.2 on one line; two lines need 12.2 + 12.
  @Test func `A text is wrapped before it is made smaller, where there may be two lines`() {
    let fitted = fit("Seat Seat", 50, 24.2, .init(maximumLines: 2))
    #expect(fitted.outcome == .wrapped)
    #expect(fitted.lines.map(\.string) == ["Seat", "Seat"])
    #expect(abs(fitted.lines[1].baseline - 21.7) < 1e-9, "the ascent and 1.2 times the size")
    #expect(fitted.style.size == 10)
  }

  /// 54.2 · s ≤ 50 holds from s = 0.9 on; 0.925 would be 50.1.
  @Test func `A text is made smaller by steps of a fortieth of its size`() {
    let fitted = fit("Seat Seat", 50, 30)
    #expect(fitted.outcome == .shrunk)
    #expect(fitted.lines.map(\.string) == ["Seat Seat"])
    #expect(abs(fitted.style.size - 9) < 1e-9)
  }

  /// The box is high enough for 12.2 · s = 10, s = 0.8.
  @Test func `A text is made smaller where the box is too low`() {
    let fitted = fit("Seat", 100, 10)
    #expect(fitted.outcome == .shrunk)
    #expect(abs(fitted.style.size - 8) < 1e-9)
  }

  /// At the floor, size 6, a letter is 3.84 wide and the ellipsis 6, as all signs from U+1100 on: "Sea…" takes 17.52,
  /// "Seat…" 21.36.
  @Test func `A text that does not fit at the floor is cut at its end or in its middle`() {
    let end = fit("SeatSeatSeat", 20, 30)
    #expect(end.outcome == .ellipsized)
    #expect(end.lines.map(\.string) == ["Sea…"])
    #expect(abs(end.style.size - 6) < 1e-9)
    let middle = fit("firstname@example", 20, 30, .init(ellipsis: .middle))
    #expect(middle.lines.map(\.string).first?.hasPrefix("f") == true)
    #expect(middle.lines.map(\.string).first?.hasSuffix("e") == true)
    #expect(middle.lines.map(\.string).first?.contains("…") == true)
  }

  @Test func `A word longer than a line is broken rather than cut`() {
    let fitted = fit("SeatSeatSeat", 26, 60, .init(maximumLines: 3, smallestScale: 0.8))
    #expect(fitted.outcome == .wrapped)
    #expect(fitted.lines.map(\.string) == ["Seat", "Seat", "Seat"])
  }

  @Test(arguments: [Size(2, 30), Size(100, 3), Size(0, 0), Size(-5, 9), Size(.nan, 9), Size(9, .nan)])
  func `Where nothing fits, nothing is shown, and that is said`(_ box: Size) {
    let fitted = EstimatedTextMeasuring().fit("Seat", in: box, style: TextStyle(size: 10), rules: .init())
    #expect(fitted.outcome == .omitted)
    #expect(fitted.lines.isEmpty && fitted.size == .zero)
  }

  @Test(arguments: ["", " \n\t ", "\u{0}\u{7}", "\u{202E}\u{2066}"])
  func `What has nothing to show is empty`(_ text: String) {
    #expect(fit(text, 50, 50).outcome == .empty)
  }

  @Test func `Controls and overrides are left out, and spaces collapse`() {
    #expect(fit("\u{202E}a\u{7}b\u{2067} \t c\u{2069}\n", 500, 50).lines.map(\.string) == ["ab c"])
    #expect(fit("a\r\nb", 500, 50).lines.map(\.string) == ["a b"])
    #expect(fit("a\n\n b", 500, 50, .init(maximumLines: 3)).lines.map(\.string) == ["a", "b"])
  }

  @Test func `A field has one direction, that of its first letter or of the rules`() {
    #expect(!fit("7 Seat", 500, 50).isRightToLeft)
    #expect(fit("7 مقعد", 500, 50).isRightToLeft)
    #expect(fit("7", 500, 50, .init(direction: .rightToLeft)).direction == .rightToLeft)
    #expect(!fit("مقعد", 500, 50, .init(direction: .leftToRight)).isRightToLeft)
  }

  @Test func `A megabyte of text is cut, and that is said, however large the box is`() {
    let fitted = fit(String(repeating: "a", count: 1_000_000), .infinity, .infinity)
    #expect(fitted.outcome == .ellipsized)
    #expect(fitted.lines.map(\.string) == [String(repeating: "a", count: 4095) + "…"])
    // A single character of a letter and its many marks.
    let marks = fit("a" + String(repeating: "\u{301}", count: 10_000), .infinity, .infinity)
    #expect(marks.lines.map(\.string) == ["…"])
  }

  @Test(arguments: [Double.nan, -1, 0, 2, .infinity])
  func `Rules out of range do no harm`(_ value: Double) {
    let rules = TextFittingRules(maximumLines: -3, smallestScale: value, lineSpacing: value)
    let fitted = fit("Seat Seat Seat", 30, 30, rules)
    #expect(fitted.size.width <= 30 && fitted.size.height <= 30)
  }
}
