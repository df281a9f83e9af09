internal import Colors

extension PlacedBarcode {
  /// What keeps scanners from reading the code, or may; empty where it is a good one.
  ///
  /// Software decoders are no judges: they read codes that the scanners at a door do not. In the order of the rules,
  /// and of the lines given. O(number of lines, neighbours and steps of the
  /// outlines).
  public func findings(in surroundings: BarcodeSurroundings) -> [BarcodeFinding] {
    moduleSizeFindings(on: surroundings.medium)
      + contrastFindings(dark: surroundings.dark, light: surroundings.light)
      + quietZoneFindings(surroundings.neighbors)
      + distanceFindings(surroundings)
  }
}
