import TestSupport
import Testing

@testable import SeatMapCommands

/// Arguments that are not understood: one line that says what was expected, status 64, and nothing done.
@Suite struct ArgumentTests {
  @Test(arguments: [
    (["rendr"], "seatmap: unknown command \"rendr\"; did you mean \"render\"?; see seatmap help"),
    (
      ["plan.json"],
      "seatmap: \"plan.json\" is no command; to draw it: seatmap render plan.json -o map.png; see seatmap help"
    ),
    (["draw"], "seatmap: unknown command \"draw\"; see seatmap help"),
    (["--verion"], "seatmap: unknown option \"--verion\"; did you mean \"--version\"?; see seatmap help"),
    (["seats"], "seatmap: seats: PLAN is missing; see seatmap help seats"),
    (
      ["seats", "--fromat", "csv", "-"],
      "seatmap: seats: unknown option \"--fromat\"; did you mean \"--format\"?; see seatmap help seats"
    ),
    (["seats", "-x", "-"], "seatmap: seats: unknown option \"-x\"; see seatmap help seats"),
    (
      ["seats", "--format", "cvs", "-"],
      "seatmap: seats: --format: expected csv or ndjson, found \"cvs\"; did you mean \"csv\"?; see seatmap help seats"
    ),
    (
      ["seats", "-", "--format"], "seatmap: seats: --format needs a value: --format csv|ndjson; see seatmap help seats"
    ),
    (
      ["seats", "--format", "--availability", "-"],
      "seatmap: seats: --format needs a value: --format csv|ndjson; see seatmap help seats"
    ),
    (
      ["seats", "--format=", "-"], "seatmap: seats: --format needs a value: --format csv|ndjson; see seatmap help seats"
    ),
    (
      ["seats", "-", "--format=csv", "--format", "csv"],
      "seatmap: seats: --format is given twice; see seatmap help seats"
    ),
    (["seats", "a.json", "b.json"], "seatmap: seats: unexpected argument \"b.json\"; see seatmap help seats"),
    (
      ["inspect", "--json=yes", "-"],
      "seatmap: inspect: --json takes no value, but was given \"yes\"; see seatmap help inspect"
    ),
    (
      ["inspect", "--max-seats", "0", "-"],
      "seatmap: inspect: --max-seats: expected an integer of at least 1, found \"0\"; see seatmap help inspect"
    ),
    (
      ["schema", "them"],
      "seatmap: schema: FORMAT: expected plan, availability, theme, order, design, goldens, golden-sidecar, golden-decisions, golden-facts, "
        + "golden-report, golden-orphans, diff or ticket, found \"them\"; did you mean \"theme\"?; "
        + "see seatmap help schema"
    ),
    (
      ["seats", "-", "--availability", "-"],
      "seatmap: seats: only one of the plan and --availability can be standard input; see seatmap help seats"
    ),
    (
      ["schema"],
      "seatmap: schema: FORMAT is missing: plan, availability, theme, order, design, goldens, golden-sidecar, golden-decisions, golden-facts, "
        + "golden-report, golden-orphans, diff or ticket; see seatmap help schema"
    ),
    (
      ["golden", "aprove"],
      "seatmap: golden: unknown command \"aprove\"; did you mean \"approve\"?; see seatmap help golden"
    ),
    (["golden", "--json"], "seatmap: golden: unknown option \"--json\"; see seatmap help golden"),
    (
      ["golden", "status", "--jsn"],
      "seatmap: golden status: unknown option \"--jsn\"; did you mean \"--json\"?; see seatmap help golden status"
    ),
    (["diff", "a.png"], "seatmap: diff: ACTUAL is missing; see seatmap help diff"),
    (
      ["diff", "-", "-"],
      "seatmap: diff: only one of the expected and the actual can be standard input; see seatmap help diff"
    ),
    (["convert", "-"], "seatmap: convert: --output is missing: --output OUT; see seatmap help convert"),
    (
      ["convert", "-", "-o", "map.xlsx"],
      "seatmap: convert: cannot tell the format of map.xlsx: end its name in .json, .pretix.json or .csv, or give "
        + "--to; see seatmap help convert"
    ),
    (
      ["completion", "fish"],
      "seatmap: completion: SHELL: expected bash or zsh, found \"fish\"; see seatmap help completion"
    ),
  ]) func mistakesAreExplained(arguments: [String], message: String) {
    let console = RecordingConsole(input: Array(SamplePlans.small.utf8))
    #expect(SeatMapCommand.run(arguments, console: console) == .usage)
    #expect(console.messages == message + "\n")
    #expect(console.output.isEmpty)
  }

  @Test(arguments: [
    (["--width", "wide"], "--width: expected a number above 0 and at most 1,000,000, found \"wide\""),
    (["--width", "-5"], "--width: expected a number above 0 and at most 1,000,000, found \"-5\""),
    (["--width", "nan"], "--width: expected a number above 0 and at most 1,000,000, found \"nan\""),
    (["--width", "0x10"], "--width: expected a number above 0 and at most 1,000,000, found \"0x10\""),
    (["--size", "800"], "--size: expected width and height such as 1200x800, each at most 1,000,000, found \"800\""),
    (
      ["--size", "800x0"], "--size: expected width and height such as 1200x800, each at most 1,000,000, found \"800x0\""
    ),
    (
      ["--size", "8x1e7"], "--size: expected width and height such as 1200x800, each at most 1,000,000, found \"8x1e7\""
    ),
    (["--scale", "1e300"], "--scale: expected a number above 0 and at most 1,000, found \"1e300\""),
    (["--format", "pdf", "--paper", "a5", "--margin", "75"], "the --margin leaves no room on the paper"),
    (["--size", "8x8", "--width", "8"], "--size already says width and height"),
    (["--rotate", "45"], "--rotate: expected 0, 90, 180 or 270, found \"45\""),
    (["--threads", "0"], "--threads: expected an integer from 1 to 256, found \"0\""),
    (["--theme", "cinem"], "did you mean \"cinema\"?"),
    (["--compact"], "--compact has no use in png, only in svg"),
    (["--paper", "a4"], "--paper has no use in png, only in pdf"),
    (["--date", "2026-01-31"], "--date has no use in png, only in pdf"),
    (["--format", "svg", "--exact"], "--exact has no use in svg, only in png or pdf"),
    (["--format", "svg", "--max-pixels", "9"], "--max-pixels has no use in svg, only in png"),
    (["--format", "pdf", "--scale", "2"], "--scale has no use in pdf, only in png, svg or svgz"),
    (["--format", "pdf", "--date", "2026-02-29"], "--date: expected a date such as 2026-01-31"),
    (["--format", "pdf", "--date", "yesterday"], "--date: expected a date such as 2026-01-31"),
    (["--format", "pdf", "--margin", "5"], "--margin is that of a sheet: give --paper too"),
    (["--format", "pdf", "--paper", "a4", "--margin", "-1"], "--margin: expected a number of millimetres from 0"),
    (["--format", "pdf", "--drawing-scale", "100"], "--drawing-scale: expected a scale such as 1:100, found \"100\""),
    (["--format", "pdf", "--drawing-scale", "1:0"], "--drawing-scale: expected a scale such as 1:100, found \"1:0\""),
    (
      ["--format", "pdf", "--drawing-scale", "1:50", "--width", "9"],
      "--drawing-scale already says how large the drawing is"
    ),
  ]) func renderRefusesWhatItCannotDo(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let console = RecordingConsole(input: Array(SamplePlans.small.utf8))
    let status = SeatMapCommand.run(["render", "-", "-o", folder.path("map.png")] + arguments, console: console)
    #expect(status == .usage)
    #expect(console.messages.contains(message), "\(console.messages)")
    #expect(console.messages.split(separator: "\n").count == 1)
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: [
    ["render", "-", "-o", "map"], ["render", "-", "-o", "map.jpg"], ["render", "-", "-o", "folder.png/map"],
  ]) func aFormatThatNobodySaysIsAsked(arguments: [String]) {
    let console = RecordingConsole(input: Array(SamplePlans.small.utf8))
    let status = SeatMapCommand.run(arguments, console: console)
    #expect(status == .usage)
    #expect(console.messages.contains("end its name in .png, .pdf, .svg or .svgz, or give --format"))
  }

  @Test func standardOutputIsToldItsFormat() {
    let outcome = seatmap("render", "-", "-o", "-", input: SamplePlans.small)
    #expect(outcome.status == .usage)
    #expect(outcome.messages.contains("give --format png, pdf, svg or svgz"))
    #expect(!outcome.messages.contains("end its name"))
  }

  @Test(arguments: [
    (["--paper", "A4", "--format", "PDF"], ["--paper", "a4", "--format", "pdf"]),
    (["--theme", "PLAIN", "--format", "Svg"], ["--theme", "plain", "--format", "svg"]),
    (["--size", "80X60", "--format", "PNG"], ["--size", "80x60", "--format", "png"]),
    (["--format", "png", "--max-pixels", "1e9"], ["--format", "png", "--max-pixels", "1000000000"]),
    (["--format", "png", "--width", "1e2"], ["--format", "png", "--width", "100"]),
  ]) func wordsAreTakenInAnyCaseAndNumbersInAnyForm(arguments: [String], plain: [String]) {
    func picture(_ arguments: [String]) -> [UInt8] {
      let console = RecordingConsole(input: Array(SamplePlans.small.utf8))
      let status = SeatMapCommand.run(["render", "-", "-o", "-"] + arguments, console: console)
      #expect(status == .success, "\(console.messages)")
      return console.output
    }
    let bytes = picture(arguments)
    #expect(!bytes.isEmpty && bytes == picture(plain))
  }

  @Test func operandsAreTakenInAnyCase() {
    #expect(seatmap("schema", "Plan").bytes == seatmap("schema", "plan").bytes)
    #expect(seatmap("completion", "ZSH").bytes == seatmap("completion", "zsh").bytes)
  }

  @Test(arguments: [
    (["--max-seats", "1e30"], "--max-seats: 1e30 is too large: at most 9,223,372,036,854,775,807"),
    (["--max-seats", "1e999"], "--max-seats: 1e999 is too large: at most 9,223,372,036,854,775,807"),
    (["--max-bytes", "9223372036854775808"], "--max-bytes: 9223372036854775808 is too large: at most 9,"),
    (["--max-bytes", "1.5"], "--max-bytes: expected an integer of at least 1, found \"1.5\""),
    (["--max-bytes", "-1e30"], "--max-bytes: expected an integer of at least 1, found \"-1e30\""),
  ]) func whatIsTooLargeIsCalledSo(arguments: [String], message: String) {
    let console = RecordingConsole(input: Array(SamplePlans.small.utf8))
    #expect(SeatMapCommand.run(["inspect", "-"] + arguments, console: console) == .usage)
    #expect(console.messages.contains(message), "\(console.messages)")
  }

  @Test func whatIsWrittenToOptionsAndWhatFollowsThemIsTheSame() {
    let spellings = [
      ["seats", "-", "--format", "ndjson"], ["seats", "-", "--format=ndjson"], ["seats", "--format", "ndjson", "-"],
      ["seats", "--format=ndjson", "--", "-"], ["seats", "-o-", "-", "--format=ndjson"],
      ["seats", "-o", "-", "-", "--format=ndjson"], ["seats", "-o=-", "-", "--format=ndjson"],
    ]
    var outputs: [[UInt8]] = []
    for arguments in spellings {
      let console = RecordingConsole(input: Array(SamplePlans.small.utf8))
      #expect(SeatMapCommand.run(arguments, console: console) == .success, "\(arguments) \(console.messages)")
      outputs.append(console.output)
    }
    for output in outputs { #expect(!output.isEmpty && output == outputs[0]) }
  }

  @Test func afterTwoHyphensEverythingIsAnOperand() {
    let outcome = seatmap("inspect", "--", "--json")
    #expect(outcome.status == .noInput)
    #expect(outcome.messages == "seatmap: --json: no such file or directory\n")
  }

  @Test func controlCharactersDoNotReachTheTerminal() {
    let outcome = seatmap("inspect", "plan\u{1B}[31m\n.json")
    #expect(outcome.messages == "seatmap: plan\\u{1B}[31m\\n.json: no such file or directory\n")
    #expect(seatmap("in\nspect").messages.split(separator: "\n").count == 1)
  }
}

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
