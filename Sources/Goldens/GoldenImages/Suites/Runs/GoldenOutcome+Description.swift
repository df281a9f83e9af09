extension GoldenOutcome: CustomStringConvertible {
  /// What is the matter, where the files are, and what to do, in several lines.
  public var description: String {
    ([headline] + (details + notes + places + advice).map { "  " + $0 }).joined(separator: "\n")
  }

  /// What is the matter, in one line.
  public var headline: String {
    switch result {
    case .passed: "\(name) is its golden: \(facts)"
    case .failedAsExpected(let reason): "\(name) differs, as is known (\(reason)): \(facts)"
    case .passedUnexpectedly: "\(name) is its golden, though its sidecar says that it is known to differ"
    case .differs: "\(name) is not its golden: \(facts)"
    case .missing: "\(name) has no golden yet"
    case .recorded: "\(name) has been recorded by this run, which therefore fails"
    case .recordingRefused: "\(name): goldens are never recorded on a server of continuous integration"
    case .unreadableGolden(let reason): "the golden of \(name) cannot be read: \(reason)"
    case .unreadableActual(let reason): "what is to be held against \(name) cannot be read: \(reason)"
    case .unfitName(let reason): "\(name) cannot be the name of a golden: \(reason)"
    case .failed(let error): "\(name): \(error)"
    }
  }

  private var facts: String {
    if let verdict { return "\(verdict.comparison)" }
    guard let textDifference else { return "no difference" }
    return "the texts differ\n" + textDifference
  }

  /// Why the tolerance does not let two pictures pass, and all that was found.
  private var details: [String] {
    guard case .differs = result, let verdict else { return [] }
    return verdict.details.split(separator: "\n").map(String.init)
  }

  private var places: [String] {
    var places = goldenPath.map { ["golden:     \($0)"] } ?? []
    if let pending {
      places.append("actual:     \(pending.actualPath)")
      if let difference = pending.differencePath { places.append("difference: \(difference)") }
    }
    return places
  }

  private var advice: [String] {
    switch result {
    case .differs, .missing, .unreadableGolden:
      guard let pending else { return [] }
      return ["look at it, then: seatmap golden approve \(pending.file.path)"]
    case .recorded: return ["look at it, then run again without recording"]
    case .passedUnexpectedly: return ["remove \"expectedFailure\" from the sidecar"]
    case .recordingRefused: return ["unset GOLDENS there, and record where a person looks at what is recorded"]
    default: return []
    }
  }
}
