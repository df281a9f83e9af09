internal import JSON
internal import Reading
internal import SeatMaps

/// What stands before a grid, a line to each thing, such as `name: Studio`.
struct GridHeader {
  /// A word before a colon.
  enum Key: String, CaseIterable {
    case name, currency, screen, stage, rows, seats
  }

  var name = ""
  var currency: String?
  var stage: Stage?
  var kinds = GridKinds()
  var rowNumbering = RowNumbering()
  var seatNumbering = SeatNumbering()

  /// Takes in a line; false where it is none of a header.
  ///
  /// A fault's offset is 0.
  mutating func take(_ line: some StringProtocol) throws(GridRow.Fault) -> Bool {
    guard let colon = line.firstIndex(of: ":") else { return false }
    let word = line[..<colon].trimmed
    let value = line[line.index(after: colon)...].trimmed
    if let character = word.first, word.count == 1 {
      guard !kinds.knows(character) else { throw fault("this character has been described before") }
      try kinds.define(character, as: value)
      return true
    }
    guard let key = Key(rawValue: word.lowercased()) else {
      let known = Key.allCases.map(\.rawValue)
      let meant = likeliestMeaning(of: word, among: known).map { "; did you mean \(quoted($0))?" } ?? ""
      throw fault(
        "expected \(oneOf(known.map { quoted($0) })) or a single character before the colon, found \(quoted(word))"
          + meant)
    }
    switch key {
    case .name: name = value
    case .currency: currency = try currencyCode(value)
    case .screen: stage = Stage(.screen, label: value.nonempty)
    case .stage: stage = Stage(.stage, label: value.nonempty)
    case .rows: try readRowNumbering(value)
    case .seats: try readSeatNumbering(value)
    }
    return true
  }

  private func currencyCode(_ value: String) throws(GridRow.Fault) -> String {
    guard value.utf8.count == 3, value.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) else {
      throw fault("expected three capital letters such as \"EUR\", found \(quoted(value))")
    }
    return value
  }

  private mutating func readRowNumbering(_ value: String) throws(GridRow.Fault) {
    for word in value.split(separator: " ") {
      if let style = GridHeader.style(word) {
        rowNumbering.scheme.style = style
      } else if let order = RowNumbering.Order(rawValue: word.lowercased()) {
        rowNumbering.order = order
      } else {
        throw unknown(word, among: GridHeader.styles.map(\.rawValue) + RowNumbering.Order.allCases.map(\.rawValue))
      }
    }
  }

  private mutating func readSeatNumbering(_ value: String) throws(GridRow.Fault) {
    let orders = [SeatNumbering.Order.leftToRight, .rightToLeft]
    for word in value.split(separator: " ") {
      if let style = GridHeader.style(word) {
        seatNumbering.scheme.style = style
      } else if let order = orders.first(where: { $0.rawValue == word.lowercased() }) {
        seatNumbering.order = order
      } else if word.lowercased() == SeatNumbering.Counting.cells.rawValue {
        seatNumbering.counting = .cells
      } else {
        throw unknown(
          word,
          among: GridHeader.styles.map(\.rawValue) + orders.map(\.rawValue) + [SeatNumbering.Counting.cells.rawValue])
      }
    }
  }

  private static let styles: [LabelScheme.Style] = [.numbers, .letters, .lowercaseLetters, .roman]

  private static func style(_ word: some StringProtocol) -> LabelScheme.Style? {
    styles.first { $0.rawValue == word.lowercased() }
  }

  private func unknown(_ word: Substring, among words: [String]) -> GridRow.Fault {
    fault(unknownWord(String(word), among: words))
  }

  private func fault(_ reason: String) -> GridRow.Fault { GridRow.Fault(reason: reason, offset: 0) }
}
