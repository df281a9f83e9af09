/// A library that runs tests.
///
/// `swift test` runs the tests of each in a process of its own, though all are in one program.
enum TestLibrary: String, Hashable, Sendable {
  /// Swift Testing, with `@Test` and `#expect`.
  case swiftTesting = "swift-testing"
  /// XCTest, with subclasses of `XCTestCase`.
  case xctest

  /// The library that a process with such arguments runs.
  ///
  /// SwiftPM tells a process that is to run Swift Testing so by `--testing-library swift-testing`; to one that runs
  /// XCTest it gives names of tests or nothing.
  init(arguments: [String]) {
    let pairs = zip(arguments, arguments.dropFirst())
    let isSwiftTesting =
      pairs.contains { $0 == "--testing-library" && $1 == "swift-testing" }
      || arguments.contains("--testing-library=swift-testing")
    self = isSwiftTesting ? .swiftTesting : .xctest
  }
}
