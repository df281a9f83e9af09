extension Double {
  /// This parameter of a shape, limited to 0…`most`; what is not a number counts as 0.
  ///
  /// Written so that `most` may be negative or not a number as well, as it can be for an empty or broken frame.
  func limited(to most: Double) -> Double {
    guard self > 0, most > 0 else { return 0 }
    return Swift.min(self, most)
  }
}
