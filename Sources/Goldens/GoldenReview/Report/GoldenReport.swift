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
