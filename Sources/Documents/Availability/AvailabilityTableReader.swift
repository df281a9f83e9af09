internal import SeatMaps

/// Reads availability as a table, by RFC 4180.
///
/// A header has `seat`, `status` and, where there are prices, `price`, in any order; then comes a line for each seat.
/// Other columns are ignored, with a note.
struct AvailabilityTableReader {
  let file: String?
  let limits: DocumentLimits
  private(set) var notes: [DocumentNote] = []

  private enum Column: String, DocumentKey {
    case seat, status, price

    static let owner = "a table"
  }

  init(file: String?, limits: DocumentLimits) {
    self.file = file
    self.limits = limits
  }

  /// What is known of seats by a file's bytes.
  mutating func availability(_ bytes: [UInt8]) throws(DocumentError) -> Availability {
    var table = try CSVTable(bytes, file: file)
    guard let header = try table.nextRecord() else {
      throw DocumentError(
        .format, "the file is empty: expected JSON, or a table with the header seat,status,price",
        at: DocumentPlace(file: file, line: 1, column: 1))
    }
    let columns = try columns(of: header, in: table)
    var availability = Availability()
    while let record = try table.nextRecord() {
      availability.entries.append(try entry(record, columns, headerCount: header.count, in: table))
      guard availability.entries.count <= limits.seats else {
        throw DocumentError(
          .seatLimit, "with this there are more seats than the limit of \(limits.seats)",
          at: table.place(of: record[0]))
      }
    }
    return availability
  }

  private mutating func columns(
    of header: [CSVTable.Field], in table: CSVTable
  ) throws(DocumentError) -> [Column: Int] {
    var columns: [Column: Int] = [:]
    for (number, field) in header.enumerated() {
      guard let column = Column(rawValue: field.text) else {
        notes.append(DocumentNote("ignored column \(quoted(field.text))", at: table.place(of: field)))
        continue
      }
      guard columns.updateValue(number, forKey: column) == nil else {
        throw DocumentError(
          .duplicateKey, "the column \(quoted(field.text)) stands twice in the header", at: table.place(of: field))
      }
    }
    for column in [Column.seat, .status] where columns[column] == nil {
      throw DocumentError(
        .format,
        "this is no availability: expected JSON, or a table with the header seat,status,price; "
          + "the column \(quoted(column.rawValue)) is missing", at: table.place(of: header[0]))
    }
    return columns
  }

  private mutating func entry(
    _ record: [CSVTable.Field], _ columns: [Column: Int], headerCount: Int, in table: CSVTable
  ) throws(DocumentError) -> Availability.Entry {
    guard record.count == headerCount, let seat = columns[.seat], let status = columns[.status] else {
      throw DocumentError(
        .syntax, "expected \(headerCount) values as in the header, found \(record.count)",
        at: table.place(of: record[0]))
    }
    var entry = Availability.Entry(
      seat: cleaned(record[seat], in: table), status: try self.status(record[status], in: table))
    if let price = columns[.price], !record[price].text.isEmpty {
      entry.price = try self.price(record[price], in: table)
    }
    return entry
  }

  private mutating func cleaned(_ field: CSVTable.Field, in table: CSVTable) -> String {
    let cleaned = CleanedText(field.text, lengthLimit: limits.textLength)
    if cleaned.hadControls { note("dropped control characters", at: table.place(of: field)) }
    if cleaned.wasCut { note("cut a text longer than \(limits.textLength) characters", at: table.place(of: field)) }
    return cleaned.string
  }

  private mutating func note(_ message: String, at place: DocumentPlace) {
    if let number = notes.firstIndex(where: { $0.message == message }) {
      notes[number].count += 1
    } else {
      notes.append(DocumentNote(message, at: place))
    }
  }

  private func status(_ field: CSVTable.Field, in table: CSVTable) throws(DocumentError) -> SeatStatus {
    guard let status = SeatStatus(rawValue: field.text) else {
      let words = SeatStatus.allCases.map { quoted($0.rawValue) }
      throw DocumentError(
        .value, "expected \(oneOf(words)), found \(quoted(field.text))", at: table.place(of: field))
    }
    return status
  }

  private func price(_ field: CSVTable.Field, in table: CSVTable) throws(DocumentError) -> Price {
    guard let price = Price(field.text), price.units >= 0 else {
      throw DocumentError(
        .value, "expected a price such as 14.50, found \(quoted(field.text))", at: table.place(of: field))
    }
    return price
  }
}
