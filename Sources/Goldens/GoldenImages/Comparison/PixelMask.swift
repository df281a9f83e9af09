public import ImageFiles
public import Paths

/// Areas of a picture that do not count, as a clock or a build number.
///
/// A pixel is masked when any of the areas holds it. Areas may reach beyond the picture; that part has no effect. Where
/// two pictures of different sizes are compared, the mask lies on the pixels that both have, from the top left corner.
public struct PixelMask: Hashable, Sendable {
  /// Rectangles, without their right and bottom edges.
  public var rectangles: [PixelRectangle]
  /// Outlines in pixels, filled by the nonzero rule: a pixel is masked when its centre is inside.
  public var paths: [Path]
  /// Pictures laid at the top left corner: a pixel is masked where theirs is at least half opaque, whatever its colour.
  public var pictures: [RGBAImage]

  /// Creates a mask of areas.
  public init(rectangles: [PixelRectangle] = [], paths: [Path] = [], pictures: [RGBAImage] = []) {
    self.rectangles = rectangles
    self.paths = paths
    self.pictures = pictures
  }

  /// Whether there is no area at all.
  public var isEmpty: Bool { rectangles.isEmpty && paths.isEmpty && pictures.isEmpty }

  /// How many pixels of a picture of some size are masked.
  public func coverage(width: Int, height: Int) -> Int { MaskRows(self, width: width, height: height).count }
}

/// An upright rectangle of pixels: the columns in x..<x + width and the rows in y..<y + height.
public struct PixelRectangle: Hashable, Sendable {
  /// The first column, which may lie outside a picture.
  public var x: Int
  /// The first row, which may lie outside a picture.
  public var y: Int
  /// The number of columns; none when it is not positive.
  public var width: Int
  /// The number of rows; none when it is not positive.
  public var height: Int

  /// Creates a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The columns that a picture of some width has.
  func columns(within width: Int) -> Range<Int> { PixelRectangle.clipped(x, self.width, to: width) }

  /// The rows that a picture of some height has.
  func rows(within height: Int) -> Range<Int> { PixelRectangle.clipped(y, self.height, to: height) }

  private static func clipped(_ start: Int, _ count: Int, to limit: Int) -> Range<Int> {
    let (end, overflows) = start.addingReportingOverflow(max(count, 0))
    let first = min(max(start, 0), limit)
    return first..<max(first, min(overflows ? limit : end, limit))
  }
}

extension PixelMask {
  /// What the mask covers of a picture of some size, as a picture: black there, and clear elsewhere.
  ///
  /// A mask of this picture alone covers the same pixels.
  ///
  /// - Precondition: Width and height are above 0.
  public func picture(width: Int, height: Int) -> RGBAImage {
    let rows = MaskRows(self, width: width, height: height)
    var samples = [UInt8](repeating: 0, count: width * height * 4)
    for row in 0..<height {
      for column in rows[row].joined() { samples[(row * width + column) * 4 + 3] = 255 }
    }
    return RGBAImage(width: width, height: height, samples: samples)
  }
}
