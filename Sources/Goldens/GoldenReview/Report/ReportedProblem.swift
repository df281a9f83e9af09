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
