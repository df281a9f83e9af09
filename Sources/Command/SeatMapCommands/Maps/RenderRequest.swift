internal import CairoRendering
internal import Geometry
internal import Reading
internal import SeatMapDrawing
internal import SeatMaps
internal import Support

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

/// How large a drawing is, and how it is put on a page.
struct DrawingPage {
  var canvas: SeatMapDrawing.Canvas
  var setup = PageSetup()
  var metadata = DocumentMetadata()
}

extension RenderRequest {
  /// The page of a map's drawing; the date is that of the environment where none was given.
  func page(for map: SeatMap, environment: CommandEnvironment) throws(CommandFailure) -> DrawingPage {
    var page = DrawingPage(canvas: canvas)
    if let paper {
      page.setup = PageSetup(paper: paper, margin: margin ?? RenderRequest.defaultMargin, enlarges: true)
    }
    if let reduction {
      guard let metresPerUnit = map.metresPerUnit else {
        throw CommandFailure(
          .badData,
          "\(plan.file.name): --drawing-scale needs the length of a unit, which the plan does not say: "
            + "add \"metresPerUnit\"")
      }
      page.canvas = .scale(metresPerUnit / reduction * RenderRequest.pointsPerMetre)
      page.setup.pointsPerUnit = 1
    }
    page.metadata.creationDate = try creationDate(environment)
    return page
  }

  private func creationDate(_ environment: CommandEnvironment) throws(CommandFailure) -> Int? {
    guard date == nil, outputs.contains(where: { $0.format == .pdf }) else { return date }
    return try environment.sourceDate()
  }

  private static let pointsPerMetre = 72 / 0.0254
  /// 10 mm in points, which most printers leave white anyway.
  private static let defaultMargin = 10 * 72 / 25.4
}

extension SeatMapDrawing.Canvas {
  /// The canvas that `--width`, `--height` and `--size` ask for.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let width = try arguments.positiveNumber(RenderOptions.width, atMost: RenderRequest.longestSide)
    let height = try arguments.positiveNumber(RenderOptions.height, atMost: RenderRequest.longestSide)
    if let text = arguments.value(of: RenderOptions.size) {
      guard width == nil, height == nil else { throw .conflict("--size already says width and height") }
      guard let size = Size(picture: text) else {
        throw .badValue(
          option: RenderOptions.size.spelling, value: text,
          expected: "width and height such as 1200x800, each at most \(RenderRequest.longestSide.grouped)",
          suggestion: nil)
      }
      self = .size(size)
      return
    }
    self =
      switch (width, height) {
      case (let width?, let height?): .size(Size(width, height))
      case (let width?, nil): .width(width)
      case (nil, let height?): .height(height)
      case (nil, nil): .natural
      }
  }
}

extension Size {
  /// Width and height written as in `1200x800` or `1200X800`; nil where they are not, not above zero, or beyond
  /// the longest side.
  fileprivate init?(picture text: String) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = ParsedArguments.decimal(parts[0]),
      let height = ParsedArguments.decimal(parts[1]), min(width, height) > 0,
      max(width, height) <= Double(RenderRequest.longestSide)
    else { return nil }
    self.init(width, height)
  }
}

extension ShownMap {
  /// Keeps what `--floor` names; the failure names the plan's file.
  mutating func keepFloor(_ name: String, of plan: InputFile) throws(CommandFailure) {
    do throws(MapPartError) {
      try keepFloor(named: name)
    } catch {
      throw CommandFailure(error, option: RenderOptions.floor, of: plan)
    }
  }

  /// Keeps what `--section` names; the failure names the plan's file.
  mutating func keepSections(_ name: String, of plan: InputFile) throws(CommandFailure) {
    do throws(MapPartError) {
      try keepSections(named: name)
    } catch {
      throw CommandFailure(error, option: RenderOptions.section, of: plan)
    }
  }
}

extension CommandFailure {
  /// A part of a map that an option names and that there is not.
  fileprivate init(_ error: MapPartError, option: CommandOption, of plan: InputFile) {
    let hint = error == .noNamedSections ? ": leave \(option.spelling) out" : ""
    self.init(.usage, "\(plan.name): \(error)\(hint)")
  }
}
