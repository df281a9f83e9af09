internal import GoldenImages
internal import ImageFiles
internal import JSON

/// `seatmap diff`: whether two pictures are the same.
struct DiffCommand: Command {
  /// What the picture of the difference shows.
  enum View: String, CaseIterable {
    case panels
    case heat
  }

  private static let output = CommandOption(
    "output", letter: "o", taking: .output("FILE.png"),
    "Where to write a picture of the difference; \"-\" is standard output.")
  private static let json = CommandOption("json", "Answer in JSON, for programs; seatmap schema diff has its schema.")
  private static let tolerance = CommandOption(
    "tolerance", taking: .text("WORD"),
    """
    How much may differ: exact, near:2, antialiasing:32, fuzzy:delta=0-8,pixels=0-120,cluster=0-20, \
    pixelmatch7:0.1,pixels=12 (also pixelmatch5 and pixelmatch-oklab); exact if not given.
    """)
  private static let ignoreColorSpace = CommandOption(
    "ignore-color-space", "Let the files declare different colour spaces (gamma, ICC profile) for their samples.")
  private static let view = CommandOption(
    "view", taking: .choice(View.allCases.map(\.rawValue)),
    """
    What the picture of the difference shows: expected, difference and actual side by side, or the difference alone; \
    panels if not given.
    """)

  static let description = CommandDescription(
    name: "diff",
    purpose: "Say whether two pictures are the same, and where they differ.",
    usage: "diff EXPECTED ACTUAL [-o FILE.png] [--tolerance WORD] [--mask AREA] [--json]",
    discussion: [
      """
      Pictures are PNG, JPEG or WebP, told apart by their content. They are compared pixel by pixel with the opacity \
      multiplied in. Different sizes never pass; different declared colour spaces only where that is allowed.
      """,
      "The exit status is 0 where they are the same within the tolerance, 1 where they differ, 65 for no picture.",
    ],
    operands: [
      .init("EXPECTED", .file, "The picture as it should be; \"-\" is standard input."),
      .init("ACTUAL", .file, "The picture as it is."),
    ],
    optionGroups: [
      .init("Options", [output, view, tolerance, MaskOption.option, ignoreColorSpace, json]), PictureInput.limitOptions,
    ],
    examples: [
      .init("Where two pictures differ", "seatmap diff before.png after.png -o difference.png"),
      .init("Leave a clock out", "seatmap diff before.png after.png --mask 700,10,90,24"),
      .init("The number of pixels", "seatmap diff before.png after.png --json | jq .differingPixels"),
    ])

  private let expected: PictureInput
  private let actual: PictureInput
  private let output: OutputFile?
  private let view: View
  private let tolerance: Tolerance
  /// Who said so, in words.
  private let origin: String
  private let masks: [MaskOption]
  private let options: ComparisonOptions
  private let answersInJSON: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let limits = try PictureInput.limits(arguments)
    expected = PictureInput(file: InputFile(path: arguments.operands[0]), limits: limits)
    actual = PictureInput(file: InputFile(path: arguments.operands[1]), limits: limits)
    output = arguments.value(of: DiffCommand.output).map { OutputFile(path: $0) }
    view = arguments.choice(DiffCommand.view) ?? .panels
    let word = arguments.value(of: DiffCommand.tolerance)
    do throws(ToleranceError) {
      tolerance = try word.map { word throws(ToleranceError) in try Tolerance(word) } ?? .exact
    } catch {
      throw .conflict("\(DiffCommand.tolerance.spelling): \(error)")
    }
    origin = word == nil ? "default" : DiffCommand.tolerance.spelling
    masks = try arguments.values(of: MaskOption.option).map { text throws(ArgumentError) in try MaskOption(text) }
    options = ComparisonOptions(ignoresColorSpace: arguments.has(DiffCommand.ignoreColorSpace))
    answersInJSON = arguments.has(DiffCommand.json)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    try checkOutput(in: session)
    let (expectedPicture, actualPicture) = try pictures(in: session)
    let mask = try PixelMask(masks) { file throws(CommandFailure) in
      let input = PictureInput(file: file, limits: expected.limits)
      return try input.picture(try input.bytes(in: session))
    }
    let verdict = ImageVerdict(
      expected: expectedPicture, actual: actualPicture, tolerance: tolerance, from: origin, mask: mask,
      options: options)
    try writeDifference(expectedPicture, actualPicture, mask, in: session)
    let report = DiffReport(
      verdict: verdict, expectedFile: expected.file.name, actualFile: actual.file.name, differenceFile: output?.name)
    if output?.isStandardOutput != true {
      try session.write(answersInJSON ? report.json : Array(report.text.utf8))
    }
    session.warn(verdict.warnings.map(\.description))
    return verdict.isPassed ? .success : .problemsFound
  }

  /// Both pictures, decoded at the same time.
  private func pictures(in session: Session) throws(CommandFailure) -> (RGBAImage, RGBAImage) {
    let expectedBytes = try expected.bytes(in: session)
    let actualBytes: [UInt8]
    do throws(CommandFailure) {
      actualBytes = try actual.bytes(in: session)
    } catch {
      // What is wrong with the first file comes first.
      _ = try expected.picture(expectedBytes)
      throw error
    }
    let outcomes = RGBAImage.reading(expectedBytes, and: actualBytes, limits: expected.limits)
    return (try expected.picture(outcomes.first), try actual.picture(outcomes.second))
  }

  private func writeDifference(
    _ expected: RGBAImage, _ actual: RGBAImage, _ mask: PixelMask?, in session: Session
  ) throws(CommandFailure) {
    guard let output else { return }
    let picture =
      switch view {
      case .panels: RGBAImage.difference(expected: expected, actual: actual, mask: mask)
      case .heat: RGBAImage.heatMap(expected: expected, actual: actual, mask: mask)
      }
    let bytes: [UInt8]
    do throws(ImageFileError) {
      bytes = try picture.png(.fast)
    } catch {
      throw CommandFailure(.fault, "\(output.name): \(error)")
    }
    try output.write(bytes, console: session.console)
  }

  private func checkOutput(in session: Session) throws(CommandFailure) {
    guard let output else { return }
    if output.isStandardOutput {
      if answersInJSON { throw CommandFailure(.usage, "diff: --json and -o - cannot both be standard output") }
      if session.console.isOutputTerminal {
        throw CommandFailure(.usage, "diff: standard output is a terminal: name a file with -o, or use a pipe")
      }
    }
    var inputs: [DistinctFiles.Input] = [("expected picture", expected.file), ("actual picture", actual.file)]
    for case .picture(let file) in masks { inputs.append(("mask", file)) }
    try DistinctFiles.check(inputs: inputs, outputs: [output])
  }
}

/// What was found about two pictures, for people or for programs.
struct DiffReport {
  let verdict: ImageVerdict
  let expectedFile: String
  let actualFile: String
  /// Where the picture of the difference is; nil where none was asked for.
  let differenceFile: String?

  /// A line with the answer, and one for each fact.
  var text: String {
    let answer =
      verdict.isPassed ? verdict.comparison.isSame ? "the same" : "the same within the tolerance" : "different"
    let difference = differenceFile.map { "difference: \(PlainText.oneLine($0))\n" } ?? ""
    return "\(PlainText.oneLine(expectedFile)) and \(PlainText.oneLine(actualFile)): \(answer)\n" + facts + difference
  }

  private var facts: String {
    // The first line of a verdict that passed says no more than the answer.
    verdict.details.split(separator: "\n").dropFirst(verdict.isPassed ? 1 : 0).map { "\($0)\n" }.joined()
  }

  /// The format of the answer in JSON; Schemas/diff.schema.json is its schema.
  static let format = "seatmap-diff/1"

  /// The same as JSON.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { object in
      object.field("format", DiffReport.format)
      object.field("expectedFile", expectedFile)
      object.field("actualFile", actualFile)
      object.field("differenceFile", differenceFile)
      verdict.writeFields(to: &object)
    }
    return writer.bytes
  }
}
