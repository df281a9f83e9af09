internal import CairoRendering
internal import Documents
internal import Geometry
internal import JSON

extension CommandFailure {
  /// A picture that cannot be drawn, and the option that helps.
  init(_ error: RenderingError, file: String) {
    switch error {
    case .tooManyPixels(let width, let height, let limit):
      self.init(
        .badData,
        "\(file): a picture of \(width) × \(height) pixels has more than the limit of \(limit); "
          + "choose a smaller size or scale, or raise --max-pixels")
    case .sideTooLong(let pixels, let limit):
      self.init(
        .badData,
        "\(file): a side of \(pixels) pixels is longer than the \(limit) that a PNG can have here; "
          + "choose a smaller size or scale")
    case .pageTooLarge(let points, let limit):
      self.init(
        .badData,
        "\(file): a page of \(CommandFailure.text(points)) pt is larger than PDF's limit of \(Int(limit)) pt a side; "
          + "choose a smaller size or drawing scale, or give --paper")
    case .largerThanPaper(let drawing, let room):
      self.init(
        .badData,
        "\(file): the drawing has \(CommandFailure.text(drawing)) pt and the paper room for "
          + "\(CommandFailure.text(room)) pt; choose a larger --paper, a smaller --margin or a smaller --drawing-scale")
    case .badMargin:
      self.init(.usage, "\(file): the --margin leaves no room on the paper")
    case .emptyCanvas, .badScale, .badPageBox:
      self.init(.badData, "\(file): \(error)")
    case .noPages, .document, .drawing, .fonts:
      self.init(.fault, "\(file): \(error)")
    }
  }

  /// Fonts that cannot be opened.
  init(_ error: FontError) { self.init(.fault, error.description) }

  /// Width and height to a tenth.
  private static func text(_ size: Size) -> String {
    func text(_ length: Double) -> String { JSONWriter.text(of: (length * 10).rounded() / 10) }
    return "\(text(size.width)) × \(text(size.height))"
  }
}
