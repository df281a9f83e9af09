import Geometry
import PlanFiles
import PlanImports
import Reading
import SeatMapDrawing
import SeatMaps
import TestSupport
import Testing
import TicketFiles
import Tickets

/// Files that were valid once, with something changed: reading them may fail, and never more than that.
struct MutatedFileTests {
  /// What tends to hurt when it stands where something else was expected.
  private static let intruders = [
    "0", "-1", "1e308", "-1e-320", "9223372036854775807", "-9223372036854775808", "18446744073709551615", "1e8", "360",
    "null", "true", "\"\"", "\"\\u0000\"", "[]", "{}", "[[]]", "[1, 2]", "{ \"x\": 1 }", ",", "}", "\"", "\\",
  ]
  /// Numbers that often are allowed; sums of some are no larger than the limit of coordinates, 1e9.
  private static let numbers = ["0", "1", "2.5", "7", "1e-9", "360", "999", "-3", "1e8"]
  private static let limits = DocumentLimits(seats: 3000, textLength: 50)

  @Test(arguments: [
    "Tests/Fixtures/plans/valid/every-key.json", "Tests/Fixtures/plans/valid/numbering.json",
    "Examples/community-hall.pretix.json",
  ])
  func plansAreReadOrRefused(path: String) throws {
    var random = SeededRandom(seed: UInt64(path.utf8.count))
    let original = try RepositoryFiles.bytes(path)
    var readCount = 0
    for _ in 0..<1000 {
      let bytes = mutated(original, &random)
      guard let plan = try? ImportedPlan(reading: bytes, limits: MutatedFileTests.limits).plan else { continue }
      readCount += 1
      #expect(plan.layout(limit: 3000).seats.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite })
      for format in PlanFormat.writable {
        #expect(throws: Never.self) { try ImportedPlan(reading: format.write(plan).bytes) }
      }
    }
    #expect(readCount > 20)
  }

  @Test(arguments: ["statuses.json", "statuses.csv"])
  func availabilityIsReadOrRefused(name: String) throws {
    var random = SeededRandom(seed: UInt64(name.utf8.count))
    let original = try RepositoryFiles.bytes("Tests/Fixtures/availability/valid/" + name)
    for _ in 0..<1000 {
      let bytes = mutated(original, &random)
      guard let document = try? AvailabilityDocument(reading: bytes) else { continue }
      for format in AvailabilityFormat.allCases {
        #expect(throws: Never.self) { try AvailabilityDocument(reading: format.write(document.availability)) }
      }
    }
  }

  @Test func themesAreReadOrRefused() throws {
    var random = SeededRandom(seed: 3)
    let original = try RepositoryFiles.bytes("Tests/Fixtures/themes/valid/every-key.json")
    for _ in 0..<1000 { _ = try? ThemeDocument(reading: mutated(original, &random)) }
  }

  @Test(arguments: [
    "Tests/Fixtures/orders/valid/every-key.json", "Examples/basket.order.json", "Examples/arabic.order.json",
  ])
  func ordersAreReadOrRefused(path: String) throws {
    var random = SeededRandom(seed: UInt64(path.utf8.count))
    let original = try RepositoryFiles.bytes(path)
    var readCount = 0
    for _ in 0..<1000 {
      guard let order = try? OrderDocument(reading: mutated(original, &random)).order else { continue }
      readCount += 1
      let copy = try OrderDocument(reading: OrderFormat.ndjson.write(order)).order
      #expect(copy == order)
    }
    #expect(readCount > 20)
  }

  @Test func recordsOfFilmsAreReadOrRefused() throws {
    var random = SeededRandom(seed: 4)
    let original = try RepositoryFiles.bytes("Examples/long-low-tide.movie.json")
    for _ in 0..<1000 { _ = try? MovieDocument(reading: mutated(original, &random)) }
  }

  @Test(arguments: [
    "Tests/Fixtures/designs/valid/every-key.json", "Tests/Fixtures/designs/valid/holes.json",
    "Sources/Tickets/TicketFiles/Designs/cinema.json",
  ])
  func designsAreReadOrRefused(path: String) throws {
    var random = SeededRandom(seed: UInt64(path.utf8.count))
    let original = try RepositoryFiles.bytes(path)
    var readCount = 0
    for _ in 0..<1000 {
      guard let design = try? TicketDesignDocument(reading: mutated(original, &random)).design else { continue }
      readCount += 1
      let layout = TicketLayout(of: design)
      #expect(layout.elements.allSatisfy { $0.frame.isFinite && $0.contentFrame.isFinite })
      #expect(layout.findings.allSatisfy { !$0.description.isEmpty })
      let copy = try TicketDesignDocument(reading: TicketDesignDocument.write(design)).design
      #expect(TicketLayout(of: copy).elements.map(\.path) == layout.elements.map(\.path))
    }
    #expect(readCount > 20)
  }

  private func mutated(_ original: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = original
    for _ in 0...random.int(0...1) where !bytes.isEmpty {
      let start = random.int(0...(bytes.count - 1))
      switch random.int(0...5) {
      case 0:
        bytes[start] = UInt8(truncatingIfNeeded: random.next())
      case 1:
        bytes.removeSubrange(start..<min(start + random.int(1...12), bytes.count))
      case 2:
        let end = min(start + random.int(1...200), bytes.count)
        bytes.insert(contentsOf: bytes[start..<end], at: random.int(0...(bytes.count - 1)))
      default:
        replaceValue(in: &bytes, from: start, &random)
      }
    }
    return bytes
  }

  /// Puts an intruder in the place of the next value after a colon.
  private func replaceValue(in bytes: inout [UInt8], from start: Int, _ random: inout SeededRandom) {
    guard let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")),
      let end = bytes[colon...].firstIndex(where: { ",}\n".utf8.contains($0) })
    else { return }
    let intruder = random.element(of: random.bool() ? MutatedFileTests.intruders : MutatedFileTests.numbers) ?? "0"
    bytes.replaceSubrange((colon + 1)..<end, with: (" " + intruder).utf8)
  }
}
