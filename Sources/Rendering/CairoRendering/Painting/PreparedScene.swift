internal import Colors
internal import CopyRaster
internal import Drawing
internal import Geometry

/// A scene ready to be painted in bands.
struct PreparedScene {
  /// The size of the picture.
  let bands: Bands
  /// The pixel that is everywhere before anything is painted.
  let paper: UInt32
  /// What is painted.
  let list: DisplayList
  /// Whether each pixel becomes black or white.
  let isHard: Bool

  /// Makes a scene ready.
  init(_ scene: Scene, options: CairoRenderer) throws(RenderingError) {
    let (width, height) = try options.pixelSize(of: scene.size)
    paper = scene.background?.premultipliedPixel ?? 0
    bands = Bands(width: width, height: height)
    isHard = options.depth == .oneBit
    list = try ScenePreparation.list(
      of: scene.nodes, transform: .scale(options.scale), extent: PixelBox(columns: 0..<width, rows: 0..<height),
      options: options)
  }

  /// Whether every pixel is known to cover, whatever is painted.
  var covers: Bool {
    isHard || paper >> 24 == 255 || list.items.first?.covers(width: bands.width, height: bands.height) == true
  }

  /// Paints the rows of a window, all of whose columns it has.
  func paint(on rows: PixelRows) throws(RenderingError) {
    rows.fill(with: paper)
    try BandPainter.paint(list.items, on: rows, isHard: isHard)
    if isHard { rows.reduceToBlackAndWhite() }
  }
}

extension DisplayList.Item {
  /// Whether it is a rectangle in one colour that covers all pixels of a picture.
  func covers(width: Int, height: Int) -> Bool {
    switch content {
    case .boxes(let boxes, _):
      boxes.contains { $0.columns == 0..<width && $0.rows == 0..<height }
    case .fill(let path, .color(let color), _, let transform) where color.alpha == 1:
      path.uprightRectangle(transform)?.contains(Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
        ?? false
    default: false
    }
  }
}
