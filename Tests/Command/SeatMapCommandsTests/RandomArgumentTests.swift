import TestSupport
import Testing

@testable import SeatMapCommands

/// Arguments at random: they are understood or refused, and nothing else happens.
@Suite struct RandomArgumentTests {
  private static let words =
    ["", "-", "--", "---", "-o", "-h", "-ox", "-o=x", "-x", "=", "--=", "--format=", "a,b", ",", "1:100", "1x1", "-5"]
    + ["\u{0}", "\u{202E}", "é", "png", "csv", "cinema", "90", "1e400", "nan", "9223372036854775808", "plan", "bash"]

  @Test(arguments: 0..<8) func anyArgumentsAreUnderstoodOrRefused(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var refusals = 0
    for _ in 0..<200 {
      for type in SeatMapCommand.catalogue.commands {
        let options = type.description.options
        let arguments = (0..<Int.random(in: 0...6, using: &random)).map { _ in
          guard Bool.random(using: &random), let option = options.randomElement(using: &random) else {
            return Self.words.randomElement(using: &random) ?? ""
          }
          return option.spelling + (Bool.random(using: &random) ? "" : "=" + (option.choices.first ?? "1"))
        }
        do throws(ArgumentError) {
          let parsed = try ParsedArguments(arguments, for: type.description)
          if !parsed.asksForHelp { _ = try type.init(parsed) }
        } catch {
          #expect(!error.description.isEmpty)
          refusals += 1
        }
      }
    }
    #expect(refusals > 0)
  }
}
