internal import Geometry
internal import SeatMapDrawing

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
