import Files
import Glibc
import SeatMapCommands
import TestSupport
import Testing

/// Files that cannot be read or written, and what is left of them.
@Suite struct FilesTests {
  // MARK: Reading

  @Test func aMissingFileIsNoInput() throws {
    let folder = try TemporaryFolder()
    let outcome = seatmap("inspect", folder.path("plan.json"))
    #expect(outcome.status == .noInput)
    #expect(outcome.messages == "seatmap: \(folder.path("plan.json")): no such file or directory\n")
  }

  @Test func aFolderIsNoInput() throws {
    let folder = try TemporaryFolder()
    let outcome = seatmap("inspect", folder.path)
    #expect(outcome.status == .noInput)
    #expect(outcome.messages == "seatmap: \(folder.path): is a folder, not a file\n")
  }

  @Test func aMissingAvailabilityIsNoInput() throws {
    let outcome = seatmap("seats", "-", "--availability", "/nowhere/tonight.csv", input: SamplePlans.small)
    #expect(outcome.status == .noInput)
    #expect(outcome.messages == "seatmap: /nowhere/tonight.csv: no such file or directory\n")
    #expect(outcome.bytes.isEmpty)
  }

  @Test func aHugeFileIsRefusedUnread() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("plan.json", "{")
    // A file of 10 GB that takes no room on the disk.
    try #require(truncate(path, 10_000_000_000) == 0)
    let outcome = seatmap("inspect", path)
    #expect(outcome.status == .badData)
    #expect(outcome.messages.contains("more than the limit of 536870912 bytes; --max-bytes raises it"))
  }

  @Test(arguments: ["/dev/zero", "/dev/urandom", "/dev/null"]) func aDeviceIsNoInput(path: String) {
    let outcome = seatmap("inspect", path)
    #expect(outcome.status == .noInput)
    #expect(outcome.messages == "seatmap: \(path): is a device, not a file\n")
  }

  @Test func aPipeIsRead() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let plan = Array(SamplePlans.small.utf8)
    try #require(write(ends[1], plan, plan.count) == plan.count)
    close(ends[1])
    #expect(seatmap("inspect", "/dev/fd/\(ends[0])").output.contains("seats     6 "))
  }

  @Test func standardInputHasTheSameLimit() {
    let size = SamplePlans.small.utf8.count
    #expect(seatmap("inspect", "-", "--max-bytes", "\(size)", input: SamplePlans.small).status == .success)
    #expect(seatmap("inspect", "-", "--max-bytes", "\(size - 1)", input: SamplePlans.small).status == .badData)
  }

  @Test func seatsHaveALimit() {
    #expect(seatmap("inspect", "-", "--max-seats", "6", input: SamplePlans.small).status == .success)
    let outcome = seatmap("inspect", "-", "--max-seats", "5", input: SamplePlans.small)
    #expect(outcome.status == .badData)
    #expect(outcome.messages.contains("limit of 5"))
    #expect(outcome.messages.contains("--max-seats"))
  }

  @Test(arguments: [
    ("", "seatmap: standard input:"), ("{", "seatmap: standard input:1:2: "), ("[]", "seatmap: standard input:1:1: "),
    ("{\"format\": \"seatmap-plan/1\", \"blocks\": [{ \"rows\": -1 }]}", "seatmap: standard input:1:"),
  ]) func whatIsNoPlanIsSaidInALine(text: String, beginning: String) throws {
    let folder = try TemporaryFolder()
    for arguments in [["inspect", "-"], ["validate", "-"], ["render", "-", "-o", folder.path("map.png")]] {
      let console = RecordingConsole(input: Array(text.utf8))
      #expect(SeatMapCommand.run(arguments, console: console) == .badData)
      #expect(console.messages.hasPrefix(beginning), "\(console.messages)")
      #expect(console.messages.split(separator: "\n").count == 1)
      #expect(console.output.isEmpty)
    }
    #expect(folder.names.isEmpty)
  }

  // MARK: Writing

  @Test func anExistingFileIsReplacedWhole() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("map.svg", String(repeating: "old ", count: 100_000))
    try #require(chmod(path, 0o640) == 0)
    #expect(seatmap("render", "-", "-o", path, input: SamplePlans.small).status == .success)
    #expect(folder.text("map.svg")?.hasSuffix("</svg>\n") == true)
    #expect(folder.names == ["map.svg"])
    var status = stat()
    try #require(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test(arguments: ["{", SamplePlans.small.replacing("\"Standard\"", with: "1")])
  func aFileStaysWhenDrawingFails(plan: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("map.svg", "old")
    #expect(seatmap("render", "-", "-o", path, input: plan).status == .badData)
    #expect(folder.text("map.svg") == "old")
    #expect(folder.names == ["map.svg"])
  }

  @Test func noFileIsWrittenWhenOneOfSeveralCannotBeDrawn() throws {
    let folder = try TemporaryFolder()
    let outcome = seatmap(
      "render", "-", "-o", folder.path("map.svg"), "-o", folder.path("map.png"), "--max-pixels", "1",
      input: SamplePlans.small)
    #expect(outcome.status == .badData)
    #expect(folder.names.isEmpty)
  }

  @Test func aFolderThatIsMissingIsSaid() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("maps/map.svg")
    let outcome = seatmap("render", "-", "-o", path, input: SamplePlans.small)
    #expect(outcome.status == .cannotWrite)
    #expect(outcome.messages == "seatmap: \(path): cannot write: there is no folder \(folder.path("maps/"))\n")
    #expect(folder.names.isEmpty)
  }

  @Test func aFolderIsNotReplaced() throws {
    let folder = try TemporaryFolder()
    try #require(mkdir(folder.path("map.svg"), 0o755) == 0)
    let outcome = seatmap("render", "-", "-o", folder.path("map.svg"), input: SamplePlans.small)
    #expect(outcome.status == .cannotWrite)
    #expect(outcome.messages.hasSuffix("cannot write: is a directory\n"))
  }

  @Test func aFileIsNoFolder() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("plan.json", SamplePlans.small)
    let outcome = seatmap("render", path, "-o", path + "/map.svg")
    #expect(outcome.status == .cannotWrite)
    #expect(folder.text("plan.json") == SamplePlans.small)
  }

  /// The superuser may write anywhere.
  @Test(.enabled(if: getuid() != 0)) func whatIsReadOnlyStays() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("map.svg", "old")
    try #require(chmod(path, 0o444) == 0)
    #expect(seatmap("render", "-", "-o", path, input: SamplePlans.small).status == .cannotWrite)
    #expect(folder.text("map.svg") == "old")
    try #require(chmod(folder.path, 0o555) == 0)
    defer { chmod(folder.path, 0o755) }
    #expect(seatmap("render", "-", "-o", folder.path("new.svg"), input: SamplePlans.small).status == .cannotWrite)
  }

  @Test func aFullDiskIsSaid() {
    let outcome = seatmap("render", "-", "-o", "/dev/full", "--format", "svg", input: SamplePlans.small)
    #expect(outcome.status == .cannotWrite)
    #expect(outcome.messages == "seatmap: /dev/full: cannot write: no space left on device\n")
  }

  @Test func aFullDiskBehindStandardOutputIsSaid() {
    let outcome = seatmap(
      "seats", "-", input: SamplePlans.small, outputError: SystemError(code: ENOSPC))
    #expect(outcome.status == .cannotWrite)
    #expect(outcome.messages == "seatmap: standard output: cannot write: no space left on device\n")
  }

  @Test func aReaderThatHasGoneAwayIsNothingToTalkAbout() {
    let outcome = seatmap("seats", "-", input: SamplePlans.small, outputError: SystemError(code: EPIPE))
    #expect(outcome.status == .cannotWrite)
    #expect(outcome.messages.isEmpty)
  }

  @Test func devicesAreWrittenToAsTheyAre() {
    #expect(seatmap("seats", "-", "-o", "/dev/null", input: SamplePlans.small).status == .success)
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test(arguments: [true, false]) func aLinkStaysALink(leadsToAFile: Bool) throws {
    let folder = try TemporaryFolder()
    if leadsToAFile { _ = try folder.file("real.csv", "old") }
    try #require(symlink("real.csv", folder.path("link.csv")) == 0)
    #expect(seatmap("seats", "-", "-o", folder.path("link.csv"), input: SamplePlans.small).status == .success)
    #expect(folder.text("real.csv")?.hasPrefix("id,") == true)
    var status = stat()
    try #require(lstat(folder.path("link.csv"), &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func linksThatLeadInCirclesAreSaid() throws {
    let folder = try TemporaryFolder()
    try #require(symlink("b.csv", folder.path("a.csv")) == 0)
    try #require(symlink("a.csv", folder.path("b.csv")) == 0)
    let outcome = seatmap("seats", "-", "-o", folder.path("a.csv"), input: SamplePlans.small)
    #expect(outcome.status == .cannotWrite)
    #expect(folder.names == ["a.csv", "b.csv"])
  }

  @Test(arguments: [
    String(repeating: "ü", count: 125) + ".csv",  // 254 bytes of the 255 that a name may have
    "e" + String(repeating: "\u{301}", count: 125) + ".csv",  // the same, and five characters
    "\u{301}.csv",  // one character with the slash before it
  ]) func strangeNamesAreNoReasonToFail(name: String) throws {
    let folder = try TemporaryFolder()
    #expect(seatmap("seats", "-", "-o", folder.path(name), input: SamplePlans.small).status == .success)
    #expect(folder.names.count == 1)
  }
}

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
