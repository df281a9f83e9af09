import Foundation
import SeatMapCommands
import Testing

/// What shells offer.
@Suite struct CompletionTests {
  /// Runs a shell on a script and tells what it printed; nil where the shell is not installed.
  private func run(_ shell: String, _ arguments: [String], script: String) throws -> (status: Int32, output: String)? {
    let path = "/usr/bin/" + shell
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments + [try folder.file("script", script)]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test(arguments: ["bash", "zsh"]) func scriptsAreWellFormed(shell: String) throws {
    let script = seatmap("completion", shell).output
    guard let outcome = try run(shell, ["-n"], script: script) else { return }
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
  }

  /// What bash offers after some words, of which the last is being typed.
  private func bashOffers(_ words: String...) throws -> [String]? {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let script =
      seatmap("completion", "bash").output
      + "\ncd /\nCOMP_WORDS=(\(quoted))\nCOMP_CWORD=\(words.count - 1)\n_seatmap\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n"
    return try run("bash", ["--norc"], script: script)?.output.split(separator: "\n").map(String.init)
  }

  @Test func bashOffersCommands() throws {
    guard let offers = try bashOffers("seatmap", "") else { return }
    #expect(
      offers == [
        "render", "seats", "inspect", "validate", "convert", "schema", "completion", "help", "--help", "--version",
      ])
    #expect(try bashOffers("seatmap", "se") == ["seats"])
  }

  @Test func bashOffersOptions() throws {
    guard let offers = try bashOffers("seatmap", "render", "plan.json", "--p") else { return }
    #expect(offers == ["--panels", "--paper"])
    #expect(try bashOffers("seatmap", "inspect", "--j") == ["--json"])
  }

  @Test func bashOffersTheWordsOfAnOption() throws {
    guard let offers = try bashOffers("seatmap", "render", "--labels", "") else { return }
    #expect(offers == ["auto", "none", "all"])
    #expect(try bashOffers("seatmap", "seats", "--format", "=", "nd") == ["ndjson"])
    #expect(try bashOffers("seatmap", "convert", "--to", "=") == ["seatmap", "pretix"])
    #expect(try bashOffers("seatmap", "schema", "av") == ["availability"])
    #expect(try bashOffers("seatmap", "help", "com") == ["completion"])
  }

  @Test func bashOffersFilesWherePathsAreWanted() throws {
    guard let offers = try bashOffers("seatmap", "inspect", "/de") else { return }
    #expect(offers == ["/dev"])
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
