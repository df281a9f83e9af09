import TestSupport
import Testing

@testable import SVGRendering

@Suite struct MarkupNumberTests {
  private func written(_ value: Double, digits: Int) -> String {
    var writer = MarkupWriter()
    writer.write(value, Precision(digits: digits))
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      (0, 2, "0"), (-0.0, 2, "0"), (12, 2, "12"), (0.5, 2, ".5"), (-0.25, 2, "-.25"), (1.005, 0, "1"),
      (0.125, 2, ".13"),
      (-0.125, 2, "-.13"), (0.004, 2, "0"), (-0.004, 2, "0"), (99.999, 2, "100"), (1.02, 3, "1.02"), (100, 0, "100"),
      (.nan, 2, "0"), (.infinity, 0, "1000000000000000"), (1234567.891, 1, "1234567.9"), (0.05, 1, ".1"),
      (10.05, 9, "10.05"),
    ] as [(Double, Int, String)])
  func numbersAreShortest(value: Double, digits: Int, expected: String) {
    #expect(written(value, digits: digits) == expected)
  }

  @Test func writtenNumbersReadBackWithinHalfALastPlace() throws {
    var random = SeededRandom(seed: 11)
    for digits in 0...6 {
      var half = 0.5
      for _ in 0..<digits { half /= 10 }
      for _ in 0..<500 {
        let value = random.double(-5000...5000)
        let text = written(value, digits: digits)
        let read = try #require(
          Double(text.hasPrefix("-.") ? "-0" + text.dropFirst() : text.hasPrefix(".") ? "0" + text : text))
        #expect((read - value).magnitude <= half * (1 + 1e-9))
        #expect(text.hasSuffix("0") == false || !text.contains("."))
      }
    }
  }
}
