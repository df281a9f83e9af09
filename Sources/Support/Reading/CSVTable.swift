internal import JSON
package import Support

/// A table of comma-separated values, as RFC 4180 has it, with its lines' ends and byte order mark as they come.
///
/// Semicolons and tabs may stand in place of the commas, as spreadsheets write them where the comma is decimal: the
/// first of the three that stands in the header, outside quotes, separates the values of all lines.
///
/// It is read record by record, so that a large one is never in memory as a whole.
package struct CSVTable {
  /// A value and where it begins.
  package struct Field: Hashable {
    package var text: String
    package var line: Int
    package var column: Int
  }

  /// How many values a record may have: many more than a table needs, so that a line of commas alone is no burden.
  package static let widthLimit = 1000

  /// What stands between the values of a line.
  package enum Separator: Unicode.Scalar, CaseIterable {
    case comma = ","
    case semicolon = ";"
    case tab = "\t"

    /// The separator with its article, for messages.
    package var name: String {
      switch self {
      case .comma: "a comma"
      case .semicolon: "a semicolon"
      case .tab: "a tab"
      }
    }
  }

  /// What separates the values of this table.
  package let separator: Separator
  private var scalars: Substring.UnicodeScalarView
  private var line = 1
  private var column = 1
  private let file: String?

  /// Begins to read a file's bytes, which must be UTF-8.
  package init(_ bytes: [UInt8], file: String?) throws(DocumentError) {
    self.file = file
    let text = bytes.dropFirst(JSONPosition.byteOrderMark(of: bytes))
    guard let string = String(validating: text, as: UTF8.self) else {
      let position = JSONPosition(of: CSVTable.offsetOfFault(inUTF8: bytes), in: bytes)
      throw DocumentError(
        .syntax, "the text is not UTF-8: save the table in that encoding",
        at: DocumentPlace(file: file, line: position.line, column: position.column))
    }
    scalars = string[...].unicodeScalars
    separator = CSVTable.separator(ofHeaderIn: scalars)
  }

  /// The separator that stands first in the first line with anything in it; a comma where there is none.
  private static func separator(ofHeaderIn scalars: Substring.UnicodeScalarView) -> Separator {
    var isQuoted = false
    for scalar in scalars.drop(while: { "\r\n".unicodeScalars.contains($0) }) {
      if scalar == "\"" { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if let separator = Separator(rawValue: scalar) { return separator }
      if scalar == "\r" || scalar == "\n" { break }
    }
    return .comma
  }

  /// The next record that is not an empty line, the header first; nil at the end.
  package mutating func nextRecord() throws(DocumentError) -> [Field]? {
    while !scalars.isEmpty {
      let record = try record()
      if record.count > 1 || record.first?.text.isEmpty == false { return record }
    }
    return nil
  }

  /// The first byte that is not part of UTF-8 text.
  private static func offsetOfFault(inUTF8 bytes: [UInt8]) -> Int {
    var (decoder, iterator, offset) = (UTF8(), bytes.makeIterator(), 0)
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
    return offset
  }

  /// The place of a field.
  package func place(of field: Field) -> DocumentPlace {
    DocumentPlace(file: file, line: field.line, column: field.column)
  }

  private mutating func record() throws(DocumentError) -> [Field] {
    var fields: [Field] = []
    while true {
      guard fields.count < CSVTable.widthLimit else {
        throw error("a line has more values than the limit of \(CSVTable.widthLimit)", .limit)
      }
      fields.append(try field())
      switch scalars.first {
      case separator.rawValue:
        advance()
      case "\r":
        advance()
        if scalars.first == "\n" { advance() }
        beginLine()
        return fields
      case "\n":
        advance()
        beginLine()
        return fields
      default:
        return fields
      }
    }
  }

  private mutating func field() throws(DocumentError) -> Field {
    var field = Field(text: "", line: line, column: column)
    guard scalars.first == "\"" else {
      field.text = takeText()
      guard scalars.first != "\"" else {
        throw error("a quote inside a value: put the value in quotes and double this one")
      }
      return field
    }
    advance()
    while let scalar = scalars.first {
      advance()
      if scalar == "\"" {
        guard scalars.first == "\"" else {
          guard scalars.first.map(endsValue) ?? true else {
            throw error("expected \(separator.name) or the end of the line after the closing quote")
          }
          return field
        }
        advance()
      } else if scalar == "\n" || scalar == "\r" && scalars.first != "\n" {
        beginLine()
      }
      field.text.unicodeScalars.append(scalar)
    }
    throw DocumentError(.syntax, "the quote that begins here is never closed", at: place(of: field))
  }

  /// Takes what comes before the next separator, line's end or quote.
  private mutating func takeText() -> String {
    let text = Substring(scalars)
    let separator = UInt8(truncatingIfNeeded: separator.rawValue.value)
    let end = text.utf8.firstIndex { byte in
      byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\"")
    }
    let taken = text[..<(end ?? text.endIndex)]
    // Each scalar has one byte that is not a continuation byte, 10xxxxxx.
    column += taken.utf8.count { $0 & 0xC0 != 0x80 }
    scalars = text[taken.endIndex...].unicodeScalars
    return String(taken)
  }

  private func endsValue(_ scalar: Unicode.Scalar) -> Bool {
    scalar == separator.rawValue || scalar == "\r" || scalar == "\n"
  }

  private mutating func advance() {
    scalars.removeFirst()
    column += 1
  }

  private mutating func beginLine() {
    line += 1
    column = 1
  }

  private func error(_ reason: String, _ kind: DocumentError.Kind = .syntax) -> DocumentError {
    DocumentError(kind, reason, at: DocumentPlace(file: file, line: line, column: column))
  }
}

/// A value of a table as RFC 4180 has it: in quotes where it holds a comma, a quote or a line break.
package func csvField(_ value: String) -> String {
  guard value.utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else { return value }
  // Scalar by scalar: a quote and the accent behind it are one character.
  var field = "\""
  for scalar in value.unicodeScalars {
    if scalar == "\"" { field.unicodeScalars.append(scalar) }
    field.unicodeScalars.append(scalar)
  }
  return field + "\""
}
