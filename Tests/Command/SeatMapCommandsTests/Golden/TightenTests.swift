import GoldenImages
import SeatMapCommands
import TestSupport
import Testing

/// `golden tighten`.
@Suite struct TightenTests {
  private let suite: PendingSuite

  init() throws {
    suite = try PendingSuite()
    _ = suite.seatmap("golden", "reject", "--all")
    // The dot is 170 darker than the card: far from 200.
    try suite.folder.file(
      "Goldens/Cards/light.json",
      """
      { "format": "seatmap-golden-sidecar/1", "tolerance": { "near": 200 }, "reason": "another rasterizer" }
      """)
    let run = suite.run(.verify, start: 3000)
    #expect(run.verify(PendingSuite.card(230, dot: 60), "Cards/light").isPassed)
    run.finish(exitStatus: 0)
  }

  @Test func whatIsWiderThanNeededIsListed() {
    let outcome = suite.seatmap("golden", "tighten")
    #expect(outcome.status == .problemsFound)
    #expect(outcome.lines.first?.hasPrefix("Cards/light: near:200 may be near:170 ") == true)
    #expect(outcome.lines.last == "1 tolerance; seatmap golden tighten --write narrows them")
    #expect(suite.folder.text("Goldens/Cards/light.json")?.contains("200") == true)
    #expect(suite.seatmap("golden", "tighten", "Notes").status == .success)
  }

  @Test func writingNarrowsIt() {
    let outcome = suite.seatmap("golden", "tighten", "light", "--write")
    #expect(outcome.status == .success)
    #expect(outcome.output == "Cards/light: near:170 now\n")
    #expect(suite.seatmap("golden", "tighten").output == "no tolerance is wider than it needs to be\n")
    #expect(suite.seatmap("golden", "tighten").status == .success)
  }
}
