/// The place in a test's source from which a golden was asked for.
public struct GoldenCaller: Hashable, Sendable {
  /// The source file, as the caller names it.
  public let file: String
  /// The line, counted from 1.
  public let line: Int

  /// Names a place.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

extension GoldenCaller: CustomStringConvertible {
  /// The place as compilers write it, `Tests/MapTests.swift:12`.
  public var description: String { "\(file):\(line)" }
}
