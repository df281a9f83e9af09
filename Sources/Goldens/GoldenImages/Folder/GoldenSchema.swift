/// The JSON Schemas (draft 2020-12) of the files beside goldens, for editors and other programs.
public enum GoldenSchema: String, Hashable, Sendable, CaseIterable {
  /// The schema of `goldens.json`; the documentation of ``GoldenConfiguration`` says what the keys mean.
  case configuration
  /// The schema of a golden's sidecar; the documentation of ``GoldenSidecar`` says what the keys mean.
  case sidecar
  /// The schema of a reviewer's decisions; the documentation of ``GoldenDecisions`` says what the keys mean.
  case decisions
  /// The schema of the facts about a pending golden; the documentation of ``GoldenFacts`` says what the keys mean.
  case facts

  /// The schema as JSON text with a line break at its end.
  public var text: String { String(decoding: file, as: UTF8.self) }

  private var file: [UInt8] {
    switch self {
    case .configuration: PackageResources.goldens_schema_json
    case .sidecar: PackageResources.golden_sidecar_schema_json
    case .decisions: PackageResources.golden_decisions_schema_json
    case .facts: PackageResources.golden_facts_schema_json
    }
  }
}
