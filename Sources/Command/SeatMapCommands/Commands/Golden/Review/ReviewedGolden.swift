internal import GoldenImages

/// A pending golden as a review shows it.
struct ReviewedGolden: Hashable, Sendable {
  /// Its file in the folder of goldens, such as `SeatMaps/theatre.png`.
  let name: String
  /// What is known of it, a line each.
  let facts: [String]
  /// Why it cannot be approved here, with what to do instead; nil where it can be.
  let refusal: String?
  /// The same for goldens that changed in the same way; nil for one that stands alone.
  let group: String?
  /// The files that can be looked at elsewhere.
  let paths: [String]
}

/// What one question of a review is about: a pending golden, or several that changed in the same way.
struct ReviewQuestion: Hashable, Sendable {
  /// The places of its goldens among those that are reviewed, in order; at least one.
  let goldens: [Int]

  /// The questions that goldens raise: one for each group at the place of its first, one for each golden that stands
  /// alone.
  static func questions(about goldens: [ReviewedGolden]) -> [ReviewQuestion] {
    var questions: [ReviewQuestion] = []
    var placeOfGroup: [String: Int] = [:]
    for (index, golden) in goldens.enumerated() {
      // A group is decided about at once, so that all of it can be approved or none.
      guard let group = golden.group, golden.refusal == nil else {
        questions.append(ReviewQuestion(goldens: [index]))
        continue
      }
      if let place = placeOfGroup[group] {
        questions[place] = ReviewQuestion(goldens: questions[place].goldens + [index])
      } else {
        placeOfGroup[group] = questions.count
        questions.append(ReviewQuestion(goldens: [index]))
      }
    }
    return questions
  }
}
