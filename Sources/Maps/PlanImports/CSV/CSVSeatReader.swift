internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps
internal import Support

/// Reads the lines of a table of seats.
struct CSVSeatReader {
  var reading: TextDocumentReading
  private var table: CSVTable
  private var columns: [SeatColumn: Int] = [:]
  private var attributeColumns: [(attribute: SeatAttributes, column: Int)] = []
  private var width = 0

  /// Whether the table says where seats are.
  var hasPositions: Bool { columns[.x] != nil }

  /// Whether a file's first line is the header of a table of seats, well enough to say so of what is wrong in it.
  static func recognizes(_ bytes: [UInt8]) -> Bool {
    // A header that another encoding spoils is one still; that it is spoiled is said when it is read.
    let start = String(decoding: bytes.prefix(headerLimit), as: UTF8.self)
    guard var table = try? CSVTable(Array(start.utf8), file: nil), let header = try? table.nextRecord() else {
      return false
    }
    let columns = Set(header.compactMap { SeatColumn(header: $0.text) })
    return columns.count >= 2 && !columns.isDisjoint(with: [.id, .label])
  }

  /// How many bytes are looked at for a header.
  private static let headerLimit = 1 << 16

  /// Begins with the header.
  init(_ bytes: [UInt8], reading: TextDocumentReading) throws(DocumentError) {
    self.reading = reading
    table = try CSVTable(bytes, file: reading.file)
    guard let header = try table.nextRecord() else {
      throw DocumentError(.format, "the file is empty", at: reading.place(line: 1, column: 1))
    }
    width = header.count
    try readHeader(header)
  }

  private mutating func readHeader(_ header: [CSVTable.Field]) throws(DocumentError) {
    for (number, field) in header.enumerated() {
      let place = table.place(of: field)
      if let column = SeatColumn(header: field.text) {
        guard let first = columns[column] else {
          columns[column] = number
          continue
        }
        guard header[first].text != field.text else {
          throw DocumentError(
            .duplicateKey, "the column \(quoted(field.text)) stands twice in the header", at: place)
        }
        reading.noteIgnored("column, since another says the same:", named: field.text, at: place)
      } else if let attribute = SeatColumn.attribute(header: field.text) {
        attributeColumns.append((attribute, number))
      } else {
        reading.noteIgnored("column", named: field.text, at: place)
      }
    }
    let place = table.place(of: header[0])
    if (columns[.x] == nil) != (columns[.y] == nil) {
      let (there, missing) = columns[.x] == nil ? ("y", "x") : ("x", "y")
      throw DocumentError(
        .format, "the column \(quoted(missing)) is missing beside \(quoted(there))", at: place)
    }
    guard columns[.label] != nil || columns[.id] != nil, columns[.row] != nil || columns[.table] != nil || hasPositions
    else {
      throw DocumentError(
        .format,
        "this is no table of seats: expected a header with \"label\" or \"id\", and with \"row\" or \"x\" and \"y\"",
        at: place)
    }
  }

  /// The next seat; nil at the end.
  mutating func next() throws(DocumentError) -> GatheredSeat? {
    guard let record = try table.nextRecord() else { return nil }
    let start = table.place(of: record[0])
    guard record.count == width else {
      let hint = table.separator == .comma && record.count > width ? "; quote numbers with a decimal comma" : ""
      throw DocumentError(
        .syntax, "expected \(width) values as in the header, found \(record.count)\(hint)", at: start)
    }
    try reading.count(seats: 1, at: start)

    let id = text(.id, of: record)
    let table = text(.table, of: record)
    var row = text(.row, of: record)
    if row.isEmpty, !table.isEmpty { row = table }
    if !table.isEmpty {
      reading.note("read the seats of tables as rows of their own: tables themselves are not drawn", at: start)
    }
    var seat = Seat(
      id: id.nonempty, label: columns[.label] == nil ? id : text(.label, of: record), position: .zero)
    if hasPositions {
      seat.position = Point(try coordinate(.x, of: record), try coordinate(.y, of: record))
    }
    seat.angle = try number(.angle, of: record, in: coordinates).map { .degrees($0) }
    seat.size = try number(
      .width, of: record, in: JSONNode.leastLength...JSONNode.coordinateLimit)
    seat.category = text(.category, of: record).nonempty
    seat.attributes = try attributes(of: record)
    return GatheredSeat(
      seat: seat, floor: text(.floor, of: record).nonempty, section: text(.section, of: record), row: row,
      price: try price(of: record), status: try status(of: record))
  }
}

// MARK: - Values

extension CSVSeatReader {
  private var coordinates: ClosedRange<Double> { -JSONNode.coordinateLimit...JSONNode.coordinateLimit }

  /// The value of a column; nil where the table has no such column, or nothing in it.
  private func field(_ column: SeatColumn, of record: [CSVTable.Field]) -> CSVTable.Field? {
    columns[column].map { record[$0] }.flatMap { $0.text.isEmpty ? nil : $0 }
  }

  private mutating func text(_ column: SeatColumn, of record: [CSVTable.Field]) -> String {
    guard let field = field(column, of: record) else { return "" }
    return reading.cleaned(field.text, at: table.place(of: field))
  }

  private func coordinate(_ column: SeatColumn, of record: [CSVTable.Field]) throws(DocumentError) -> Double {
    if let number = try number(column, of: record, in: coordinates) { return number }
    throw DocumentError(
      .value, "the seat has no \(column.rawValue)", at: table.place(of: record[columns[column] ?? 0]))
  }

  /// A number with a decimal point; with a decimal comma too where commas do not separate values.
  private func number(
    _ column: SeatColumn, of record: [CSVTable.Field], in range: ClosedRange<Double>
  ) throws(DocumentError) -> Double? {
    guard let field = field(column, of: record) else { return nil }
    let place = table.place(of: field)
    guard let number = Double(decimalText(field.text)), number.isFinite, isDecimal(field.text) else {
      throw DocumentError(.value, "expected a number, found \(quoted(field.text))", at: place)
    }
    guard range.contains(number) else {
      let (lower, upper) = (range.lowerBound.shortestText, range.upperBound.shortestText)
      throw DocumentError(
        .value, "expected a number from \(lower) to \(upper), found \(number.shortestText)", at: place)
    }
    return number
  }

  /// A number's text with a point in place of its only comma.
  private func decimalText(_ text: String) -> String {
    guard text.utf8.count(where: { $0 == UInt8(ascii: ",") }) == 1, !text.utf8.contains(UInt8(ascii: ".")) else {
      return text
    }
    return String(text.map { $0 == "," ? "." : $0 })
  }

  /// Whether a text holds nothing but what decimal numbers are written with, which excludes "0x10" and "nan".
  private func isDecimal(_ text: String) -> Bool {
    text.utf8.allSatisfy { "0123456789.,+-eE".utf8.contains($0) }
  }

  private func price(of record: [CSVTable.Field]) throws(DocumentError) -> Price? {
    guard let field = field(.price, of: record) else { return nil }
    guard let price = Price(decimalText(field.text)), price.units >= 0 else {
      throw DocumentError(
        .value, "expected a price such as 14.50, found \(quoted(field.text)); \(priceHint)",
        at: table.place(of: field))
    }
    return price
  }

  /// A status; another word is an error, since a guess would sell a seat twice or not at all.
  private func status(of record: [CSVTable.Field]) throws(DocumentError) -> SeatStatus? {
    guard let field = field(.status, of: record) else { return nil }
    let word = field.text.trimmed
    guard !word.isEmpty else { return nil }
    guard let status = SeatStatus(rawValue: word.lowercased()) else {
      throw DocumentError(
        .value, unknownWord(word, among: SeatStatus.allCases.map(\.rawValue)), at: table.place(of: field))
    }
    return status
  }

  private mutating func attributes(of record: [CSVTable.Field]) throws(DocumentError) -> SeatAttributes {
    var attributes: SeatAttributes = []
    if let field = field(.attributes, of: record) {
      for word in field.text.split(whereSeparator: { " ,;|".contains($0) }) {
        if let attribute = SeatAttributes(key: word.lowercased()) {
          attributes.formUnion(attribute)
        } else {
          reading.noteIgnored("attribute", named: String(word), at: table.place(of: field))
        }
      }
    }
    for (attribute, column) in attributeColumns {
      let word = record[column].text.lowercased()
      if ["1", "yes", "y", "true", "x"].contains(word) {
        attributes.formUnion(attribute)
      } else if !["", "0", "no", "n", "false", "-"].contains(word) {
        throw DocumentError(
          .value, "expected yes or no, found \(quoted(record[column].text))", at: table.place(of: record[column]))
      }
    }
    return attributes
  }
}

/// A column of a table of seats.
enum SeatColumn: String, CaseIterable {
  case id, section, row, label, x, y, angle, width, category, price, floor, attributes, table, status

  /// Other names of the column, as other systems write them: letters and digits alone, in lower case.
  private var aliases: [String] {
    switch self {
    case .id: ["seatid", "guid", "seatguid", "identifier", "uuid"]
    case .section: ["sectionname", "area", "areaname", "zone", "zonename", "block", "seatsection"]
    case .row: ["rowname", "rowlabel", "rownumber", "seatrow"]
    case .label: ["number", "seat", "seatnumber", "seatlabel", "seatname", "num", "no"]
    case .x: ["posx", "xpos", "positionx", "cx", "centerx", "centrex", "xcoord", "xcoordinate"]
    case .y: ["posy", "ypos", "positiony", "cy", "centery", "centrey", "ycoord", "ycoordinate"]
    case .angle: ["rotation", "orientation"]
    case .width: ["size", "diameter", "seatwidth", "seatsize"]
    case .category: ["categoryname", "pricecategory", "pricezone", "priceband", "pricelevel", "seattype", "type"]
    case .price: ["seatprice"]
    case .floor: ["level", "deck", "storey"]
    case .attributes: ["attribute", "flags", "features", "tags"]
    case .table: ["tablename", "tablelabel", "tablenumber"]
    case .status: ["seatstatus", "state", "availability"]
    }
  }

  /// The column that a name in a header means, or nil where it means none.
  ///
  /// Neither case nor anything but letters and digits counts: "Seat Number" and "seat_number" are the same.
  init?(header: String) {
    let name = SeatColumn.letters(of: header)
    guard let column = SeatColumn.allCases.first(where: { $0.rawValue == name || $0.aliases.contains(name) }) else {
      return nil
    }
    self = column
  }

  /// The attribute that a column of yes and no is about, such as "Wheelchair".
  static func attribute(header: String) -> SeatAttributes? {
    let name = letters(of: header)
    return SeatAttributes.all.first { letters(of: $0.key) == name }?.attribute
  }

  private static func letters(of text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) }))
  }
}
