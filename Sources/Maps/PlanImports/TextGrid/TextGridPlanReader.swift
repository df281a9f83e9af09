internal import JSON
internal import Reading
internal import SeatMaps
internal import Support

/// Reads halls drawn with characters, a line to each row from the stage down, after lines such as `name: Studio`.
struct TextGridPlanReader: TextPlanReader {
  static let format = PlanFormat.textGrid

  private(set) var reading: TextDocumentReading

  init(reading: TextDocumentReading) {
    self.reading = reading
  }

  /// Whether a file looks like such a drawing: it has a line of a header, or fewer kinds of characters than prose.
  static func recognizes(_ bytes: [UInt8]) -> Bool {
    var header = GridHeader()
    var isHeader = false
    var kinds: Set<Character> = []
    var seats = 0
    for line in lines(ofStart: bytes) where !line.trimmed.isEmpty {
      if kinds.isEmpty, let colon = line.firstIndex(of: ":") {
        let word = line[..<colon].trimmed
        isHeader = isHeader || GridHeader.Key(rawValue: word.lowercased()) != nil
        if (try? header.take(line)) != false { continue }
      }
      guard let row = try? GridRow(line) else { return isHeader }
      kinds.formUnion(row.cells.map(\.kind))
      seats += row.cells.count
    }
    return isHeader || kinds.count <= mostKinds && 2 * kinds.count <= seats
  }

  /// How many kinds of seats a drawing without a header may have: prose has more kinds of letters.
  private static let mostKinds = 10

  /// The first lines of a file, without one that would be cut.
  private static func lines(ofStart bytes: [UInt8]) -> [Substring] {
    let start = bytes.dropFirst(JSONPosition.byteOrderMark(of: bytes)).prefix(recognizedLength)
    var lines = String(decoding: start, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.endsLine)
    if start.endIndex < bytes.endIndex, lines.count > 1 { lines.removeLast() }
    return lines
  }

  /// How many bytes are looked at to recognize a drawing.
  private static let recognizedLength = 1 << 16

  /// The plan in a file's bytes.
  mutating func plan(_ bytes: [UInt8]) throws(DocumentError) -> SeatPlan {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw DocumentError(
        .syntax, "the text is not UTF-8: save it in that encoding", at: reading.place(line: 1, column: 1))
    }
    var header = GridHeader()
    var rows: [GridRow] = []
    let text = String(decoding: bytes.dropFirst(JSONPosition.byteOrderMark(of: bytes)), as: UTF8.self)
    var (rest, number) = (text[...], 0)
    while !rest.isEmpty {
      let end = rest.firstIndex(where: \.endsLine) ?? rest.endIndex
      let line = rest[..<end]
      rest = end == rest.endIndex ? rest[end...] : rest[rest.index(after: end)...]
      number += 1
      try take(line, number: number, into: &rows, &header)
    }
    while rows.last?.cells.isEmpty == true { rows.removeLast() }
    return GridPlan(rows, header: header).plan
  }

  private mutating func take(
    _ line: Substring, number: Int, into rows: inout [GridRow], _ header: inout GridHeader
  ) throws(DocumentError) {
    do throws(GridRow.Fault) {
      if rows.isEmpty {
        if line.trimmed.isEmpty { return }
        if try header.take(cleaned(line, number)) { return }
      }
      let row = try cleaned(GridRow(line.withoutTrailingSpaces), number)
      rows.append(row)
    } catch {
      throw DocumentError(.value, error.reason, at: reading.place(line: number, column: error.offset + 1))
    }
    let place = reading.place(line: number, column: 1)
    try reading.count(seats: max(rows.last?.cells.count ?? 0, 1), at: place)
  }

  private mutating func cleaned(_ line: Substring, _ number: Int) -> String {
    let place = reading.place(line: number, column: 1)
    return reading.cleaned(String(line), at: place)
  }

  private mutating func cleaned(_ row: GridRow, _ number: Int) -> GridRow {
    row.mapTexts { text, offset in
      let place = reading.place(line: number, column: offset + 1)
      return reading.cleaned(text, at: place)
    }
  }
}

extension Substring {
  /// The line without spaces at its end, which editors leave or take away as they like.
  fileprivate var withoutTrailingSpaces: Substring {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return self[...last]
  }
}

extension Character {
  /// Whether the character ends a line in files: LF, CR LF or CR.
  fileprivate var endsLine: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}
