import Foundation
import GoldenImages
import GoldenWriter
import ImageFiles
import Support
import TestSupport
import Testing

/// Goldens stay whole whatever happens to the processes that write them.
@Suite(.serialized) struct KilledRunTests {
  private let suite: GoldenSuite

  init() throws { suite = try GoldenSuite() }

  @Test func `Two hundred kills leave every golden old or new`() throws {
    let writing = Writing()
    writing.holdAll(of: 0, in: suite.run(.record))
    var random = SeededRandom(seed: 2026)
    var seen: Set<Int> = []
    var longest = 12_000
    // Two at a time, so that the survivor of the first kill meets what the killed one left.
    for round in 0..<100 {
      let writers = try (0..<2).map { try WriterProcess("record", suite.goldens.path, "\(2 * round + $0)") }
      for writer in writers {
        usleep(UInt32(random.int(0...longest)))
        writer.kill()
        seen.formUnion(try writing.generations(in: suite.folder))
      }
      // A busy machine takes longer to begin: none would have written anything yet.
      if round % 10 == 9, !seen.contains(1) { longest = min(2 * longest, 400_000) }
    }
    // Else nothing was ever written before the kill.
    #expect(seen == [0, 1])
    try expectNothingInTheWay(writing)
  }

  @Test func `Two processes lose nothing of each others`() throws {
    let count = 24
    let writers = try ["first", "second"].map { try WriterProcess("set-aside", suite.goldens.path, $0, "\(count)") }
    for writer in writers { #expect(writer.waitForEnd() == 0) }
    let pending = try suite.goldens.pending()
    let own = ["first", "second"].flatMap { label in (0..<count).map { "Both/\(label)-\($0).txt" } }
    let shared = (0..<4).map { "Both/shared-\($0).txt" }
    #expect(Set(pending.map(\.file.path)) == Set(own + shared))
    for golden in pending {
      let bytes = try #require(FileManager.default.contents(atPath: golden.actualPath)).map { $0 }
      #expect(ContentDigest(of: bytes) == golden.facts.actualDigest)
    }
    let ledgers = try suite.goldens.ledgers()
    #expect(ledgers.map(\.header.label) == ["first", "second"])
    for ledger in ledgers {
      #expect(ledger.isComplete)
      #expect(ledger.entries.count == 2 * count)
    }
  }

  /// What the killed processes left behind disturbs no later run, and goes with it.
  private func expectNothingInTheWay(_ writing: Writing) throws {
    _ = suite.goldens.reject(try suite.goldens.pending())
    for generation in [1, 0] { writing.holdAll(of: generation, in: suite.run(.record)) }
    let outcomes = writing.holdAll(of: 0, in: suite.run(.verify))
    #expect(outcomes.filter { !$0.isPassed } == [])
    let today = try #require(CalendarDay("2026-11-30"))
    #expect(try suite.goldens.problems(on: today) == [])
    #expect(try suite.goldens.pending() == [])
  }
}

/// What the processes write, by golden and generation.
private struct Writing {
  private let goldens = (0..<WrittenGolden.count).map { number in
    (0...1).map { WrittenGolden(number: number, generation: $0) }.map { ($0.name, $0.picture, $0.text) }
  }

  /// Holds all goldens of a generation against what is in a folder.
  @discardableResult
  func holdAll(of generation: Int, in run: GoldenRun) -> [GoldenOutcome] {
    goldens.map { $0[generation] }.flatMap { name, picture, text in
      [run.verify(picture, name), run.verify(text: text, name)]
    }
  }

  /// The generations that are in a folder of goldens, all of which have to be whole.
  func generations(in folder: TemporaryFolder) throws -> [Int] {
    try goldens.flatMap { generations in
      let text = try #require(folder.text("Goldens/\(generations[0].0).txt"))
      let png = try #require(folder.bytes("Goldens/\(generations[0].0).png"))
      let picture = try RGBAImage(png: png)
      return [
        try #require(generations.firstIndex { $0.2 == text }), try #require(generations.firstIndex { $0.1 == picture }),
      ]
    }
  }
}

/// A process of the program `GoldenWriter`, which lies beside the tests'.
private final class WriterProcess {
  private let process = Process()

  /// Starts the process and waits until it begins to write.
  init(_ arguments: String...) throws {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.executableURL = tests.deletingLastPathComponent().appending(path: "GoldenWriter")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    _ = try output.fileHandleForReading.read(upToCount: 1)
  }

  deinit { kill() }

  /// Kills the process, as the system does without asking it.
  func kill() {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  func waitForEnd() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
