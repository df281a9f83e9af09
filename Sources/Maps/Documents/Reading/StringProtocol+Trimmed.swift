extension StringProtocol {
  /// The text without spaces and tabs at its ends.
  var trimmed: String {
    let start = drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
