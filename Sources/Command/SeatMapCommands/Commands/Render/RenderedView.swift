internal import Drawing
internal import SeatMapDrawing
internal import SeatMaps

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
    if let floor = request.floor { try shown.keepFloor(named: floor, file: file.name) }
    if let section = request.section { try shown.keepSection(named: section, file: file.name) }
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
    miniMap = request.showsMiniMap ? shown.miniMap(seats: chosen.seats) : nil
    let pictures = PlanPictures(of: shown.map, plan: file)
    self.pictures = pictures.rasters
    self.warnings = warnings + pictures.warnings
    self.shown = shown
  }
}
