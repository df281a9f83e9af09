import Support
import Testing
import TicketFiles
import Tickets

/// Whoever reads a log must not learn a payload from it.
struct SecretOrderTests {
  private static let secret = "SESAME4711"

  /// Orders that are wrong at the payload, and one that is wrong elsewhere.
  @Test(arguments: [
    "\"payload\": \(secret)", "\"payload\": {\"\": \"\(secret)\"}", "\"payload\": [\"\(secret)\"]",
    "\"payload\": \"\\\(secret)\"", "\"payload\": \"\(secret)\u{1}\"", "\"payload\": \"\"\(secret)\"",
    "\"payload\": '\(secret)'", "\"paylod\": \"\(secret)\"", "\"payload\": \"\(secret)\", \"payload\": \"\(secret)\"",
    "\"payload\": \"\(secret)\", \"price\": -1",
  ])
  func `No error shows a payload`(seat: String) throws {
    let bytes = OrderText(seats: "[{ \(seat) }]").bytes
    let error = try #require(throws: DocumentError.self) { try OrderDocument(reading: bytes) }
    var dumped = ""
    dump(error, to: &dumped)
    #expect(!(error.description + dumped + String(reflecting: error)).contains(SecretOrderTests.secret))
  }

  @Test func `A payload that is too long is named by its length`() throws {
    let text = String(repeating: SecretOrderTests.secret, count: 430)
    let bytes = OrderText(seats: "[{ \"payload\": \"\(text)\" }]").bytes
    let error = try #require(throws: DocumentError.self) { try OrderDocument(reading: bytes) }
    #expect(error.kind == .limit)
    #expect(
      error.reason == "a payload has at most 4296 bytes, which is what the largest code holds, found 4300")
  }

  @Test func `A key in place of its file is refused without being shown`() throws {
    let bytes = OrderText(more: ["\"code\": { \"key\": \"\(SecretOrderTests.secret)\" }"]).bytes
    let error = try #require(throws: DocumentError.self) { try OrderDocument(reading: bytes) }
    #expect(error.place.path == "code.key")
    #expect(
      error.reason
        == "expected the name of a key file such as \"box-office.key.json\"; a key itself stays out of orders")
  }

  @Test func `What describes an order shows no payload`() throws {
    let bytes = OrderText(seats: "[{ \"payload\": \"\(SecretOrderTests.secret)\" }]").bytes
    let document = try OrderDocument(reading: bytes)
    #expect(document.order.seats.first?.payload?.exposed == SecretOrderTests.secret)
    var dumped = ""
    dump(document, to: &dumped)
    for text in [String(describing: document), String(reflecting: document), dumped] {
      #expect(!text.contains(SecretOrderTests.secret))
      #expect(text.contains("a secret of 10 bytes"))
    }
  }
}
