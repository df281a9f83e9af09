internal import Files
internal import Glibc
internal import JSON
internal import Support

/// The record of the files in a folder of tickets, by which the next run knows what is there and right.
///
/// It is a file of JSON lines, `.seatmap-tickets.ndjson`, to which a line is added for each file that is made, by one call
/// of the system: a killed run leaves whole lines and at most a part of one at the end. Later lines replace earlier ones
/// about the same file. Nothing depends on it: where lines are missing or damaged, files are made again. Each part of a
/// batch that is shared out has a journal of its own, so that machines do not write to one file.
public struct TicketJournal: ~Copyable {
  static let format = "seatmap-tickets/1"

  private let path: String
  private var file: FileDescriptor?
  private var needsLineBreak: Bool

  /// The name of the journal of a whole batch, or of one part of it.
  static func name(for shard: TicketShard?) -> String {
    ".seatmap-tickets" + (shard.map { ".\($0.number)-of-\($0.count)" } ?? "") + ".ndjson"
  }

  /// Whether a file in a folder is a journal of any batch.
  static func isName(_ name: String) -> Bool { name.hasPrefix(".seatmap-tickets.") && name.hasSuffix(".ndjson") }

  /// The records of a journal's bytes, in the order of the lines; what is no record is left out.
  static func records(in bytes: [UInt8]) -> [TicketRecord] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      do throws(DocumentError) {
        let document = try JSONDocument(bytes: Array(line))
        return try document.read { root throws(JSONFault) in try TicketRecord(root) }
      } catch {
        return nil
      }
    }
  }

  /// A journal in a folder, to which nothing is written before there is a record; `content` is what it has already.
  init(in folder: String, shard: TicketShard?, content: [UInt8]?) {
    path = folder + "/" + TicketJournal.name(for: shard)
    needsLineBreak = content.map { $0.last != UInt8(ascii: "\n") } ?? false
    isNew = content == nil
  }

  private var isNew: Bool

  /// Adds a record; where that fails, the ticket is made again by the next run, and nothing else is lost.
  mutating func add(_ record: TicketRecord) {
    var bytes: [UInt8] = isNew ? TicketJournal.header : needsLineBreak ? [UInt8(ascii: "\n")] : []
    bytes += record.line
    do throws(SystemError) {
      if file == nil { file = try FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW) }
      try file?.write(bytes)
      (isNew, needsLineBreak) = (false, false)
    } catch {
      // A line that was written in part is left behind.
      needsLineBreak = true
    }
  }

  private static var header: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object { $0.field("format", format) }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

extension TicketRecord {
  fileprivate init(_ node: JSONNode) throws(JSONFault) {
    file = try node.required(node["file"], "file").string()
    inputs = try node.required(node["inputs"], "inputs").string()
    content = try node.required(node["content"], "content").string()
  }

  fileprivate var line: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object { object in
      object.field("file", file)
      object.field("inputs", inputs)
      object.field("content", content)
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

/// What is remembered of a file that was made: what it was made of, and what it held.
struct TicketRecord: Hashable, Sendable {
  /// The file's name in its folder.
  var file: String
  /// The digest of all that the file was made of.
  var inputs: String
  /// The digest of the file's bytes.
  var content: String
}
