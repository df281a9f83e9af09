extension Int {
  /// The number with what is counted, in the plural unless there is one: `1 pixel`, `1,024 pixels`.
  func counted(_ singular: String, plural: String? = nil) -> String {
    "\(grouped) \(self == 1 ? singular : plural ?? singular + "s")"
  }
}
