internal import CairoRendering
internal import SeatMapDrawing
internal import SeatMaps

extension RenderCommand {
  /// How large the drawing is, and how it is put on a page.
  struct Pages {
    var canvas: SeatMapDrawing.Canvas
    var setup: PageSetup
    var metadata: DocumentMetadata
  }
}

extension RenderRequest {
  /// The pages of a map's drawing; the date is that of the environment where none was given.
  func pages(for map: SeatMap, environment: CommandEnvironment) throws(CommandFailure) -> RenderCommand.Pages {
    var pages = RenderCommand.Pages(canvas: canvas, setup: PageSetup(), metadata: DocumentMetadata())
    if let paper {
      pages.setup = PageSetup(paper: paper, margin: margin ?? RenderRequest.defaultMargin, enlarges: true)
    }
    if let reduction {
      guard let metresPerUnit = map.metresPerUnit else {
        throw CommandFailure(
          .badData,
          "\(plan.file.name): --drawing-scale needs the length of a unit, which the plan does not say: "
            + "add \"metresPerUnit\"")
      }
      pages.canvas = .scale(metresPerUnit / reduction * RenderRequest.pointsPerMetre)
      pages.setup.pointsPerUnit = 1
    }
    pages.metadata.creationDate = try creationDate(environment)
    return pages
  }

  private func creationDate(_ environment: CommandEnvironment) throws(CommandFailure) -> Int? {
    guard date == nil, outputs.contains(where: { $0.format == .pdf }), let text = environment.sourceDateEpoch else {
      return date
    }
    guard let seconds = Int(text), seconds >= 0 else {
      throw CommandFailure(.usage, "SOURCE_DATE_EPOCH is no number of seconds since 1970")
    }
    return seconds
  }

  private static let pointsPerMetre = 72 / 0.0254
  /// 10 mm in points, which most printers leave white anyway.
  private static let defaultMargin = 10 * 72 / 25.4
}

extension CommandFailure {
  /// A picture that cannot be drawn.
  init(_ error: RenderingError, file: String) {
    switch error {
    case .tooManyPixels(let width, let height, let limit):
      self.init(
        .badData,
        "\(file): a picture of \(width) × \(height) pixels has more than the limit of \(limit); "
          + "choose a smaller size or scale, or raise --max-pixels")
    case .emptyCanvas, .sideTooLong, .pageTooLarge, .badMargin, .largerThanPaper, .badScale:
      self.init(.badData, "\(file): \(error)")
    case .noPages, .drawing, .compression, .fonts:
      self.init(.fault, "\(file): \(error)")
    }
  }
}
