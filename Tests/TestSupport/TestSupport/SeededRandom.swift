/// A source of random numbers that gives the same ones for the same seed, on every machine and in every version.
///
/// The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014). A test
/// that fails with it fails again: state the seed in the test, never take one from the clock.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a source from a seed; different seeds give unrelated numbers.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number between two limits, evenly spread.
  public mutating func double(_ range: ClosedRange<Double>) -> Double {
    // 53 bits by hand, because `Double.random` does not promise to stay the same between versions of Swift.
    let fraction = Double(next() >> 11) * 0x1p-53
    return range.lowerBound + (range.upperBound - range.lowerBound) * fraction
  }

  /// A whole number between two limits, evenly spread but for a bias far below what a test can see.
  public mutating func int(_ range: ClosedRange<Int>) -> Int {
    let count = UInt64(range.upperBound - range.lowerBound) + 1
    return range.lowerBound + Int(next().multipliedFullWidth(by: count).high)
  }

  /// Heads or tails.
  public mutating func bool() -> Bool { next() & 1 == 1 }

  /// One of some values, or nil where there is none.
  public mutating func element<Element>(of values: [Element]) -> Element? {
    values.isEmpty ? nil : values[int(0...(values.count - 1))]
  }

  /// The values in a random order.
  public mutating func shuffled<Element>(_ values: [Element]) -> [Element] {
    var result = values
    for index in result.indices.dropLast() {
      result.swapAt(index, int(index...(result.count - 1)))
    }
    return result
  }
}
