import Colors
import Testing

@Suite struct CompositingTests {
  @Test func `Opaque covers and clear shows`() {
    let (red, blue) = (Color(1, 0, 0), Color(0, 0, 1))
    #expect(red.over(blue) == red)
    #expect(Color.clear.over(blue) == blue)
    #expect(red.over(.clear) == red)
    #expect(Color.clear.over(.clear) == .clear)
  }

  @Test func `Half black on white is half grey`() {
    #expect(Color.black.withAlpha(0.5).over(.white) == Color(gray: 0.5))
  }

  /// Half over half leaves a quarter of the backdrop: opacity 3/4, of which two thirds are the front's.
  @Test func `Half over half`() {
    let outcome = Color(1, 0, 0, alpha: 0.5).over(Color(0, 0, 1, alpha: 0.5))
    #expect(outcome.largestDifference(from: Color(2.0 / 3, 0, 1.0 / 3, alpha: 0.75)) < 1e-12)
  }

  @Test func `Layers may be joined in any order`() {
    let layers = [Color(0.9, 0.1, 0.2, alpha: 0.3), Color(0.1, 0.7, 0.4, alpha: 0.6), Color(0.2, 0.3, 0.8, alpha: 0.5)]
    let fromTop = layers[0].over(layers[1]).over(layers[2])
    let fromBottom = layers[0].over(layers[1].over(layers[2]))
    #expect(fromTop.largestDifference(from: fromBottom) < 1e-12)
  }
}
