import Glibc
import SeatMapCommands
import TestSupport
import Testing

/// Outputs that would overwrite what is read, or each other.
@Suite struct DistinctFilesTests {
  private static let theme = "{ \"format\": \"seatmap-theme/1\", \"extends\": \"plain\" }"

  /// A folder with a plan, an availability and a theme, each also behind a symbolic and a hard link.
  private func folderOfInputs() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.file("plan.json", SamplePlans.small)
    try folder.file("sold.csv", "seat,status\nA/1,sold\n")
    try folder.file("theme.json", Self.theme)
    for name in ["plan.json", "sold.csv", "theme.json"] {
      try #require(symlink(name, folder.path("symbolic-" + name)) == 0)
      try #require(link(folder.path(name), folder.path("hard-" + name)) == 0)
    }
    return folder
  }

  @Test(
    arguments: ["", "symbolic-", "hard-", "./"],
    [("plan.json", "plan"), ("sold.csv", "availability"), ("theme.json", "theme")])
  func anInputIsNotOverwritten(way: String, input: (name: String, role: String)) throws {
    let folder = try folderOfInputs()
    let before = folder.bytes(input.name)
    let output = folder.path(way + input.name)
    let outcome = seatmap(
      "render", folder.path("plan.json"), "--availability", folder.path("sold.csv"), "--theme",
      folder.path("theme.json"), "-o", output, "--format", "svg")
    #expect(outcome.status == .usage)
    #expect(
      outcome.messages
        == "seatmap: -o \(output) would overwrite the \(input.role) that is read: name another file\n")
    #expect(folder.bytes(input.name) == before)
  }

  @Test(arguments: ["plan.json", "symbolic-sold.csv"]) func aTableDoesNotOverwriteItsInputs(name: String) throws {
    let folder = try folderOfInputs()
    let outcome = seatmap(
      "seats", folder.path("plan.json"), "--availability", folder.path("sold.csv"), "-o", folder.path(name))
    #expect(outcome.status == .usage)
    #expect(folder.text("plan.json") == SamplePlans.small)
    #expect(folder.text("sold.csv") == "seat,status\nA/1,sold\n")
  }

  @Test func aPlanMayBeConvertedInPlace() throws {
    let folder = try folderOfInputs()
    let path = folder.path("plan.json")
    #expect(seatmap("convert", path, "-o", path).status == .success)
    #expect(seatmap("inspect", path).status == .success)
  }

  @Test(arguments: [("map.svg", "./map.svg"), ("map.svg", "symbolic.svg"), ("hard.svg", "map.svg")], [true, false])
  func outputsAreDifferentFiles(names: (first: String, second: String), exists: Bool) throws {
    let folder = try TemporaryFolder()
    if exists {
      try folder.file("map.svg", "old")
      try #require(symlink("map.svg", folder.path("symbolic.svg")) == 0)
      try #require(link(folder.path("map.svg"), folder.path("hard.svg")) == 0)
    } else if names.second != "./map.svg" {
      return
    }
    let outcome = seatmap(
      "render", "-", "-o", folder.path(names.first), "-o", folder.path(names.second), input: SamplePlans.small)
    #expect(outcome.status == .usage)
    #expect(outcome.messages.hasPrefix("seatmap: -o names one file twice, as "))
    #expect(folder.text("map.svg") == (exists ? "old" : nil))
  }

  @Test func aDeviceTakesSeveralOutputs() throws {
    let folder = try TemporaryFolder()
    for name in ["a.svg", "b.png"] { try #require(symlink("/dev/null", folder.path(name)) == 0) }
    let outcome = seatmap(
      "render", "-", "-o", folder.path("a.svg"), "-o", folder.path("b.png"), input: SamplePlans.small)
    #expect(outcome.status == .success, "\(outcome.messages)")
  }
}
