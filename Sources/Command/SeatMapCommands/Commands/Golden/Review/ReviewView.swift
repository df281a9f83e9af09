/// What of a pending golden a review shows.
enum ReviewView: String, Hashable, Sendable, CaseIterable {
  /// What was expected, the difference and what came instead.
  case all
  /// What came instead, as large as there is room for.
  case actual
  /// What was expected, as large as there is room for.
  case expected
  /// The difference, as large as there is room for.
  case difference

  /// The view after this one, the first after the last.
  var next: ReviewView {
    switch self {
    case .all: .actual
    case .actual: .expected
    case .expected: .difference
    case .difference: .all
    }
  }
}
