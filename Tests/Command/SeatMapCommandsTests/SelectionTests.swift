import SeatMapCommands
import TestSupport
import Testing

/// Seats that `--select` names.
@Suite struct SelectionTests {
  /// Three seats: the id of the first is those of the others with a comma between them.
  private static let commas = """
    {
      "format": "seatmap-plan/1", "name": "Booths",
      "blocks": [{
        "rows": [{
          "label": "R",
          "seats": [
            { "label": "a", "id": "A,1", "x": 0, "y": 0 }, { "label": "b", "id": "A", "x": 30, "y": 0 },
            { "label": "c", "id": "1", "x": 60, "y": 0 }
          ]
        }]
      }]
    }
    """

  private func selected(_ arguments: String..., plan: String) -> [String] {
    let console = RecordingConsole(input: Array(plan.utf8))
    let status = SeatMapCommand.run(["seats", "-"] + arguments, console: console)
    #expect(status == .success && console.messages.isEmpty, "\(console.messages)")
    return String(decoding: console.output, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { $0.contains(",selected,") }.map { $0.split(separator: ",,").first.map(String.init) ?? "" }
  }

  @Test func anIdWithACommaIsFoundWhole() {
    #expect(selected("--select", "A,1", plan: Self.commas) == ["\"A,1\""])
    #expect(selected("--select", "1,A", plan: Self.commas) == ["A", "1"])
  }

  @Test func spacesAroundIdsDoNotCount() {
    #expect(selected("--select", "A/1 , B/3", plan: SamplePlans.small) == ["A/1", "B/3"])
  }

  @Test(arguments: ["A1", "a/1", "a-1", "A 1"]) func anotherSpellingIsSuggested(id: String) {
    let outcome = seatmap("seats", "-", "--select", id, input: SamplePlans.small)
    #expect(outcome.status == .success)
    #expect(
      outcome.messages
        == "seatmap: warning: --select: the plan has no seat \"\(id)\"; did you mean \"A/1\"?\n")
  }

  @Test func whatResemblesNothingHasNoSuggestion() {
    let outcome = seatmap("seats", "-", "--select", "Z/9", input: SamplePlans.small)
    #expect(outcome.messages == "seatmap: warning: --select: the plan has no seat \"Z/9\"\n")
  }

  @Test(arguments: ["A/1,", ",A/1", "A/1,,B/1", "A/1, ,B/1", " "]) func anEmptyIdIsAnError(value: String) {
    let outcome = seatmap("seats", "-", "--select", value, input: SamplePlans.small)
    #expect(outcome.status == .usage)
    #expect(
      outcome.messages
        == "seatmap: --select: expected seat ids with a comma between two, found \"\(value)\"\n")
    #expect(outcome.bytes.isEmpty)
  }
}
