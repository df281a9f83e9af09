internal import JSON

// The keys of every object of the files beside goldens. The JSON Schemas in Schemas/ have the same ones.

enum ConfigurationKey: String, DocumentKey {
  case schema = "$schema"
  case format, canonicalPlatform, tolerance, toleranceOnOtherPlatforms, suites, budgets, runs, keep

  static let owner = "the configuration of goldens"
}

enum SuiteKey: String, DocumentKey {
  case tolerance

  static let owner = "a suite"
}

enum BudgetsKey: String, DocumentKey {
  case largestFile, folder

  static let owner = "the list of budgets"
}

enum SidecarKey: String, DocumentKey {
  case schema = "$schema"
  case format, tolerance, mask, reason, expires, expectedFailure

  static let owner = "the sidecar of a golden"
}

extension JSONWriter {
  /// Writes a key of a format; the value that is written next belongs to it.
  mutating func key(_ key: some DocumentKey) { self.key(key.rawValue) }
}
