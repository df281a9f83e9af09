internal import CairoRendering
internal import JSON
internal import SeatMapDrawing
internal import SeatMaps
internal import Support

/// The options of `seatmap render`.
enum RenderOptions {
  // Output.
  static let output = CommandOption(
    "output", letter: "o", taking: .output("OUT"), isRepeatable: true,
    "Where to draw; \"-\" is standard output. Repeat it for several files of one map.")
  static let format = CommandOption(
    "format", taking: .choice(PictureFormat.allCases.map(\.rawValue)), "The format; the end of OUT tells if not given.")

  // What is shown.
  static let floor = CommandOption(
    "floor", taking: .text("NAME"),
    "Draw one floor alone; where no floor has the name, one section. Several floors stand side by side if not given.")
  static let section = CommandOption("section", taking: .text("NAME"), "Draw one section alone, by name or id.")
  static let panels = CommandOption("panels", "Draw sections that lie over each other side by side.")
  static let around = CommandOption(
    "around", taking: .text("ID,…"), isRepeatable: true,
    "Draw what is around some seats, by id, with a caption at them; may be repeated.")
  static let aroundMargin = CommandOption(
    "around-margin", taking: .text("N"),
    "How far that reaches beyond the seats, in widths of a seat; "
      + "\(SeatMapDrawing.Crop.defaultMargin.shortestText) if not given.")
  static let miniMap = CommandOption(
    "mini-map", "Add a small overview that shows where the floor, section or seats are that are drawn.")
  static let show = CommandOption(
    "show", taking: .choice(ShownMeasure.allCases.map(\.rawValue)),
    "Colour seats by how good their view of a screen is (sight), by their distance to it, or by the angle it fills.")
  static let labels = CommandOption(
    "labels", taking: .choice(SeatMapDrawing.SeatLabels.allCases.map(\.rawValue)),
    "Which seats show their number: those where it can be read (auto), none, or all; auto if not given.")
  static let level = CommandOption(
    "level", taking: .choice(SeatMapDrawing.Level.allCases.map(\.rawValue)),
    "Draw each seat (seats), each section as its outline (sections), or what the size has room for (auto); auto if not "
      + "given.")
  static let noTitle = CommandOption("no-title", "Leave the name of the room out.")
  static let noLegend = CommandOption("no-legend", "Leave the legend out.")
  static let theme = CommandOption(
    "theme", taking: .choiceOrInput(Theme.builtInNames, "NAME|FILE"),
    "How it looks: \(oneOf(Theme.builtInNames)), or a theme's file; cinema if not given.")
  static let dark = CommandOption("dark", "Draw for dark surroundings.")

  // Size.
  static let width = CommandOption("width", taking: .text("N"), "The width: pixels at scale 1, points in PDF.")
  static let height = CommandOption("height", taking: .text("N"), "The height.")
  static let size = CommandOption("size", taking: .text("WxH"), "Width and height at once, as in 1200x800.")
  static let scale = CommandOption(
    "scale", taking: .text("N"),
    "How many pixels a unit of the size is: 2 for a screen of high density (png, svg, svgz).")
  static let rotate = CommandOption(
    "rotate", taking: .choice(["0", "90", "180", "270"]), "Turn the map clockwise; text stays upright.")

  // Paper.
  static let paper = CommandOption(
    "paper", taking: .choice(Paper.allCases.map(\.rawValue)), "Fit the map to a sheet (pdf).")
  static let margin = CommandOption(
    "margin", taking: .text("MM"), "The sheet's empty border in millimetres; 10 if not given (pdf).")
  static let drawingScale = CommandOption(
    "drawing-scale", taking: .text("1:N"), "Draw true to scale, as in 1:100; the plan must say metresPerUnit (pdf).")
  static let date = CommandOption(
    "date", taking: .text("DATE"),
    "The date that the file bears, as in 2026-01-31 or 2026-01-31T12:00:00Z; that of SOURCE_DATE_EPOCH, or none, if not "
      + "given (pdf).")

  // How it is drawn.
  static let exact = CommandOption("exact", "Draw each seat by itself instead of copying it: slower (png, pdf).")
  static let compact = CommandOption("compact", "Leave ids, names and data out (svg, svgz).")
  static let threads = CommandOption(
    "threads", taking: .text("N"), "How many threads may work; one for each processor if not given.")
  static let timing = CommandOption("timing", "Say on standard error how long each stage took.")
  static let maxPixels = CommandOption(
    "max-pixels", taking: .text("N"),
    "The most pixels that a picture may have; \(CairoRenderer.defaultMaximumPixels.grouped) if not given (png).")

  static let groups: [CommandDescription.OptionGroup] = [
    .init("Output", [output, format]),
    .init(
      "What is shown",
      [
        AvailabilityInput.file, AvailabilityInput.selection, floor, section, panels, around,
        aroundMargin, miniMap, level, show, labels, noTitle, noLegend, theme,
        dark,
      ]),
    .init("Size", [width, height, size, scale, rotate]),
    .init("Paper", [paper, margin, drawingScale, date]),
    .init("Drawing", [exact, compact, threads, timing]),
    .init("Limits", [PlanInput.maxSeats, PlanInput.maxBytes, maxPixels]),
  ]

  /// The formats of options that not every format has a use for.
  private static let formats: [(option: CommandOption, formats: [PictureFormat])] = [
    (scale, [.png, .svg, .svgz]), (exact, [.png, .pdf]), (maxPixels, [.png]), (compact, [.svg, .svgz]),
    (paper, [.pdf]), (margin, [.pdf]), (drawingScale, [.pdf]), (date, [.pdf]),
  ]

  /// Refuses options that none of the outputs has a use for.
  static func check(_ arguments: ParsedArguments, outputs: [PictureOutput]) throws(ArgumentError) {
    for (option, formats) in formats where arguments.has(option) {
      guard !outputs.contains(where: { formats.contains($0.format) }) else { continue }
      let output = outputs.map(\.format.rawValue).joined(separator: " and ")
      throw .conflict(
        "\(option.spelling) has no use in \(output), only in \(oneOf(formats.map(\.rawValue)))")
    }
  }
}

/// What `--show` colours seats by.
enum ShownMeasure: String, CaseIterable {
  case sight
  case distance
  case angle

  /// What is measured.
  private var quantity: SightLines.Quantity {
    switch self {
    case .sight: .verdict
    case .distance: .distance
    case .angle: .angle
    }
  }

  /// The measure of each seat of a map; the failure says what the plan lacks for it.
  func measure(of map: SeatMap, file: String) throws(CommandFailure) -> SeatMeasure {
    let measure = SightLines(map).measure(quantity)
    guard !measure.ticks.isEmpty else {
      let needs =
        switch self {
        case .distance: "a screen, a stage or a focal point"
        case .sight: "a screen with its width"
        case .angle: "a screen or a stage with its width"
        }
      throw CommandFailure(.badData, "\(file): --show \(rawValue) needs \(needs), which the plan does not say")
    }
    return measure
  }
}
