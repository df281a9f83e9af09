/// Which of a process's tests are run.
enum TestSelection {
  /// Whether a process of tests with such arguments runs only some of its tests.
  ///
  /// SwiftPM 6.3 hands its own arguments on to Swift Testing; XCTest gets the names of the tests to run, or nothing when
  /// that is all of them. With `--parallel` it gets one name for each process, and no process runs all.
  static func isFiltered(arguments: [String], library: TestLibrary) -> Bool {
    let arguments = arguments.dropFirst()
    return switch library {
    case .swiftTesting:
      arguments.contains { argument in
        ["--filter", "--skip", "--specifier", "-s"].contains { argument == $0 || argument.hasPrefix($0 + "=") }
      }
    case .xctest: arguments.contains { !$0.hasPrefix("-") }
    }
  }
}
