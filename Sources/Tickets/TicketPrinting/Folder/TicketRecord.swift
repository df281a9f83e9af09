/// What is remembered of a file that was made: what it was made of, and what it held.
struct TicketRecord: Hashable, Sendable {
  /// The file's name in its folder.
  var file: String
  /// The digest of all that the file was made of.
  var inputs: String
  /// The digest of the file's bytes.
  var content: String
}
