import Foundation
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
