internal import Foundation

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

  /// Whether this process was started by another one of the same program, as Swift Testing starts one for each exit test.
  ///
  /// Its arguments are those of a run of all tests. Where the system does not say, the answer is no.
  static var isPartOfAnotherProcess: Bool {
    func program(_ process: String) -> String? {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
    }
    guard let own = program("self") else { return false }
    return own == program("\(getppid())")
  }
}
