internal import GoldenImages

/// What became of goldens that were decided about, told line by line: what was done on standard output, what was not on
/// standard error.
struct SettlementReport {
  private let settlements: [GoldenSettlement]
  private let isRehearsal: Bool

  init(_ settlements: [GoldenSettlement], isRehearsal: Bool = false) {
    self.settlements = settlements
    self.isRehearsal = isRehearsal
  }

  /// Tells all, and says whether everything was done.
  func tell(in session: Session) throws(CommandFailure) -> ExitStatus {
    if settlements.isEmpty { try session.write("nothing is pending\n") }
    let prefix = isRehearsal ? "dry run: " : ""
    try session.write(settlements.filter(\.isDone).map { "\(prefix)\($0)\n" }.joined())
    for settlement in settlements where !settlement.isDone {
      session.report("\(prefix)\(settlement)\(SettlementReport.hint(settlement))")
    }
    return status
  }

  private var status: ExitStatus {
    let failures = settlements.filter { if case .failed = $0.action { true } else { false } }
    if !failures.isEmpty { return .cannotWrite }
    return settlements.allSatisfy(\.isDone) ? .success : .problemsFound
  }

  /// The option that allows what was refused.
  private static func hint(_ settlement: GoldenSettlement) -> String {
    settlement.action == .refused(.blank) ? " (\(DecisionInput.allowBlank.spelling))" : ""
  }
}
