public import ImageFiles
public import Paths

/// A mask as a file or an option declares it: with the paths of its pictures rather than the pictures.
///
/// In JSON it is an object such as `{"rectangles": [[10, 20, 100, 30]], "paths": ["M0 0H9V9Z"], "pictures":
/// ["clock.png"]}`; rectangles are x, y, width and height, paths are SVG path data in pixels.
public struct MaskDeclaration: Hashable, Sendable {
  /// Rectangles, without their right and bottom edges.
  public var rectangles: [PixelRectangle]
  /// Outlines in pixels, filled by the nonzero rule.
  public var paths: [Path]
  /// The paths of picture files, as declared.
  public var picturePaths: [String]

  /// Creates a declaration.
  public init(rectangles: [PixelRectangle] = [], paths: [Path] = [], picturePaths: [String] = []) {
    self.rectangles = rectangles
    self.paths = paths
    self.picturePaths = picturePaths
  }

  /// The mask with its pictures, each of which `read` gives for its path; throws what that throws.
  public func mask<Failure: Error>(_ read: (String) throws(Failure) -> RGBAImage) throws(Failure) -> PixelMask {
    var pictures: [RGBAImage] = []
    for path in picturePaths { pictures.append(try read(path)) }
    return PixelMask(rectangles: rectangles, paths: paths, pictures: pictures)
  }
}
