internal import CairoRendering
internal import SeatMapDrawing
internal import SeatMaps

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
