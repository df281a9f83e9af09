public import Geometry

/// Why a scene could not be made into a file.
public enum RenderingError: Error, Hashable, Sendable {
  /// The canvas has no area, or its size is not a number.
  case emptyCanvas(Size)
  /// The picture would have more pixels than `CairoRenderer.maximumPixels`.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// A side of the picture would be longer than cairo's coordinates reach.
  case sideTooLong(pixels: Int, limit: Int)
  /// A page would be larger than PDF allows.
  case pageTooLarge(points: Size, limit: Double)
  /// The margin is negative, or leaves no room on the paper.
  case badMargin(points: Double)
  /// A drawing whose scale is given does not fit between the margins of the paper.
  case largerThanPaper(drawing: Size, room: Size)
  /// The scale is zero, negative or not a number.
  case badScale(Double)
  /// A trim or bleed rectangle has no area on its page, or its numbers are not finite.
  case badPageBox(Rect)
  /// The finished PDF could not be given its boxes or its seats; `reason` is the word of the library that writes them.
  case document(reason: String)
  /// A PDF without any page was asked for.
  case noPages
  /// cairo gave up; `status` is its own word for why.
  case drawing(status: String)
  /// The fonts could not be opened.
  case fonts(FontError)
}

extension RenderingError: CustomStringConvertible {
  /// What is wrong and what to do about it, in one line.
  public var description: String {
    switch self {
    case .emptyCanvas(let size):
      "the canvas of \(size.width) × \(size.height) has no area"
    case .tooManyPixels(let width, let height, let limit):
      "a picture of \(width) × \(height) pixels is more than the limit of \(limit) pixels; "
        + "choose a smaller scale or raise maximumPixels"
    case .sideTooLong(let pixels, let limit):
      "a picture's side of \(pixels) pixels is longer than cairo's limit of \(limit); choose a smaller scale or canvas"
    case .pageTooLarge(let points, let limit):
      "a page of \(points.width) × \(points.height) pt is larger than PDF's limit of \(limit) pt a side; "
        + "choose a paper or a smaller drawing scale"
    case .badMargin(let points):
      "a margin of \(points) pt leaves no room on the page"
    case .largerThanPaper(let drawing, let room):
      "at this scale the drawing is \(drawing.width) × \(drawing.height) pt and the paper has room for "
        + "\(room.width) × \(room.height) pt; choose a larger paper or a smaller drawing scale"
    case .badScale(let scale):
      "the scale \(scale) is not a positive number"
    case .badPageBox(let box):
      "a box of \(box.width) × \(box.height) at (\(box.minX), \(box.minY)) has no area on its page"
    case .document(let reason):
      "the PDF could not be put together: \(reason)"
    case .noPages:
      "a PDF needs at least one page"
    case .drawing(let status):
      "cairo could not draw: \(status)"
    case .fonts(let error):
      error.description
    }
  }
}
