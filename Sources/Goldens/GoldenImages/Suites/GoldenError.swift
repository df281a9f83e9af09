public import JSON

/// Why something about a folder of goldens cannot be done.
public enum GoldenError: Error, Hashable, Sendable {
  /// A configuration, sidecar, ledger or decisions file cannot be read as what it should be.
  case document(DocumentError)
  /// A file or folder cannot be read or written.
  case file(path: String, reason: String)
  /// A variable of the environment, which the process that runs the tests has read, is not what it may be.
  case environment(variable: String, reason: String)
}

extension GoldenError: CustomStringConvertible {
  /// Where and why, in one line.
  public var description: String {
    switch self {
    case .document(let error): error.description
    case .file(let path, let reason): "\(path): \(reason)"
    case .environment(let variable, let reason): "\(variable): \(reason)"
    }
  }
}
