import FoundationEssentials
import Testing

/// Files of the repository that tests read, found from where this file was compiled.
enum RepositoryFiles {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The bytes of a file, such as "Examples/theatre.json".
  static func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: root.appending(path: path))) }

  /// The text of a file.
  static func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

  /// The paths of a folder's files whose names end so, sorted.
  static func names(in folder: String, suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(suffix) }
      .sorted()
      .map { folder + "/" + $0 }
  }
}
