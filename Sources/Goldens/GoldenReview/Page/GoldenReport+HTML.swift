extension GoldenReport {
  /// The report as one HTML file in UTF-8 to review goldens with, which needs no network and nothing beside it.
  public func html() -> [UInt8] { ReviewPage(self).bytes }
}
