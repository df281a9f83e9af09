import Foundation
import ImageFiles
import JSON
import SeatMapCommands
import TestSupport
import Testing

/// The page of the guide knows what the command knows.
@Suite struct GuideTests {
  private func guide() throws -> String { try RepositoryFiles.text("Guides/command-line.md") }

  @Test(arguments: HelpTests.commands) func everyOptionStandsInTheGuide(command: String) throws {
    let guide = try guide()
    #expect(guide.contains("`\(command)"))
    for match in seatmap("help", command).output.matches(of: /--[a-z][a-z-]+/) where match.output != "--help" {
      #expect(guide.contains(match.output), "\(match.output)")
    }
  }

  @Test(arguments: HelpTests.groupCommands) func everyOptionOfAGroupsCommandStandsInTheGuide(command: String) throws {
    let guide = try guide()
    #expect(guide.contains("`golden \(command)"))
    for match in seatmap("help", "golden", command).output.matches(of: /--[a-z][a-z-]+/) where match.output != "--help"
    {
      #expect(guide.contains(match.output), "\(match.output)")
    }
  }

  @Test(arguments: HelpTests.keyCommands) func everyOptionAboutKeysStandsInTheGuide(command: String) throws {
    let guide = try guide()
    #expect(guide.contains("`key \(command)"))
    for match in seatmap("help", "key", command).output.matches(of: /--[a-z][a-z-]+/) where match.output != "--help" {
      #expect(guide.contains(match.output), "\(match.output)")
    }
  }

  @Test(arguments: SeatMapCommands.ExitStatus.allCases) func everyExitStatusStandsInTheGuide(
    status: SeatMapCommands.ExitStatus
  ) throws {
    #expect(try guide().contains("\n| \(status.rawValue) | "))
  }

  @Test func everyKeyOfInspectStandsInTheGuide() throws {
    let guide = try guide()
    let json = try JSONSerialization.jsonObject(
      with: Data(seatmap("inspect", "-", "--json", input: SamplePlans.floors).bytes))
    let keys = try #require(json as? [String: Any]).keys.sorted()
    #expect(keys.count > 8)
    for key in keys { #expect(guide.contains("`\(key)`"), "\(key)") }
  }
}

/// What the README tells readers to type works word for word.
@Suite struct ReadmeTests {
  /// The commands of the README, without what follows a `#`.
  private static func commands() throws -> [[String]] {
    try RepositoryFiles.text("README.md").split(separator: "\n")
      .filter { $0.hasPrefix("    seatmap ") }
      .map { line in line.prefix { $0 != "#" }.split(separator: " ").dropFirst().map(String.init) }
  }

  /// The first block of the README in a language.
  private static func block(_ language: String) throws -> String {
    let readme = try RepositoryFiles.text("README.md")
    let start = try #require(readme.firstRange(of: "```\(language)\n")).upperBound
    let end = try #require(readme[start...].firstRange(of: "```")).lowerBound
    return String(readme[start..<end])
  }

  @Test func everyCommandWorks() throws {
    let commands = try Self.commands()
    #expect(commands.count >= 7)
    for command in commands {
      let folder = try TemporaryFolder()
      try folder.file("plan.json", Self.block("json"))
      try folder.file("sold.csv", Self.block("csv"))
      try folder.file("venue.pretix.json", SamplePlans.floors)
      try folder.file("order.json", SampleOrders.three)
      for name in ["before.png", "after.png"] { try folder.file(name, PendingSuite.card(230, dot: 60).png(.fast)) }
      let inputs = folder.names
      let output = command.firstIndex(of: "-o").map { command[$0 + 1] }
      let console = RecordingConsole()
      let arguments = command.map { inputs.contains($0) || $0 == output ? folder.path($0) : $0 }
      #expect(SeatMapCommand.run(arguments, console: console) == .success, "\(command)")
      #expect(console.messages == "", "\(command)")
      guard let output else { continue }
      if output.hasSuffix("/") {
        #expect(try TemporaryFolder.names(in: folder.path(output)).count { $0.hasSuffix(".png") } == 3, "\(command)")
      } else {
        #expect(folder.bytes(output)?.isEmpty == false, "\(command)")
      }
    }
  }
}
