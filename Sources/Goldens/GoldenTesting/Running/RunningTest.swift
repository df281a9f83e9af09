internal import Foundation
internal import GoldenImages
internal import Testing
internal import XCTest

/// The test that runs now, to which failures and files are reported.
struct RunningTest: Sendable {
  /// The library that runs it.
  let library: TestLibrary
  /// The place in its source.
  let site: CallSite

  /// The test that runs now.
  ///
  /// Swift Testing knows its test in every task that a test made; in a detached one it does not, and the process's
  /// arguments tell which library is at work.
  init(at site: CallSite) {
    library = Test.current == nil ? GoldenRuns.library : .swiftTesting
    self.site = site
  }

  /// Fails the test.
  func fail(_ reason: String) {
    switch library {
    case .swiftTesting: Issue.record(Comment(rawValue: reason), sourceLocation: sourceLocation)
    case .xctest: XCTFail(reason, file: site.filePath, line: site.line)
    }
  }

  /// Says something that does not fail the test.
  func warn(_ reason: String) {
    #if compiler(>=6.3)
      if library == .swiftTesting {
        Issue.record(Comment(rawValue: reason), severity: .warning, sourceLocation: sourceLocation)
        return
      }
    #endif
    Notice.show("\(site.filePath):\(site.line): warning: \(reason)")
  }

  /// Attaches files to the test, named after it and the golden.
  ///
  /// Where XCTest has no attachments, as on Linux, they are only where the failure says that they are.
  func attach(_ evidence: [GoldenEvidence], of golden: String) {
    for file in evidence {
      let name = RunningTest.attachmentName(of: file, golden: golden, test: testName)
      switch library {
      case .swiftTesting: Attachment.record(file.bytes, named: name, sourceLocation: sourceLocation)
      case .xctest:
        #if canImport(ObjectiveC)
          let attachment = XCTAttachment(data: Data(file.bytes), uniformTypeIdentifier: nil)
          attachment.name = name
          attachment.lifetime = .keepAlways
          XCTContext.runActivity(named: name) { $0.add(attachment) }
        #endif
      }
    }
  }

  /// A name such as `theatre.SeatMaps-theatre-dark.actual.png`, which is a file name everywhere.
  static func attachmentName(of file: GoldenEvidence, golden: String, test: String?) -> String {
    let ending = file.fileName.split(separator: ".").last ?? ""
    let parts = [test, golden, file.role.rawValue].compactMap(\.self).map(fileName)
    return (parts + [String(ending)]).joined(separator: ".")
  }

  private static func fileName(_ text: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == ".")) }
    return words.joined(separator: "-")
  }

  private var testName: String? { Test.current?.name }

  private var sourceLocation: Testing.SourceLocation {
    Testing.SourceLocation(
      fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line), column: Int(site.column))
  }
}

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

/// The place of a call in a test's source.
///
/// Two test libraries want it in different types, which is why it is made of what the compiler fills in.
struct CallSite: Sendable {
  /// The file, with its module: `MapTests/TheatreTests.swift`.
  let fileID: StaticString
  /// The whole path of the file.
  let filePath: StaticString
  /// The line, counted from 1.
  let line: UInt
  /// The column, counted from 1.
  let column: UInt
}

extension CallSite {
  /// The suite that goldens of this file are in when their name does not say: `Theatre` for `TheatreTests.swift`.
  var suite: String {
    let file = "\(filePath)".split(separator: "/").last ?? ""
    let base = file.hasSuffix(".swift") ? file.dropLast(".swift".count) : file
    for ending in ["GoldenTests", "Tests", "Test"] where base.hasSuffix(ending) && base.count > ending.count {
      return String(base.dropLast(ending.count))
    }
    return String(base)
  }

  /// The full name of a golden that may be called without its suite.
  func fullName(_ name: String) -> String { name.contains("/") ? name : "\(suite)/\(name)" }
}

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
