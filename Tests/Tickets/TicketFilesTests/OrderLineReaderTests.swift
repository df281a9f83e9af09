import JSON
import Reading
import Support
import TestSupport
import Testing
import TicketFiles
import Tickets

struct OrderLineReaderTests {
  private func order(_ id: String) -> String { OrderText(id: "\"\(id)\"").text }

  /// What comes of a file: ids of orders, or errors in one line.
  private func outcomes(_ text: String, pieces: Int = 1, limits: DocumentLimits = .orders) -> [String] {
    let bytes = Array(text.utf8)
    var reader = OrderLineReader(file: "orders.ndjson", limits: limits)
    var lines: [OrderLine] = []
    let size = max(bytes.count / pieces, 1)
    for start in stride(from: 0, to: bytes.count, by: size) {
      lines += reader.read(bytes[start..<min(start + size, bytes.count)])
    }
    if let last = reader.finish() { lines.append(last) }
    return lines.map { line in
      switch line.result {
      case .success(let document): "\(line.number) \(document.order.id)"
      case .failure(let error): error.description
      }
    }
  }

  @Test func `Each line is an order`() {
    #expect(outcomes(order("A") + "\n" + order("B") + "\n") == ["1 A", "2 B"])
    #expect(outcomes(order("A") + "\r\n\r\n \n" + order("B")) == ["1 A", "4 B"])
    #expect(outcomes("\u{FEFF}" + order("A")) == ["1 A"])
    #expect(outcomes("") == [])
    #expect(outcomes("\n\n") == [])
  }

  @Test func `A bad line is named and the others go on`() {
    let text = [order("A"), "{ \"format\": ", "[]", OrderText(seats: "[{ \"sead\": 1 }]").text, order("B")]
    #expect(
      outcomes(text.joined(separator: "\n")) == [
        "1 A", "orders.ndjson:2:13: expected a value, found the end of the file",
        "orders.ndjson:3:1: expected an order, which is an object, found an array",
        "orders.ndjson:4:110: seats[0].sead: a seat of an order has no key \"sead\"; did you mean \"seat\"?", "5 B",
      ])
  }

  @Test(arguments: [2, 3, 7, 50, 100_000])
  func `How the bytes come in does not matter`(pieces: Int) {
    let text = [order("A"), "{", order("Ω"), "", order("B")].joined(separator: "\n")
    #expect(outcomes(text, pieces: pieces) == outcomes(text))
  }

  @Test func `A line that is too long is not kept`() {
    let limits = DocumentLimits(fileSize: 200)
    let text = order("A") + "\n" + String(repeating: " ", count: 201) + "\n" + order("B")
    #expect(
      outcomes(text, limits: limits) == [
        "1 A", "orders.ndjson:2:1: the line has 201 bytes, more than the limit of 200", "3 B",
      ])
  }

  @Test func `Notes have the lines number`() throws {
    var reader = OrderLineReader()
    let lines = reader.read(Array((order("A") + "\n" + order("B\\u0007") + "\n").utf8))
    #expect(try lines.map { try $0.result.get().notes.map(\.place.line) } == [[], [2]])
  }

  @Test func `A reader starts again after the end`() throws {
    var reader = OrderLineReader()
    #expect(reader.read(Array((order("A") + "\n").utf8)).map(\.number) == [1])
    #expect(reader.finish() == nil)
    #expect(reader.read(Array((order("A") + "\n").utf8)).map(\.number) == [1])
  }

  @Test func `The content tells the format`() throws {
    func format(_ text: String) -> OrderFormat { .recognized(in: Array(text.utf8)) }
    #expect(format(order("A") + "\n" + order("B")) == .ndjson)
    #expect(format("\u{FEFF}\n{\"broken\n\n" + order("B")) == .ndjson)
    #expect(format(order("A")) == .json)
    #expect(format("{\n  \"format\": \"seatmap-order/1\"\n}") == .json)
    #expect(format("") == .json)
    #expect(try OrderFormat.recognized(in: RepositoryFiles.bytes("Examples/orders.ndjson")) == .ndjson)
    #expect(try OrderFormat.recognized(in: RepositoryFiles.bytes("Examples/basket.order.json")) == .json)
  }
}
