extension Color {
  /// This colour laid over a backdrop: the "source over" of Porter and Duff (1984).
  ///
  /// Parts are mixed gamma-encoded, as cairo, PDF and browsers do, so the outcome is what they would paint. Two clear
  /// colours give ``clear``.
  public func over(_ backdrop: Color) -> Color {
    let remaining = backdrop.alpha * (1 - alpha)
    let total = alpha + remaining
    guard total > 0 else { return .clear }
    func mixed(_ front: Double, _ back: Double) -> Double { (front * alpha + back * remaining) / total }
    return Color(
      mixed(red, backdrop.red), mixed(green, backdrop.green), mixed(blue, backdrop.blue), alpha: total)
  }
}
