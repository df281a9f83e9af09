import Foundation
import FuzzTargets
import Testing

/// Every input that the fuzzer begins with, or has found to reach further, breaks no law.
struct ReplayTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Tools/Fuzz").standardizedFileURL

  /// The files of one of the fuzzer's folders for a target, by name.
  private func files(of target: FuzzTarget, in folder: String) throws -> [URL] {
    let folder = ReplayTests.root.appending(path: folder).appending(path: target.rawValue)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  @Test(arguments: FuzzTarget.allCases, ["Seeds", "Corpora"])
  func `No input breaks a law`(target: FuzzTarget, folder: String) throws {
    let files = try files(of: target, in: folder)
    #expect(!files.isEmpty)
    for file in files {
      #expect(throws: Never.self, "\(folder)/\(target.rawValue)/\(file.lastPathComponent)") {
        try target.examine([UInt8](Data(contentsOf: file)))
      }
    }
  }

  @Test func `Every folder of inputs belongs to a target`() throws {
    for folder in ["Seeds", "Corpora"] {
      let names = try FileManager.default.contentsOfDirectory(atPath: ReplayTests.root.appending(path: folder).path)
      #expect(Set(names) == Set(FuzzTarget.allCases.map(\.rawValue)))
    }
  }
}
