internal import CCairo
internal import Colors
internal import Drawing
internal import Geometry
internal import Paths

/// A scene made ready for painting: all that does not depend on which part of the picture is painted.
///
/// Texts are outlines, shadows and pictures are pixels, and everything has the box of the pixels that it can change, so
/// that what does not reach a part of the picture is passed over. Once made it is only read, by any number of threads.
struct DisplayList: Sendable {
  /// Something to paint.
  struct Item: Sendable {
    /// The only pixels that it can change.
    var box: PixelBox
    var content: Content
  }

  /// What an item paints; transforms go to the pixels of the picture.
  enum Content: Sendable {
    case fill(Path, Paint, FillRule, AffineTransform)
    /// Boxes of whole pixels in a colour that covers, such as the modules of a code.
    case boxes([PixelBox], Color)
    case stroke(Path, Paint, StrokeStyle, AffineTransform)
    /// Outlines of letters, a run after the other.
    case outlines(TextOutlines, Color)
    /// Pixels, and the column and row that their first one goes to.
    case pixels(PreparedPixels, column: Int, row: Int)
    /// A colour through a mask, and the column and row of the mask's first pixel.
    case mask(PreparedPixels, column: Int, row: Int, Color)
    case picture(PlacedPicture)
    /// Instances that are each drawn by itself.
    case instances(Instances, AffineTransform, reach: Double)
    /// Instances or labels that are laid as copies, without cairo.
    case instanceRun(InstanceRun)
    case labelRun(LabelRun)
    case group(Layer)
    /// Nothing at all: it stands in while the content is being changed.
    case nothing
  }

  /// A picture's pixels and where they go.
  struct PlacedPicture: Sendable {
    var pixels: PreparedPixels
    /// From the picture's pixels to those of the scene's.
    var placing: AffineTransform
    /// Whether the pixels lie on those of the scene's, so that nothing is mixed.
    var isWhole: Bool
    /// What is seen of it, and the transform of that.
    var clip: (path: Path, transform: AffineTransform)?
  }

  /// Items that are clipped or faded as one.
  struct Layer: Sendable {
    var clip: (path: Path, transform: AffineTransform)?
    var opacity: Double
    var items: [Item]
    /// Whether it is painted aside, whole, and what is seen of it laid on the picture: for what is laid as copies, which
    /// cairo can neither clip nor fade.
    var isAside: Bool
  }

  /// What to paint, in order.
  var items: [Item] = []
  /// For each of the scene's own nodes that is of instances or labels, the number of the run that is all that there is
  /// of it; nil for a node of which there is something else.
  var changeable: [Int: Int?] = [:]
  /// What cannot be drawn as asked.
  var warnings: [TextWarning] = []
}
