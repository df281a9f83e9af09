/// What a rule has found so far: a count and the first examples.
struct Collected {
  private(set) var count = 0
  private(set) var subjects: [Finding.Subject] = []

  mutating func add(_ subject: @autoclosure () -> Finding.Subject) {
    count += 1
    if subjects.count < Finding.maximumSubjectCount { subjects.append(subject()) }
  }

  /// The finding, its message made from the count and the examples; nil where nothing was found.
  func finding(_ code: Finding.Code, message: (_ count: Int, _ examples: String) -> String) -> Finding? {
    guard count > 0 else { return nil }
    return Finding(code, count: count, subjects: subjects, message: message(count, examples))
  }

  /// The first few names and the number of others: "A, B, C and 4 more".
  private var examples: String {
    let shown = subjects.prefix(3).map { $0.name.isEmpty ? "\"\"" : $0.name.abbreviated }
    guard count > shown.count else {
      return shown.count < 2 ? shown.joined() : shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "")
    }
    return shown.joined(separator: ", ") + " and \(count - shown.count) more"
  }
}
