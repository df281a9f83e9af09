/// Where a picture may differ from its golden, as its sidecar says it.
public struct GoldenMask: Hashable, Sendable {
  /// Rectangles in pixels.
  public var rectangles: [PixelRectangle]
  /// Outlines as SVG path data, in pixels.
  public var paths: [String]
  /// Pictures beside the golden, by their names, such as `theatre.mask.png`; what is opaque in them is masked.
  public var pictures: [String]

  /// Creates a mask.
  public init(rectangles: [PixelRectangle] = [], paths: [String] = [], pictures: [String] = []) {
    self.rectangles = rectangles
    self.paths = paths
    self.pictures = pictures
  }

  /// Whether a file's name is that of a picture of a mask.
  static func isPicture(_ name: String) -> Bool {
    name.hasSuffix(".mask.png") && !name.hasPrefix(".") && !name.utf8.contains(UInt8(ascii: "/"))
  }
}
