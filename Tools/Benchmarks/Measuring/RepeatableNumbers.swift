/// Numbers that look random and are the same on every run.
public struct RepeatableNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// Begins a sequence.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number: a linear congruence with Knuth's multiplier for 64 bits (MMIX), of which the upper bits are good.
  public mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }

  /// The next number below a bound, from the upper bits.
  ///
  /// - Precondition: the bound is above zero and below 2³¹.
  public mutating func next(below bound: Int) -> Int { Int(next() >> 33) % bound }
}
