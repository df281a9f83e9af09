extension Price: Comparable {
  /// Whether one amount is less than another, however many decimal places they were given with.
  public static func < (left: Price, right: Price) -> Bool {
    (left.whole, left.millionths) < (right.whole, right.millionths)
  }

  /// The amount towards zero, and what is left of it; both have its sign.
  private var whole: Int64 { units / scale }
  private var millionths: Int64 { units % scale * (1_000_000 / scale) }
  private var scale: Int64 { (0..<digits).reduce(1) { scale, _ in scale * 10 } }
}
