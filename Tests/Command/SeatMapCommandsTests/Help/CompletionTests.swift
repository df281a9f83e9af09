import JSON
import SeatMapCommands
import TestSupport
import Testing

/// What shells offer.
@Suite struct CompletionTests {
  @Test(arguments: ["bash", "zsh"]) func scriptsAreWellFormed(shell: String) throws {
    let script = seatmap("completion", shell).bytes
    let outcome = try ExternalProgram(shell).run(["-n", "script"], files: ["script": script])
    #expect(outcome.status == 0)
    #expect(outcome.text + outcome.messages == "")
  }

  /// What bash offers after some words, of which the last is being typed.
  private func bashOffers(_ words: String...) throws -> [String] {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let script =
      seatmap("completion", "bash").output
      + "\ncd /\nCOMP_WORDS=(\(quoted))\nCOMP_CWORD=\(words.count - 1)\n_seatmap\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n"
    let output = try ExternalProgram("bash").output(["--norc", "script"], files: ["script": Array(script.utf8)])
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func bashOffersCommands() throws {
    #expect(
      try bashOffers("seatmap", "") == [
        "render", "seats", "inspect", "validate", "convert", "labels", "pick", "ticket", "design", "key", "golden",
        "diff", "schema", "completion", "help", "--help", "--version",
      ])
    #expect(try bashOffers("seatmap", "se") == ["seats"])
  }

  @Test func bashOffersOptions() throws {
    #expect(try bashOffers("seatmap", "render", "plan.json", "--p") == ["--panels", "--paper"])
    #expect(try bashOffers("seatmap", "inspect", "--j") == ["--json"])
  }

  @Test func bashOffersTheWordsOfAnOption() throws {
    #expect(try bashOffers("seatmap", "render", "--labels", "") == ["auto", "none", "all"])
    #expect(try bashOffers("seatmap", "seats", "--format", "=", "nd") == ["ndjson"])
    #expect(try bashOffers("seatmap", "convert", "--to", "=") == ["seatmap", "pretix", "csv"])
    #expect(try bashOffers("seatmap", "schema", "av") == ["availability"])
    #expect(try bashOffers("seatmap", "help", "com") == ["completion"])
  }

  @Test func bashOffersTheCommandsOfAGroup() throws {
    let commands = ["status", "review", "approve", "reject", "report", "check", "orphans", "tighten"]
    #expect(try bashOffers("seatmap", "golden", "") == commands + ["--help"])
    #expect(try bashOffers("seatmap", "golden", "re") == ["review", "reject", "report"])
    #expect(try bashOffers("seatmap", "help", "golden", "") == commands)
    #expect(try bashOffers("seatmap", "golden", "approve", "--a") == ["--all", "--allow-blank"])
    #expect(try bashOffers("seatmap", "golden", "review", "--pictures", "k") == ["kitty"])
    #expect(try bashOffers("seatmap", "golden", "report", "-o", "/de") == ["/dev"])
    #expect(try bashOffers("seatmap", "golden", "check", "--j") == ["--junit", "--json"])
  }

  @Test func bashOffersFilesWherePathsAreWanted() throws {
    #expect(try bashOffers("seatmap", "inspect", "/de") == ["/dev"])
    #expect(try bashOffers("seatmap", "render", "-o", "/de") == ["/dev"])
    #expect(try bashOffers("seatmap", "render", "--width", "/de") == [])
  }

  @Test func zshListsEveryOption() {
    let script = seatmap("completion", "zsh").output
    #expect(script.hasPrefix("#compdef seatmap\n"))
    for option in ["--availability", "--drawing-scale", "--json", "--max-bytes", "{-o,--output"] {
      #expect(script.contains(option))
    }
    // A colon that is not escaped would end the word for the value.
    #expect(script.contains(":1\\:N:'"))
  }
}
