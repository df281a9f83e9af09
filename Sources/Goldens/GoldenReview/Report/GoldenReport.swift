internal import GoldenImages

/// What a run made of its goldens, for people to review and for other programs to read.
///
/// The report is a plain value that holds all it tells, pictures included, so that what is made of it depends on nothing
/// else: ``html()``, ``junit()``, ``json()`` and ``markdown()`` give the same bytes for the same report, without a clock.
public struct GoldenReport: Hashable, Sendable {
  /// What the report is about, such as "Goldens of seatmap".
  public let title: String
  /// The goldens, in the order in which they are shown.
  public let goldens: [ReportedGolden]
  /// What is wrong with the folder of goldens itself.
  public let problems: [ReportedProblem]
  /// The command that carries out decisions, without the file of decisions at its end.
  public let approveCommand: String

  /// Creates a report.
  ///
  /// `approveCommand` is shown to people, who add the decisions file to it.
  public init(
    title: String, goldens: [ReportedGolden], problems: [ReportedProblem] = [],
    approveCommand: String = "seatmap golden approve --from"
  ) {
    self.title = title
    self.goldens = goldens
    self.problems = problems
    self.approveCommand = approveCommand
  }

  /// How many goldens are in a state.
  ///
  /// Complexity: O(goldens).
  public func count(_ state: ReportedGolden.State) -> Int { goldens.count { $0.state == state } }

  /// Whether every golden passed and nothing is wrong with the folder.
  public var isPassed: Bool { problems.isEmpty && goldens.allSatisfy { $0.state == .passed } }
}

/// Something that is wrong with a folder of goldens rather than with one picture: an orphan, a size budget, a name.
public struct ReportedProblem: Hashable, Sendable {
  /// The file or golden that it is about.
  public let subject: String
  /// What is wrong and what to do.
  public let message: String

  /// Creates a problem.
  public init(subject: String, message: String) {
    self.subject = subject
    self.message = message
  }
}

/// A fact about a golden, as it is written for people.
struct ReportedFact: Hashable {
  /// What it is about, in lower case.
  let label: String
  let value: String

  init(_ label: String, _ value: String) {
    self.label = label
    self.value = value
  }
}

extension ReportedGolden {
  /// The facts about a golden in the order in which people want to know them.
  var facts: [ReportedFact] {
    var facts = comparison.map(ReportedGolden.facts) ?? []
    if let tolerance {
      facts.append(ReportedFact("tolerance", tolerance.tolerance.description))
      facts.append(ReportedFact("tolerance set by", tolerance.origin))
    }
    if let variant = file.variant { facts.append(ReportedFact("variant", variant.description)) }
    if let caller { facts.append(ReportedFact("test", caller.description)) }
    return facts
  }

  private static func facts(_ comparison: ImageComparison) -> [ReportedFact] {
    let (expectedSize, actualSize) = (comparison.expectedSize, comparison.actualSize)
    var facts = [
      ReportedFact("size", expectedSize == actualSize ? "\(actualSize)" : "\(expectedSize), now \(actualSize)")
    ]
    if comparison.expectedColorSpace != comparison.actualColorSpace {
      facts.append(
        ReportedFact("colours", "\(comparison.expectedColorSpace), now \(comparison.actualColorSpace)"))
    }
    facts.append(ReportedFact("pixels that differ", "\(comparison.differingPixels) of \(comparison.comparedPixels)"))
    if comparison.unmatchedPixels > 0 {
      facts.append(ReportedFact("pixels in one picture only", String(comparison.unmatchedPixels)))
    }
    if comparison.maskedPixels > 0 { facts.append(ReportedFact("pixels masked", String(comparison.maskedPixels))) }
    if let bounds = comparison.bounds {
      facts.append(ReportedFact("largest delta", "\(comparison.largestDelta) of 255"))
      facts.append(ReportedFact("largest colour difference", hundredths(comparison.largestColorDifference)))
      facts.append(ReportedFact("bounds", bounds.description))
      facts.append(ReportedFact("clusters", String(comparison.clusterCount)))
      facts.append(ReportedFact("pixels by delta", comparison.histogram.description))
    }
    if let window = comparison.densestWindow { facts.append(ReportedFact("densest window", window.description)) }
    if let edges = comparison.edgeLikePixels, edges > 0 {
      facts.append(ReportedFact("pixels as of a moved edge", String(edges)))
    }
    if let offset = comparison.bestOffset { facts.append(ReportedFact("best offset", offset.description)) }
    return facts
  }

  /// A number from 0 with two decimals, and never 0 where it is not.
  private static func hundredths(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    if hundredths == 0 { return number > 0 ? "less than 0.01" : "0" }
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
  }
}
