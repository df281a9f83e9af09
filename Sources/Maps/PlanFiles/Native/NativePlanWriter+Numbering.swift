internal import JSON
internal import Reading
internal import SeatMaps

extension NativePlanWriter {
  /// Writes how rows are named, as a rule in one line; nothing where nothing is said.
  static func write(_ numbering: RowNumbering?, _ key: some DocumentKey, to json: inout JSONWriter) {
    json.field(key, numbering?.rule)
  }

  /// Writes how seats are named, as a rule in one line; nothing where nothing is said.
  static func write(_ numbering: SeatNumbering?, _ key: some DocumentKey, to json: inout JSONWriter) {
    json.field(key, numbering?.rule)
  }

  /// Writes labels, as a rule in one line; nothing where nothing is said.
  static func write(_ scheme: LabelScheme?, _ key: some DocumentKey, to json: inout JSONWriter) {
    json.field(key, scheme?.rule)
  }
}
