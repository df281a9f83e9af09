internal import CairoRendering
internal import Drawing
internal import Glibc
internal import JSON
internal import Pictures
internal import PlanImports
internal import Reading
internal import SVGRendering
internal import SeatMapDrawing
internal import SeatMaps
internal import Support

/// `seatmap render`: a seat map as a picture.
struct RenderCommand: Command {
  static let description = CommandDescription(
    name: "render",
    purpose: "Draw a seat map as PNG, PDF or SVG.",
    usage: "render PLAN -o OUT [OPTIONS]",
    discussion: [
      """
      The end of OUT tells the format. The size follows the plan if none is given. The same arguments give the same \
      bytes on every run and for any number of threads; a file that is there already is replaced whole or not at all.
      """
    ],
    operands: [PlanInput.operand],
    optionGroups: RenderOptions.groups,
    examples: [
      .init(
        "A picture for a web page, for screens of high density",
        "seatmap render plan.json --width 1200 --scale 2 -o map.png"),
      .init(
        "What is left tonight, for dark surroundings",
        "seatmap render plan.json --availability tonight.csv --dark -o map.svg"),
      .init(
        "Where two people sit, for their confirmation",
        "seatmap render plan.json --around C/7,C/8 --mini-map --width 600 -o seats.png"),
      .init("A plan to hang up, in black and white", "seatmap render plan.json --theme print --paper a4 -o map.pdf"),
    ])

  private let request: RenderRequest

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    request = try RenderRequest(arguments)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    if request.outputs.contains(where: { $0.file.isStandardOutput && $0.format.isBinary }),
      session.console.isOutputTerminal
    {
      throw CommandFailure(.usage, "standard output is a terminal, and a picture's bytes would spoil it")
    }
    try DistinctFiles.check(
      inputs: [
        ("plan", request.plan.file), ("availability", request.availability.availabilityFile),
        ("theme", request.theme.file),
      ], outputs: request.outputs.map(\.file))
    let fontLoading = FontLoading()
    var times = StageTimes()
    var warnings: [String] = []

    let document = try request.plan.read(in: session)
    warnings += document.notes.map { $0.description }
    times.end("read")
    let map = try request.plan.layout(document)
    times.end("layout")
    warnings += request.plan.warnings(about: map)
    let known = try request.availability.states(for: map, of: document, in: session)
    warnings += known?.warnings ?? []
    let view = try RenderedView(of: ShownMap(map, states: known?.states), request)
    let shown = view.shown
    warnings += view.warnings
    times.end("states")
    let theme = try request.theme.theme(limits: request.plan.limits, in: session)
    let page = try request.page(for: shown.map, environment: session.environment)
    let renderer = try makeRenderer(fontLoading)
    times.end("fonts and theme")

    var files: [(output: PictureOutput, bytes: [UInt8])] = []
    for output in request.outputs {
      let format = output.format
      let scene = drawing(of: view, for: format, theme: theme, canvas: page.canvas)
        .scene(of: shown.map, states: shown.states, measuring: PangoTextMeasurer(fonts: renderer.fonts))
      times.end("\(format.rawValue) scene")
      let file = try rendered(scene, as: format, renderer: renderer, page: page)
      for warning in file.warnings.map({ $0.description }) where !warnings.contains(warning) {
        warnings.append(warning)
      }
      files.append((output, file.bytes))
      times.end("\(format.rawValue) drawing")
    }
    for (output, bytes) in files { try output.file.write(bytes, console: session.console) }
    times.end("write")

    session.warn(warnings)
    if request.showsTiming {
      for line in times.lines { session.report(line) }
    }
    return .success
  }

  // MARK: Stages

  private func makeRenderer(_ fontLoading: FontLoading) throws(CommandFailure) -> CairoRenderer {
    var renderer = CairoRenderer(fonts: try fontLoading.fonts())
    renderer.scale = request.scale
    renderer.isExact = request.isExact
    renderer.threads = request.threads ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    if let maximumPixels = request.maximumPixels { renderer.maximumPixels = maximumPixels }
    return renderer
  }

  private func drawing(
    of view: RenderedView, for format: PictureFormat, theme: Theme, canvas: SeatMapDrawing.Canvas
  ) -> SeatMapDrawing {
    let namesThings = format == .pdf || format.isSVG && !request.isCompact
    return SeatMapDrawing(
      theme: theme, canvas: canvas, seatLabels: request.seatLabels, level: request.level,
      quarterTurns: request.quarterTurns, showsTitle: request.showsTitle, showsLegend: request.showsLegend,
      detail: namesThings ? .document : .picture, pictures: view.pictures, crop: view.crop, miniMap: view.miniMap,
      measure: view.measure)
  }

  private func rendered(
    _ scene: Scene, as format: PictureFormat, renderer: CairoRenderer, page: DrawingPage
  ) throws(CommandFailure) -> RenderedFile {
    if format.isSVG {
      let document = SVGRenderer(compact: request.isCompact, scale: request.scale).bytes(of: scene)
      return RenderedFile(bytes: format.file(of: document))
    }
    do throws(RenderingError) {
      if format == .png { return try renderer.png(of: scene) }
      return try renderer.pdf(of: scene, setup: page.setup, metadata: page.metadata)
    } catch {
      throw CommandFailure(error, file: request.plan.file.name)
    }
  }
}

/// What of a map is drawn, and how it is looked at.
struct RenderedView {
  let shown: ShownMap
  /// What is around chosen seats; nil where all is drawn.
  let crop: SeatMapDrawing.Crop?
  /// The overview beside the map, if one is asked for.
  let miniMap: MiniMap?
  /// What colours the seats, if anything does.
  let measure: SeatMeasure?
  let pictures: [String: Raster]
  /// What does not fit the map, in lines.
  let warnings: [String]

  init(of map: ShownMap, _ request: RenderRequest) throws(CommandFailure) {
    let file = request.plan.file
    var shown = map
    var warnings: [String] = []
    if let floor = request.floor { try shown.keepFloor(floor, of: file) }
    if let section = request.section { try shown.keepSections(section, of: file) }
    // Before floors stand side by side, and away from the screen.
    var measure: SeatMeasure?
    if let wanted = request.measure { measure = try wanted.measure(of: shown.map, file: file.name) }
    self.measure = measure
    shown.arrange(inPanels: request.showsPanels)
    if !request.showsPanels, let overlap = shown.map.overlappingSections() {
      warnings.append(
        "\(file.name): \(overlap.message) \(RenderOptions.panels.spelling) draws them side by side.")
    }

    let chosen = try SeatSelection(request.around, of: RenderOptions.around, in: shown.map)
    let unfit = chosen.warnings + chosen.areaWarnings
    warnings += unfit
    guard request.around.isEmpty || !chosen.seats.isEmpty else {
      throw CommandFailure(.usage, unfit.first ?? "--around: there is no such seat")
    }
    crop =
      request.around.isEmpty ? nil : SeatMapDrawing.Crop(around: chosen.seats, margin: request.aroundMargin)
    miniMap = request.showsMiniMap ? shown.miniMap(marking: chosen.seats) : nil
    let pictures = RenderedView.pictures(of: shown, plan: file)
    self.pictures = pictures.rasters
    self.warnings = warnings + pictures.warnings
    self.shown = shown
  }

  /// The pictures that areas show, read from the folder of the plan's file, and what is wrong with the others, in lines;
  /// a plan from standard input has no folder, and so none.
  private static func pictures(
    of shown: ShownMap, plan: InputFile
  ) -> (rasters: [String: Raster], warnings: [String]) {
    let names = shown.pictureNames.prefix(mostPictures)
    let isCut = names.count < shown.pictureNames.count
    let rest = isCut ? ["\(plan.name): only the first \(mostPictures) pictures are drawn"] : []
    if plan.isStandardInput {
      let missing = names.map {
        "\(plan.name): a plan from standard input has no folder with the picture \(quoted($0))"
      }
      return ([:], rest + missing)
    }
    let (rasters, problems) = PictureFolder(of: plan.path).rasters(named: Array(names))
    let warnings = problems.map { problem in
      problem.reason == .outside
        ? "\(plan.name): the picture \(quoted(problem.name)) is not in the plan's folder, so it is not drawn"
        : "\(plan.name): \(problem)"
    }
    return (rasters, rest + warnings)
  }

  /// The most pictures that are read for a map.
  private static let mostPictures = 100
}

/// How long each stage of a command took, from its beginning on.
struct StageTimes {
  private var stages: [(name: String, duration: Duration)] = []
  private var start = ContinuousClock.now

  /// Says that a stage has just ended.
  mutating func end(_ name: String) {
    let now = ContinuousClock.now
    stages.append((name, now - start))
    start = now
  }

  /// A line for each stage, and one for their sum: `timing: layout 0.42 ms`.
  var lines: [String] {
    let total = stages.reduce(Duration.zero) { $0 + $1.duration }
    return (stages + [("total", total)]).map { "timing: \($0.name) \(StageTimes.milliseconds($0.duration)) ms" }
  }

  /// Milliseconds with two digits after the point at most.
  private static func milliseconds(_ duration: Duration) -> String {
    ((duration / .microseconds(10)).rounded() / 100).shortestText
  }
}
