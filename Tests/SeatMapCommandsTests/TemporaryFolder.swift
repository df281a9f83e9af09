import FoundationEssentials

/// A new folder for one test; it goes with its owner.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "seatmap-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file and tells its path.
  func file(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: path(name)))
    return path(name)
  }

  /// The bytes of a file in the folder; nil where there is none.
  func bytes(_ name: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(filePath: path(name)))).map { Array($0) }
  }

  /// A file in the folder as text; nil where there is none.
  func text(_ name: String) -> String? { bytes(name).map { String(decoding: $0, as: UTF8.self) } }

  /// The names of all files, hidden ones too.
  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? [] }
}
