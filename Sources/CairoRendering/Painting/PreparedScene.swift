internal import Colors
internal import Drawing
internal import Geometry

/// A scene ready to be painted in bands.
struct PreparedScene {
  /// What is there before anything is painted.
  enum Ground {
    /// A pixel that is the same everywhere.
    case pixel(UInt32)
    /// Another picture of the same size.
    case bitmap(Bitmap)
  }

  /// The size of the picture.
  let bands: Bands
  /// What is there first.
  let ground: Ground
  /// What is painted.
  let list: DisplayList
  /// Whether each pixel becomes black or white.
  let isHard: Bool

  /// Makes a scene ready.
  init(_ scene: Scene, over background: Bitmap?, options: CairoRenderer) throws(RenderingError) {
    let (width, height) = try options.pixelSize(of: scene.size)
    if let background {
      guard background.width == width, background.height == height else {
        throw .wrongBackground(
          width: background.width, height: background.height, neededWidth: width, neededHeight: height)
      }
      ground = .bitmap(background)
    } else {
      ground = .pixel(scene.background?.premultipliedPixel ?? 0)
    }
    bands = Bands(width: width, height: height)
    isHard = options.depth == .oneBit
    list = try ScenePreparation.list(
      of: scene.nodes, transform: .scale(options.scale), extent: PixelBox(columns: 0..<width, rows: 0..<height),
      options: options)
  }

  /// The pixel that is everywhere before anything is painted; clear where another picture is there.
  var paper: UInt32 {
    switch ground {
    case .pixel(let pixel): pixel
    case .bitmap: 0
    }
  }

  /// Whether every pixel is known to cover, whatever is painted.
  var covers: Bool {
    if isHard { return true }
    let isCovered =
      switch ground {
      case .pixel(let pixel): pixel >> 24 == 255
      case .bitmap(let bitmap): bitmap.isOpaque
      }
    return isCovered || list.items.first?.covers(width: bands.width, height: bands.height) == true
  }

  /// Paints the rows of a window, all of whose columns it has.
  func paint(on rows: PixelRows) throws(RenderingError) {
    switch ground {
    case .pixel(let pixel): rows.fill(with: pixel)
    case .bitmap(let bitmap):
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        for row in rows.rows {
          let source = pixels[
            row * bitmap.width + rows.columns.lowerBound..<row * bitmap.width + rows.columns.upperBound]
          _ = UnsafeMutableBufferPointer(start: rows.row(row), count: rows.columns.count).update(fromContentsOf: source)
        }
      }
    }
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
