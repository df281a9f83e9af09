import JSON
import Reading
import Support
import TestSupport
import Testing

/// Tables are read as RFC 4180 has them, whatever spreadsheets wrote them.
@Suite struct CSVTableTests {
  private func records(_ text: String) throws(DocumentError) -> [[String]] {
    var table = try CSVTable(Array(text.utf8), file: "t.csv")
    var records: [[String]] = []
    while let record = try table.nextRecord() { records.append(record.map(\.text)) }
    return records
  }

  private func error(_ text: String) -> String? {
    do throws(DocumentError) {
      _ = try records(text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `What is written as fields is read back, whatever stands in it`() throws {
    var random = SeededRandom(seed: 4180)
    let scalars: [Unicode.Scalar] = ["a", " ", ",", ";", "\t", "\"", "\r", "\n", "é", "\u{301}", "座", "👩"]
    for lineEnd in ["\n", "\r\n", "\r"] {
      for _ in 0..<200 {
        // Two fields and more: a line with a single empty one is an empty line.
        let width = random.int(2...5)
        let rows = (0..<random.int(0...6)).map { _ in
          (0..<width).map { _ in
            String(String.UnicodeScalarView((0..<random.int(0...8)).map { _ in random.element(of: scalars) ?? "a" }))
          }
        }
        let header = (0..<width).map { "column\($0)" }
        let lines = ([header] + rows).map { $0.map(csvField).joined(separator: ",") + lineEnd }
        let read = try records(lines.joined())
        // Compared by scalars: Swift takes texts that only look the same for equal.
        #expect(
          read.map { $0.map { Array($0.unicodeScalars) } }
            == ([header] + rows).map { $0.map { Array($0.unicodeScalars) } })
      }
    }
  }

  @Test(arguments: [(",", "a;b"), (";", "a,b"), ("\t", "a,b")])
  func `The first separator of the header separates all lines`(separator: String, value: String) throws {
    let text = "x\(separator)y\n\(value.contains(separator) ? "\"\(value)\"" : value)\(separator)2\n"
    #expect(try records(text) == [["x", "y"], [value, "2"]])
    #expect(try records("\"x,;\t\"\(separator)y\n1\(separator)2") == [["x,;\t", "y"], ["1", "2"]])
  }

  @Test func `Empty lines and a byte order mark are no part of the table`() throws {
    #expect(try records("\u{FEFF}a,b\n\n1,2\r\n\r\n,\n") == [["a", "b"], ["1", "2"], ["", ""]])
    #expect(try records("") == [])
    #expect(try records("\n\r\n") == [])
  }

  @Test func `Fields know their lines and columns, counted in scalars`() throws {
    var table = try CSVTable(Array("é,\"x\ny\",b\n1,2,3".utf8), file: "t.csv")
    let header = try #require(try table.nextRecord())
    #expect(header.map { [$0.line, $0.column] } == [[1, 1], [1, 3], [2, 4]])
    let record = try #require(try table.nextRecord())
    #expect(record.map { [$0.line, $0.column] } == [[3, 1], [3, 3], [3, 5]])
    #expect(table.place(of: record[2]).description == "t.csv:3:5")
  }

  @Test func `What is no table says where`() {
    #expect(error("a,b\n1,\"2") == "t.csv:2:3: the quote that begins here is never closed")
    #expect(
      error("a,b\n1,2\"\n") == "t.csv:2:4: a quote inside a value: put the value in quotes and double this one")
    #expect(
      error("a;b\n\"1\"2;3\n")
        == "t.csv:2:4: expected a semicolon or the end of the line after the closing quote")
  }

  @Test func `A line has at most a thousand values`() throws {
    let commas = String(repeating: ",", count: CSVTable.widthLimit - 1)
    #expect(try records(commas).map(\.count) == [1000])
    #expect(error(commas + ",") == "t.csv:1:1001: a line has more values than the limit of 1000")
  }

  @Test func `Text in another encoding is refused at its first wrong byte`() throws {
    let error = #expect(throws: DocumentError.self) {
      _ = try CSVTable(Array("a,b\nZ".utf8) + [0xFC, 0x72], file: "t.csv")
    }
    #expect(error?.description == "t.csv:2:2: the text is not UTF-8: save the table in that encoding")
  }
}
