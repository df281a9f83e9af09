internal import Cryptography
public import Files
internal import Signing

/// A folder that tickets are written to, and what is there and right already.
///
/// Files are replaced whole or not at all, and never through a link that leads out of the folder.
public struct TicketFolder: Sendable {
  /// The folder's path.
  public let path: String
  private let records: [String: TicketRecord]

  /// Opens a folder, and makes it where there is none; reads the journals of earlier runs.
  ///
  /// - Throws: `SystemError` where the folder cannot be made or listed.
  public init(_ path: String) throws(SystemError) {
    self.path = path
    try Folder.make(path)
    var records: [String: TicketRecord] = [:]
    for entry in try Folder.entries(of: path) ?? [] where TicketJournal.isName(entry.name) {
      guard let bytes = TicketFolder.content(of: path + "/" + entry.name) else { continue }
      for record in TicketJournal.records(in: bytes) { records[record.file] = record }
    }
    self.records = records
  }

  /// The content of a file that was made of the same inputs and has not changed since; nil where it has to be made.
  func rightContent(of file: String, madeOf inputs: String) -> [UInt8]? {
    guard let record = records[file], record.inputs == inputs,
      let bytes = TicketFolder.content(of: path + "/" + file), TicketFolder.digest(of: bytes) == record.content
    else { return nil }
    return bytes
  }

  /// Writes a file, and tells what is to be remembered of it.
  func write(_ bytes: [UInt8], to file: String, madeOf inputs: String) throws(SystemError) -> TicketRecord {
    try WholeFile.replaceEntry(path + "/" + file, with: bytes)
    return TicketRecord(file: file, inputs: inputs, content: TicketFolder.digest(of: bytes))
  }

  /// The journal that a run adds to.
  ///
  /// - Parameter shard: The part of the batch that the run makes; the whole batch where nil.
  public func journal(for shard: TicketShard? = nil) -> TicketJournal {
    TicketJournal(
      in: path, shard: shard, content: TicketFolder.content(of: path + "/" + TicketJournal.name(for: shard)))
  }

  /// The digest of bytes as it stands in journals: 128 bits of their SHA-256.
  static func digest(of bytes: [UInt8]) -> String { String(SHA256Digest(of: bytes).description.prefix(32)) }

  /// The content of a file of the folder itself; nil where there is none, or something else.
  private static func content(of path: String) -> [UInt8]? {
    do throws(SystemError) {
      return try WholeFile.read(path, followingLinks: false)
    } catch {
      // What cannot be read is written anew, which says what is wrong if that fails too.
      return nil
    }
  }
}
