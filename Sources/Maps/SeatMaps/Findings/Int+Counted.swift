extension Int {
  /// A number of things: "1 seat", "2 seats".
  func counted(_ singular: String, _ plural: String? = nil) -> String {
    "\(self) " + (self == 1 ? singular : plural ?? singular + "s")
  }
}
