internal import FoundationEssentials

/// A new folder for one test; it goes with its owner.
public final class TemporaryFolder {
  /// The folder's path.
  public let path: String

  /// Makes the folder.
  public init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "seatmap-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in the folder.
  public func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and the folders that its name begins with; tells its path.
  @discardableResult
  public func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = URL(filePath: path(name))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return path(name)
  }

  /// Writes a file of text; tells its path.
  @discardableResult
  public func file(_ name: String, _ text: String) throws -> String { try file(name, Array(text.utf8)) }

  /// Removes a file or folder in the folder.
  public func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  /// Makes a symbolic link in the folder.
  public func link(_ name: String, to path: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self.path(name), withDestinationPath: path)
  }

  /// The bytes of a file in the folder; nil where there is none.
  public func bytes(_ name: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(filePath: path(name)))).map { Array($0) }
  }

  /// A file in the folder as text; nil where there is none.
  public func text(_ name: String) -> String? { bytes(name).map { String(decoding: $0, as: UTF8.self) } }

  /// The names of all files, hidden ones too.
  public var names: [String] { (try? TemporaryFolder.names(in: path)) ?? [] }

  /// The names of all files in a folder, hidden ones too, sorted.
  public static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
