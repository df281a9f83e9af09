import TestSupport
import Testing

@Suite struct SeededRandomTests {
  /// The first numbers of SplitMix64 from the seed 1234567, as published with its reference implementations.
  @Test func theNumbersAreThoseOfSplitMix64() {
    var random = SeededRandom(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }

  @Test func rangesAreKeptAndReached() {
    var random = SeededRandom(seed: 5)
    let whole = (0..<1000).map { _ in random.int(-2...3) }
    #expect(Set(whole) == Set(-2...3))
    let real = (0..<1000).map { _ in random.double(-1...4) }
    #expect(real.allSatisfy { (-1...4).contains($0) })
    #expect(abs(real.reduce(0, +) / 1000 - 1.5) < 0.2)
    #expect(random.int(7...7) == 7)
    #expect(random.double(7...7) == 7)
  }

  @Test func shufflingKeepsTheValues() {
    var random = SeededRandom(seed: 6)
    let values = Array(0..<50)
    let shuffled = random.shuffled(values)
    #expect(shuffled != values)
    #expect(shuffled.sorted() == values)
    #expect(random.element(of: values).map(values.contains) == true)
    #expect(random.element(of: [Int]()) == nil)
  }
}
