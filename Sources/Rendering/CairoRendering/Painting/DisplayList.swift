internal import CCairo
internal import Colors
internal import CopyRaster
internal import Drawing
internal import Geometry
internal import Paths

/// A scene made ready for painting: all that does not depend on which part of a picture is painted.
///
/// Pictures and pages are both painted from one. Shadows and photographs are pixels, transforms go to the surface, and
/// everything has the box of the pixels that it can change, so that what does not reach a part of a picture is passed
/// over. In a picture's list texts are outlines; in a page's list they stay texts. Once made it is only read, by any
/// number of threads.
struct DisplayList: Sendable {
  /// Something to paint.
  struct Item: Sendable {
    /// The only pixels that it can change.
    var box: PixelBox
    var content: Content
  }

  /// What an item paints; transforms go to the pixels of the picture, or to the points of the page.
  enum Content: Sendable {
    case fill(Path, Paint, FillRule, AffineTransform)
    /// Boxes of whole pixels in a colour that covers, such as the modules of a code.
    case boxes([PixelBox], Color)
    case stroke(Path, Paint, StrokeStyle, AffineTransform)
    /// Outlines of letters, a run after the other.
    case outlines(TextOutlines, Color)
    /// Pixels, and the column and row that their first one goes to.
    case pixels(PreparedPixels, column: Int, row: Int)
    case mask(PlacedMask)
    case picture(PlacedPicture)
    /// Instances that are each drawn by itself.
    case instances(Instances, AffineTransform, reach: Double)
    /// Instances or labels that are laid as copies, without cairo.
    case instanceRun(InstanceRun)
    case labelRun(LabelRun)
    /// A line of text that is set when it is painted, on a page.
    case text(Text, AffineTransform)
    /// Labels that are set when they are painted, on a page.
    case labels(Labels, AffineTransform)
    /// The instances of a page, as the form of this number over an area of the page.
    case form(Int, area: Rect)
    case group(Layer)
    /// Nothing at all: it stands in while the content is being changed.
    case nothing
  }

  /// A colour that is laid through a mask.
  struct PlacedMask: Sendable {
    var mask: PreparedPixels
    /// Where the mask's first pixel goes.
    var column, row: Int
    var color: Color
    /// How many pixels of the mask there are to a unit of the surface.
    var scale = 1.0
  }

  /// A picture's pixels and where they go.
  struct PlacedPicture: Sendable {
    var pixels: PreparedPixels
    /// From the picture's pixels to the surface.
    var placing: AffineTransform
    /// Whether the pixels lie on those of the surface, so that nothing is mixed.
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
  /// What cannot be drawn as asked; for a page, painting tells it.
  var warnings: [TextWarning] = []

  /// Whether painting draws text, in groups or outside of them.
  var hasText: Bool { items.contains { $0.content.isText } }
}

extension DisplayList.Content {
  fileprivate var isText: Bool {
    switch self {
    case .text, .labels: true
    case .group(let layer): layer.items.contains { $0.content.isText }
    default: false
    }
  }
}

extension DisplayList.Item {
  /// Boxes of the only pixels that it can change: those of a line follow the line, so that they leave room inside.
  var parts: [PixelBox] {
    switch content {
    case .stroke(let path, _, let style, let transform):
      path.pieceBoxes(transform).compactMap { piece in
        let reached = piece.inset(by: -style.reach * transform.maximumScale - 1)
        // Beyond what cairo's numbers hold, nobody knows where it draws.
        let isKnown = max(-reached.minX, -reached.minY, reached.maxX, reached.maxY) < 4e6
        return isKnown ? PixelBox(touchedBy: reached, in: box) : box
      }
    case .group(let layer): layer.items.flatMap(\.parts)
    default: [box]
    }
  }
}
