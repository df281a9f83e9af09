internal import FoundationEssentials

/// Files of the repository that tests read, found from where this file was compiled.
public enum RepositoryFiles {
  /// The path of the repository's folder.
  public static let folder = root.path

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The whole path of a file, such as "Examples/theatre.json".
  public static func path(_ name: String) -> String { root.appending(path: name).path }

  /// Whether there is such a file or folder: those of other projects, beside the repository, may be missing.
  public static func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// The bytes of a file.
  public static func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: root.appending(path: name))) }

  /// The text of a file.
  public static func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  /// The names of a folder's files that end so, with the folder's before them, sorted.
  public static func names(in folder: String, suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder))
      .filter { $0.hasSuffix(suffix) }
      .sorted()
      .map { folder + "/" + $0 }
  }
}
