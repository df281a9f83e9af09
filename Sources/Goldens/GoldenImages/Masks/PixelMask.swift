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
