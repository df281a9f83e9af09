public import ImageFiles

/// Why there is no picture to show; what is shown instead is for the design to say.
public struct PictureProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// There is no such file.
    case missing
    /// The file cannot be read, for the reason told.
    case unreadable(String)
    /// The file is no picture that can be shown: broken, too large, animated or of another kind.
    case broken(ImageFileError)
    /// The slot has no extent.
    case emptySlot
  }

  /// The picture, as whoever asked for it calls it: most often a path.
  public let name: String
  /// What is wrong.
  public let reason: Reason

  /// Creates a problem.
  public init(name: String, reason: Reason) {
    self.name = name
    self.reason = reason
  }
}

extension PictureProblem: CustomStringConvertible {
  /// The name and the reason in a line.
  public var description: String { "\(name): \(reason)" }
}

extension PictureProblem.Reason: CustomStringConvertible {
  /// The reason in a few words.
  public var description: String {
    switch self {
    case .missing: "there is no such picture"
    case .unreadable(let reason): "the picture cannot be read: \(reason)"
    case .broken(let error): error.description
    case .emptySlot: "the place for the picture has no extent"
    }
  }
}
