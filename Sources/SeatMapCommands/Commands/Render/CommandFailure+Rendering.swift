internal import CairoRendering

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
