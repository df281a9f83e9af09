internal import CairoRendering
internal import Documents
internal import Geometry
internal import SeatMapDrawing
internal import SeatMaps

/// What `seatmap render` was asked for, understood and free of contradictions.
struct RenderRequest {
  private(set) var plan: PlanInput
  let availability: AvailabilityInput
  let outputs: [PictureOutput]

  let floor: String?
  let section: String?
  let showsPanels: Bool
  /// What `--around` was given: ids, or lists of them.
  let around: [String]
  /// In widths of a usual seat.
  let aroundMargin: Double
  let showsMiniMap: Bool
  let measure: ShownMeasure?

  let theme: ThemeInput
  let canvas: SeatMapDrawing.Canvas
  let level: SeatMapDrawing.Level
  let seatLabels: SeatMapDrawing.SeatLabels
  let quarterTurns: Int
  let showsTitle: Bool
  let showsLegend: Bool

  let scale: Double
  let isExact: Bool
  let isCompact: Bool
  let threads: Int?
  let maximumPixels: Int?

  let paper: Paper?
  /// In points; nil where it is not given.
  let margin: Double?
  /// How many times smaller than the room the drawing is; nil where it is not to scale.
  let reduction: Double?
  /// In seconds since 1970.
  let date: Int?

  let showsTiming: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    plan = try PlanInput(arguments)
    availability = AvailabilityInput(arguments, limits: plan.limits)
    outputs = try PictureOutput.outputs(arguments)
    try RenderOptions.check(arguments, outputs: outputs)

    floor = arguments.value(of: RenderOptions.floor)
    section = arguments.value(of: RenderOptions.section)
    showsPanels = arguments.has(RenderOptions.panels)
    around = arguments.values(of: RenderOptions.around)
    aroundMargin = try RenderRequest.aroundMargin(arguments)
    showsMiniMap = arguments.has(RenderOptions.miniMap)
    measure = arguments.choice(RenderOptions.show)

    theme = try ThemeInput(arguments)
    canvas = try SeatMapDrawing.Canvas(arguments)
    level = arguments.choice(RenderOptions.level) ?? .auto
    seatLabels = arguments.choice(RenderOptions.labels) ?? .auto
    quarterTurns = (arguments.value(of: RenderOptions.rotate).flatMap { Int($0) } ?? 0) / 90
    showsTitle = !arguments.has(RenderOptions.noTitle)
    showsLegend = !arguments.has(RenderOptions.noLegend)

    scale = try arguments.positiveNumber(RenderOptions.scale, atMost: 1000) ?? 1
    isExact = arguments.has(RenderOptions.exact)
    isCompact = arguments.has(RenderOptions.compact)
    threads = try arguments.integer(RenderOptions.threads, in: 1...256)
    if let threads { plan.limits.threads = threads }
    maximumPixels = try arguments.integer(RenderOptions.maxPixels, in: 1...Int.max)

    paper = arguments.choice(RenderOptions.paper)
    margin = try RenderRequest.margin(arguments)
    reduction = try RenderRequest.reduction(arguments)
    date = try RenderRequest.date(arguments)
    showsTiming = arguments.has(RenderOptions.timing)

    if reduction != nil, canvas != .natural {
      throw .conflict("--drawing-scale already says how large the drawing is: leave --width, --height and --size out")
    }
    if showsMiniMap, around.isEmpty, floor == nil, section == nil {
      throw .conflict("--mini-map shows where a part of the map is: give --around, --section or --floor too")
    }
    if measure != nil, level == .sections {
      throw .conflict("--show colours seats, which --level sections does not draw: leave one of them out")
    }
    if margin != nil, paper == nil { throw .conflict("--margin is that of a sheet: give --paper too") }
  }

  /// The longest side that may be asked for: past what PNG and PDF can hold, and short of what numbers can.
  static let longestSide = 1_000_000

  private static func aroundMargin(_ arguments: ParsedArguments) throws(ArgumentError) -> Double {
    guard let text = arguments.value(of: RenderOptions.aroundMargin) else { return SeatMapDrawing.Crop.defaultMargin }
    guard arguments.has(RenderOptions.around) else {
      throw .conflict("--around-margin is that around some seats: give --around too")
    }
    guard let margin = ParsedArguments.decimal(text), (0...1000).contains(margin) else {
      throw .badValue(
        option: RenderOptions.aroundMargin.spelling, value: text, expected: "a number of seats' widths from 0 to 1000",
        suggestion: nil)
    }
    return margin
  }

  private static func margin(_ arguments: ParsedArguments) throws(ArgumentError) -> Double? {
    guard let text = arguments.value(of: RenderOptions.margin) else { return nil }
    guard let millimetres = ParsedArguments.decimal(text), millimetres >= 0 else {
      throw .badValue(
        option: RenderOptions.margin.spelling, value: text, expected: "a number of millimetres from 0",
        suggestion: nil)
    }
    return millimetres * 72 / 25.4
  }

  private static func reduction(_ arguments: ParsedArguments) throws(ArgumentError) -> Double? {
    guard let text = arguments.value(of: RenderOptions.drawingScale) else { return nil }
    guard text.hasPrefix("1:"), let reduction = ParsedArguments.decimal(text.dropFirst(2)), reduction > 0 else {
      throw .badValue(
        option: RenderOptions.drawingScale.spelling, value: text, expected: "a scale such as 1:100", suggestion: nil)
    }
    return reduction
  }

  private static func date(_ arguments: ParsedArguments) throws(ArgumentError) -> Int? {
    guard let text = arguments.value(of: RenderOptions.date) else { return nil }
    guard let seconds = Timestamp.seconds(iso8601: text) else {
      throw .badValue(
        option: RenderOptions.date.spelling, value: text,
        expected: "a date such as 2026-01-31 or 2026-01-31T12:00:00Z", suggestion: nil)
    }
    return seconds
  }
}
