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
