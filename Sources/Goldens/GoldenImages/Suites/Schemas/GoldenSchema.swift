/// The JSON Schemas (draft 2020-12) of the files beside goldens, for editors and other programs.
public enum GoldenSchema: String, Hashable, Sendable, CaseIterable {
  /// The schema of `goldens.json`.
  case configuration
  /// The schema of a golden's sidecar.
  case sidecar
  /// The schema of a reviewer's decisions.
  case decisions
  /// The schema of the facts about a pending golden.
  case facts

  /// The schema as JSON text with a line break at its end.
  public var text: String {
    switch self {
    case .configuration: ConfigurationSchema.text
    case .sidecar: SidecarSchema.text
    case .decisions: DecisionsSchema.text
    case .facts: FactsSchema.text
    }
  }
}
