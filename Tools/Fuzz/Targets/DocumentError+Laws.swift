internal import Support

extension DocumentError {
  /// What holds for every error of a reader of JSON: it is one line, says why, and says where, with a path unless it is
  /// about the document as a whole.
  func checkLaws(forJSON bytes: [UInt8]) throws(BrokenLaw) {
    try checkLaws(forText: bytes)
    // What breaks the grammar, and numbers that no double holds, are found before there are paths.
    guard ![.syntax, .value].contains(kind), place.path == nil else { return }
    try hold(isAtRoot(of: bytes), "an error within the document has no path: \(self)")
  }

  /// What holds for every error of a reader of text.
  func checkLaws(forText bytes: [UInt8]) throws(BrokenLaw) {
    try hold(!reason.isEmpty, "an error has no reason")
    try hold(
      description.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F },
      "an error does not fit on a line: \(description.debugDescription)")
    // A file that is too large is so as a whole.
    if place.line == nil, kind == .limit { return }

    guard let line = place.line, let column = place.column else {
      throw BrokenLaw(description: "an error has no line and column: \(self)")
    }
    let lines = bytes.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
    try hold((1...lines.count).contains(line), "line \(line) of \(lines.count): \(self)")
    // The place after the last character counts: that is where something is missing.
    // In UTF-16, which XML may be in, a byte that looks like the end of a line is half of a character.
    let isUTF16 = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    let longest = isUTF16 ? bytes.count : lines.map(\.count).max() ?? 0
    try hold((1...longest + 1).contains(column), "column \(column) is in no line: \(self)")
  }

  /// Whether the place is that of the document's root, or the depth of nesting, which no path leads to, is at fault.
  private func isAtRoot(of bytes: [UInt8]) -> Bool {
    if kind == .limit { return true }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    let before = text.prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    // CR LF is one character, and one end of a line.
    return place.line == String(decoding: before, as: UTF8.self).count(where: \.isNewline) + 1
  }
}
