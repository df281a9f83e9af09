import Drawing
import Testing

@Suite struct EstimatedTextMeasuringTests {
  private let measuring = EstimatedTextMeasuring()

  private func width(_ text: String, size: Double = 1) -> Double {
    measuring.metrics(of: text, style: TextStyle(size: size)).width
  }

  @Test func everyExtentGrowsWithTheSize() {
    let small = measuring.metrics(of: "Row 12", style: TextStyle(size: 10))
    let large = measuring.metrics(of: "Row 12", style: TextStyle(size: 25))
    for extent in [\TextMetrics.width, \.ascent, \.descent, \.capHeight] {
      #expect(small[keyPath: extent] > 0)
      #expect(abs(large[keyPath: extent] - 2.5 * small[keyPath: extent]) < 1e-12)
    }
    #expect(large.capHeight < large.ascent)
  }

  @Test func widthsAddUpOverTheCharacters() {
    #expect(width("") == 0)
    #expect(abs(width("A1") - width("A") - width("1")) < 1e-12)
    // Three letters and a digit of 0.64, a space and a full stop of 0.3.
    #expect(abs(width("Row. 7", size: 100) - (4 * 64 + 2 * 30)) < 1e-9)
  }

  @Test func wideScriptsCountAsFullWidthAndNarrowLettersAsLess() {
    #expect(width("座") == 1 && width("가") == 1 && width("か") == 1)
    #expect(width("i") < width("n") && width("n") < width("座"))
  }

  /// What people see as one character is one, however many scalars it is made of.
  @Test func combinedCharactersCountOnce() {
    #expect(width("e\u{301}") == width("é"))
    #expect(width("👩‍👩‍👧‍👦") == 1)
  }

  @Test func aControlCharacterDoesNotTrap() {
    #expect(width("\u{0}\n\r\n").isFinite)
  }
}
