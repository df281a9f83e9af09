internal import JSON
internal import Reading
internal import SeatMaps
internal import Support

/// Reads availability as a table, by RFC 4180.
///
/// A header has `seat`, `status` and, where there are some, `price` and `taken`, in any order; then comes a line for
/// each seat. Where people are counted, the status may be empty, and its column may be missing beside `taken`. Other
/// columns are ignored, with a note. Spreadsheets and people write names of columns and statuses as they like: their
/// case, and spaces around them, do not count.
struct AvailabilityTableReader {
  private(set) var reading: TextDocumentReading

  private enum Column: String, DocumentKey {
    case seat, status, price, taken

    static let owner = "a table"
  }

  private static let header = "seat,status,price"

  init(reading: TextDocumentReading) {
    self.reading = reading
  }

  /// What is known of seats by a file's bytes.
  mutating func availability(_ bytes: [UInt8]) throws(DocumentError) -> Availability {
    var table = try CSVTable(bytes, file: reading.file)
    guard let header = try table.nextRecord() else {
      throw DocumentError(
        .format, "the file is empty: expected JSON, or a table with the header \(AvailabilityTableReader.header)",
        at: reading.place(line: 1, column: 1))
    }
    let columns = try columns(of: header, in: table)
    var availability = Availability()
    while let record = try table.nextRecord() {
      availability.entries.append(try entry(record, columns, headerCount: header.count, in: table))
      try reading.count(seats: 1, at: table.place(of: record[0]))
    }
    return availability
  }

  private mutating func columns(
    of header: [CSVTable.Field], in table: CSVTable
  ) throws(DocumentError) -> [Column: Int] {
    var columns: [Column: Int] = [:]
    var unknown: [CSVTable.Field] = []
    for (number, field) in header.enumerated() {
      guard let column = Column(rawValue: word(field)) else {
        unknown.append(field)
        continue
      }
      guard columns.updateValue(number, forKey: column) == nil else {
        throw DocumentError(
          .duplicateKey, "the column \(quoted(field.text)) stands twice in the header", at: table.place(of: field))
      }
    }
    for column in [Column.seat, .status]
    where columns[column] == nil && (column == .seat || columns[.taken] == nil) {
      let meant = unknown.first { likelyColumn(of: $0, besides: columns) == column }
      throw DocumentError(
        .format,
        "this is no availability: expected JSON, or a table whose first line is the header "
          + "\(AvailabilityTableReader.header); the column \(quoted(column.rawValue)) is missing"
          + (meant.map { "; did you mean it by \(quoted($0.text))?" } ?? ""),
        at: table.place(of: meant ?? header[0]))
    }
    for field in unknown {
      let meant = likelyColumn(of: field, besides: columns)
      reading.note(
        "ignored column \(quoted(field.text))" + (meant.map { "; did you mean \(quoted($0.rawValue))?" } ?? ""),
        at: table.place(of: field))
    }
    return columns
  }

  /// The column, of those that the header lacks, that a mistyped name most likely meant.
  private func likelyColumn(of field: CSVTable.Field, besides columns: [Column: Int]) -> Column? {
    let missing = Column.allCases.filter { columns[$0] == nil }.map(\.rawValue)
    return likeliestMeaning(of: word(field), among: missing).flatMap(Column.init)
  }

  /// What a value says where neither its case nor spaces around it count.
  private func word(_ field: CSVTable.Field) -> String { field.text.trimmed.lowercased() }

  private mutating func entry(
    _ record: [CSVTable.Field], _ columns: [Column: Int], headerCount: Int, in table: CSVTable
  ) throws(DocumentError) -> Availability.Entry {
    guard record.count == headerCount, let seat = columns[.seat] else {
      throw wrongCount(record, columns, headerCount: headerCount, in: table)
    }
    var entry = Availability.Entry(
      seat: reading.cleaned(record[seat].text, at: table.place(of: record[seat])), status: .available)
    if let price = columns[.price], !record[price].text.isEmpty {
      entry.price = try self.price(record[price], in: table)
    }
    if let taken = columns[.taken], !record[taken].text.isEmpty {
      entry.taken = try self.taken(record[taken], in: table)
    }
    // Who counts people need not say that there is room.
    if let status = columns[.status], entry.taken == nil || !word(record[status]).isEmpty {
      entry.status = try self.status(record[status], in: table)
    } else if let taken = columns[.taken], entry.taken == nil {
      entry.taken = try self.taken(record[taken], in: table)
    }
    return entry
  }

  /// The fault that a line has too few or too many values, which a decimal comma makes as well.
  private func wrongCount(
    _ record: [CSVTable.Field], _ columns: [Column: Int], headerCount: Int, in table: CSVTable
  ) -> DocumentError {
    let reason = "expected \(headerCount) values as in the header, found \(record.count)"
    if table.separator == .comma, record.count == headerCount + 1, let price = columns[.price],
      let whole = Price(record[price].text), whole.units >= 0,
      Price(record[price].text + "." + record[price + 1].text) != nil
    {
      let parts = (record[price].text, record[price + 1].text)
      return DocumentError(
        .syntax, "\(reason); write \(quoted(parts.0 + "." + parts.1)), or quote \(quoted(parts.0 + "," + parts.1))",
        at: table.place(of: record[price]))
    }
    return DocumentError(.syntax, reason, at: table.place(of: record[0]))
  }

  private func status(_ field: CSVTable.Field, in table: CSVTable) throws(DocumentError) -> SeatStatus {
    // Mostly it stands there as it is.
    guard let status = SeatStatus(rawValue: field.text) ?? SeatStatus(rawValue: word(field)) else {
      throw DocumentError(
        .value, unknownWord(field.text, among: SeatStatus.allCases.map(\.rawValue)), at: table.place(of: field))
    }
    return status
  }

  private func taken(_ field: CSVTable.Field, in table: CSVTable) throws(DocumentError) -> Int {
    guard let taken = Int(word(field)), (0...DocumentLimits.mostPeople).contains(taken) else {
      throw DocumentError(
        .value, "expected a number of people such as 120, found \(quoted(field.text))", at: table.place(of: field))
    }
    return taken
  }

  /// A price with a decimal point, or with a comma before one or two digits, as spreadsheets write them.
  ///
  /// A comma before three digits might separate thousands, so that it is refused.
  private func price(_ field: CSVTable.Field, in table: CSVTable) throws(DocumentError) -> Price {
    var text = field.text
    if let comma = text.firstIndex(of: ","), (1...2).contains(text[comma...].dropFirst().count) {
      text.replaceSubrange(comma...comma, with: ".")
    }
    guard let price = Price(text), price.units >= 0 else {
      throw DocumentError(
        .value, "expected a price such as 14.50, found \(quoted(field.text)); \(priceHint)", at: table.place(of: field))
    }
    return price
  }
}
