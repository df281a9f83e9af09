extension Color {
  /// The colour at `fraction` of the way to another, mixed in OKLab: this colour at 0, the other at 1.
  ///
  /// As CSS `color-mix(in oklab, …)` does, coordinates are weighted by opacity, so that mixing with ``clear`` fades
  /// a colour without dirtying it. The fraction is limited to 0…1; not a number counts as 0.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    let alpha = self.alpha * (1 - fraction) + other.alpha * fraction
    guard alpha > 0 else { return .clear }
    let share = other.alpha * fraction / alpha
    let (start, end) = (OKLab(self), OKLab(other))
    return OKLab(
      lightness: start.lightness + (end.lightness - start.lightness) * share,
      a: start.a + (end.a - start.a) * share,
      b: start.b + (end.b - start.b) * share
    ).color(alpha: alpha)
  }
}
