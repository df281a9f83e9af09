import DocumentTestSupport
import Geometry
import JSON
import TestSupport
import Testing
import TicketFiles
import Tickets

/// Orders, records of films and designs under Tests/Fixtures, in the examples and in the guides.
struct TicketFixtureTests {
  @Test(arguments: ["orders/broken", "orders/refused"])
  func `Broken orders end in their error`(folder: String) throws {
    try expectErrors(in: folder) { bytes in _ = try OrderDocument(reading: bytes) }
  }

  @Test(arguments: ["designs/broken", "designs/refused"])
  func `Broken designs end in their error`(folder: String) throws {
    try expectErrors(in: folder) { bytes in _ = try TicketDesignDocument(reading: bytes) }
  }

  @Test func `The order schema accepts valid files and refuses broken ones`() throws {
    let valid =
      try RepositoryFiles.names(in: "Tests/Fixtures/orders/valid", suffix: ".json")
      + RepositoryFiles.names(in: "Tests/Fixtures/orders/refused", suffix: ".json")
      + RepositoryFiles.names(in: "Examples", suffix: ".order.json")
    let broken = try RepositoryFiles.names(in: "Tests/Fixtures/orders/broken", suffix: ".json")
    try expectVerdicts(by: OrderDocument.schema, valid: valid, broken: broken)
  }

  @Test func `The design schema accepts valid files and refuses broken ones`() throws {
    let valid =
      try RepositoryFiles.names(in: "Tests/Fixtures/designs/valid", suffix: ".json")
      + RepositoryFiles.names(in: "Tests/Fixtures/designs/refused", suffix: ".json")
      + RepositoryFiles.names(in: "Sources/Tickets/TicketFiles/BuiltInDesigns", suffix: ".json")
    let broken = try RepositoryFiles.names(in: "Tests/Fixtures/designs/broken", suffix: ".json")
    try expectVerdicts(by: TicketDesignDocument.schema, valid: valid, broken: broken)
  }

  @Test func `Fixtures hold every key of the schemas`() throws {
    try expectEveryKey(of: OrderDocument.schema, in: ["orders/valid/every-key.json"])
    // A perforation is made of dashes or of holes.
    try expectEveryKey(
      of: TicketDesignDocument.schema, in: ["designs/valid/every-key.json", "designs/valid/holes.json"])
  }

  @Test(arguments: [
    "Tests/Fixtures/orders/valid/every-key.json", "Examples/basket.order.json", "Examples/arabic.order.json",
  ])
  func `Orders are read or refused`(path: String) throws {
    var random = SeededRandom(seed: UInt64(path.utf8.count))
    let original = try RepositoryFiles.bytes(path)
    var readCount = 0
    for _ in 0..<1000 {
      guard let order = try? OrderDocument(reading: MutatedFile.mutated(original, &random)).order else { continue }
      readCount += 1
      let copy = try OrderDocument(reading: OrderFormat.ndjson.write(order)).order
      #expect(copy == order)
    }
    #expect(readCount > 20)
  }

  @Test func `Records of films are read or refused`() throws {
    var random = SeededRandom(seed: 4)
    let original = try RepositoryFiles.bytes("Examples/long-low-tide.movie.json")
    for _ in 0..<1000 { _ = try? MovieDocument(reading: MutatedFile.mutated(original, &random)) }
  }

  @Test(arguments: [
    "Tests/Fixtures/designs/valid/every-key.json", "Tests/Fixtures/designs/valid/holes.json",
    "Sources/Tickets/TicketFiles/BuiltInDesigns/cinema.json",
  ])
  func `Designs are read or refused`(path: String) throws {
    var random = SeededRandom(seed: UInt64(path.utf8.count))
    let original = try RepositoryFiles.bytes(path)
    var readCount = 0
    for _ in 0..<1000 {
      guard let design = try? TicketDesignDocument(reading: MutatedFile.mutated(original, &random)).design else {
        continue
      }
      readCount += 1
      let layout = TicketLayout(of: design)
      #expect(layout.elements.allSatisfy { $0.frame.isFinite && $0.contentFrame.isFinite })
      #expect(layout.findings.allSatisfy { !$0.description.isEmpty })
      let copy = try TicketDesignDocument(reading: TicketDesignDocument.write(design)).design
      #expect(TicketLayout(of: copy).elements.map(\.path) == layout.elements.map(\.path))
    }
    #expect(readCount > 20)
  }

  @Test func `The guide to designs shows a design and names every key`() throws {
    let guide = "Guides/design-format.md"
    let example = Array(try #require(try guideCode("json", in: guide).first).utf8)
    let design = try TicketDesignDocument(reading: example).design
    #expect(TicketLayout(of: design).findings == [])
    #expect(TicketLayout(of: design, isMirrored: true).findings == [])
    let text = try RepositoryFiles.text(guide)
    for key in try PropertyNames.of(schema: TicketDesignDocument.schema) where key != "$schema" {
      #expect(text.contains("`\(key)`"), "\(key)")
    }
    let error = try RepositoryFiles.text("Tests/Fixtures/designs/broken/misspelt-key.txt")
    #expect(text.contains("seatmap: house.json:" + error))
  }

  @Test func `The guide to orders shows the basket and names every key`() throws {
    let guide = "Guides/order-format.md"
    let basket = try RepositoryFiles.text("Examples/basket.order.json")
    let examples = try guideCode("json", in: guide)
    #expect(examples.first == basket)
    let text = try RepositoryFiles.text(guide)
    for key in try PropertyNames.of(schema: OrderDocument.schema) { #expect(text.contains("`\(key)`"), "\(key)") }
    for error in ["broken/misspelt-key", "refused/seat-twice"] {
      let message = try RepositoryFiles.text("Tests/Fixtures/orders/\(error).txt")
      #expect(text.contains("seatmap: basket.order.json:" + message))
    }
    let club = OrderText(event: try #require(examples.dropFirst().first))
    #expect(try OrderDocument(reading: club.bytes).order.event.movie?.file == "long-low-tide.movie.json")
  }
}
