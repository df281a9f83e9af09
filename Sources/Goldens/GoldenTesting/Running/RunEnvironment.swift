internal import GoldenImages

/// What the environment of a test process says about goldens.
///
/// `GoldenRuns` reads the variables once for the process; everything below is told.
struct RunEnvironment: Hashable, Sendable {
  /// What `GOLDENS` asks for; `pending` when it is not set.
  let mode: GoldenMode
  /// What `GOLDENS` is when it is no mode.
  let unknownMode: String?
  /// Whether `CI` is set, to anything but nothing, `0`, `false` and `no`.
  let isContinuousIntegration: Bool
  /// The folder that `GOLDENS_ARTIFACTS` names.
  let artifacts: String?

  /// Reads variables.
  init(_ variables: [String: String]) {
    let wanted = variables["GOLDENS"].flatMap { $0.isEmpty ? nil : $0 }
    mode = wanted.flatMap(GoldenMode.init(rawValue:)) ?? .pending
    unknownMode = wanted.flatMap { GoldenMode(rawValue: $0) == nil ? $0 : nil }
    let server = variables["CI"]?.lowercased() ?? ""
    isContinuousIntegration = !["", "0", "false", "no"].contains(server)
    artifacts = variables["GOLDENS_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
  }
}
