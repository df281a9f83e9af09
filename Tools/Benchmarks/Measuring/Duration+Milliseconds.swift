extension Duration {
  /// The duration in milliseconds.
  public var milliseconds: Double { self / .milliseconds(1) }
}

extension [Double] {
  /// The middle one, the upper of two.
  ///
  /// - Precondition: there is one.
  public var median: Double { sorted()[count / 2] }
}
