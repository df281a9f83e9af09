internal import Foundation

/// A line for whoever looks at the output of the tests, on standard error.
enum Notice {
  /// Writes the line.
  static func show(_ line: String) {
    // Nobody is left to tell when standard error is closed.
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
