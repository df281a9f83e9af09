import Foundation
import Support
import TestSupport
import Testing

@Suite struct DigitsTests {
  @Test func `Zero padding is that of printf`() {
    for number in [0, 7, 10, 99, 100, 12_345] {
      for digits in 0...6 { #expect(number.zeroPadded(to: digits) == String(format: "%0\(max(digits, 1))d", number)) }
    }
    #expect(UInt64.max.zeroPadded(to: 22) == "0018446744073709551615")
  }

  @Test func `Hexadecimal numbers are those of printf`() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<100 {
      let number = random.next() >> UInt64(random.int(0...63))
      #expect(number.hexadecimal(digits: 16) == String(format: "%016lx", number))
      #expect(number.hexadecimal(digits: 3, uppercase: true) == String(format: "%03lX", number))
    }
    #expect(("A" as Unicode.Scalar).codePointName == "U+0041")
    #expect(("😀" as Unicode.Scalar).codePointName == "U+1F600")
  }

  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (1_000_000, "1,000,000"), (-1234, "-1,234"), (-123, "-123"),
    (.max, "9,223,372,036,854,775,807"), (.min, "-9,223,372,036,854,775,808"),
  ])
  func `Digits are grouped by three from the end`(number: Int, text: String) {
    #expect(number.grouped == text)
  }

  @Test func `One thing is counted in the singular and all other numbers in the plural`() {
    #expect([0, 1, 2, 2400].map { $0.counted("seat") } == ["0 seats", "1 seat", "2 seats", "2400 seats"])
    #expect([1, 2].map { $0.counted("category", "categories") } == ["1 category", "2 categories"])
    #expect([1, 2400].map { $0.groupedCount(of: "pixel") } == ["1 pixel", "2,400 pixels"])
  }

  @Test func `The shortest text of a number reads back as the number`() {
    var random = SeededRandom(seed: 8)
    for _ in 0..<1000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      #expect(Double(number.shortestText) == number)
    }
    #expect([12, 0.1, 1e20, -0.0, 0, -3.5].map(\.shortestText) == ["12", "0.1", "1e+20", "-0.0", "0", "-3.5"])
  }

  @Test func `A rounded number is the nearest of its places`() {
    var random = SeededRandom(seed: 9)
    for _ in 0..<1000 {
      let (number, places) = (random.double(-1000...1000), random.int(0...6))
      let text = number.rounded(toPlaces: places, keepingZeros: true)
      #expect(text == String(format: "%.\(places)f", number) || text == "0" + text.dropFirst() && number < 0)
      #expect(Double(number.rounded(toPlaces: places)) == Double(text))
    }
    #expect([0.5, 1.25, -0.04, 12].map { $0.rounded(toPlaces: 1) } == ["0.5", "1.3", "0", "12"])
    #expect(
      [0.5, 1.25, -0.04, 12].map { $0.rounded(toPlaces: 1, keepingZeros: true) } == ["0.5", "1.3", "0.0", "12.0"])
    #expect(1e300.rounded(toPlaces: 2) == "1e+300")
  }
}
