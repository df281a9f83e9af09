import SeatMapCommands
import TestSupport
import Testing

/// Designs that come with the program.
@Suite struct DesignCommandTests {
  @Test func allAreListed() {
    let outcome = seatmap("design")
    #expect(outcome.status == .success)
    for name in ["app", "cinema", "flat", "print-a4", "thermal", "wallet-strip"] {
      #expect(outcome.output.contains("\n\(name) ") || outcome.output.hasPrefix("\(name) "), "\(name)")
    }
    #expect(outcome.output.contains("5.5 × 2 in"))
    #expect(outcome.output.contains("375 × 98 px at @1x, @2x, @3x"))
  }

  @Test func aDesignWrittenOutMakesTheSameTickets() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("mine.json")
    #expect(seatmap("design", "cinema", "-o", path).status == .success)
    func bytes(_ design: String) -> [UInt8] {
      let outcome = seatmap(
        "ticket", "-", "-q", "--design", design, "--format", "svg", "-o", "-", input: SampleOrders.one(1))
      #expect(outcome.status == .success, "\(outcome.messages)")
      return outcome.bytes
    }
    #expect(bytes(path) == bytes("cinema"))
  }

  @Test func aFileThatIsThereIsReplacedOnlyOnDemand() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("mine.json", "hours of work")
    let outcome = seatmap("design", "cinema", "-o", path)
    #expect(outcome.status == .cannotWrite)
    #expect(
      outcome.messages == "seatmap: \(path): cannot write: there is such a file already; --force replaces it\n")
    #expect(folder.text("mine.json") == "hours of work")
    #expect(seatmap("design", "cinema", "-o", path, "--force").status == .success)
    #expect(folder.text("mine.json") == seatmap("design", "cinema").output)
  }

  @Test func aWrongDesignIsToldWithItsPlace() throws {
    let folder = try TemporaryFolder()
    let text = seatmap("design", "cinema").output.replacing("\"canvas\":", with: "\"canvass\": 1, \"canvas\":")
    let path = try folder.file("mine.json", text)
    let outcome = seatmap("ticket", "-", "--design", path, "-o", folder.path("x"), input: SampleOrders.one(1))
    #expect(outcome.status == .badData)
    #expect(outcome.messages.hasPrefix("seatmap: \(path):"))
    #expect(outcome.messages.contains("canvass"))
  }

  @Test func whatThereIsNotIsSuggested() {
    let outcome = seatmap("design", "cinemo")
    #expect(outcome.status == .usage)
    #expect(outcome.messages.contains(#"did you mean "cinema"?"#))
    #expect(seatmap("design", "-o", "x").messages.contains("name it"))
  }
}
