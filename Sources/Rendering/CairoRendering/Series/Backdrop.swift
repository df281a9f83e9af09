internal import Synchronization

/// What scenes of a series have in common, painted and compressed once.
final class Backdrop: Sendable {
  /// All that decides about pictures but their leaves.
  struct Format: Hashable {
    var png: PNGFormat
    /// The pixel that is everywhere before anything is painted.
    var ground: UInt32
    /// Whether each pixel becomes black or white.
    var isHard: Bool

    var extent: PixelBox { PixelBox(columns: 0..<png.width, rows: 0..<png.height) }
  }

  /// The format of all pictures.
  let format: Format
  /// What is painted, in order.
  let leaves: [SceneLeaf]
  /// Where each of the leaves changes pixels; nil for one that changes none.
  let reaches: [PixelReach?]
  /// The pixels, before they become black or white.
  private let pixels: PictureMemory
  /// The strips, finished in the way that the last file was written in: most files are written in one way.
  private let strips: Mutex<[PNGStrip]>
  /// Copies of the pixels that nobody paints on at the moment.
  private let canvases = Mutex<[BackdropCanvas]>([])

  /// Paints and compresses.
  ///
  /// - Parameters:
  ///   - leaves: What to paint, each with what is known of it.
  ///   - format: The format.
  init(
    _ leaves: [(leaf: SceneLeaf, prepared: PreparedLeaf, reach: PixelReach?)], format: Format
  ) throws(RenderingError) {
    self.format = format
    self.leaves = leaves.map(\.leaf)
    reaches = leaves.map(\.reach)
    let canvas = BackdropCanvas(format)
    canvas.rows.fill(with: format.ground)
    try canvas.paint(leaves.map(\.prepared), in: [0..<format.png.height])
    strips = Mutex((0..<format.png.stripCount).map { canvas.strip($0) })
    pixels = PictureMemory(width: format.png.width, height: format.png.height)
    pixels.rows.copy(from: canvas.rows)
  }

  /// The bytes of a PNG file of the backdrop and what is painted over it.
  func png(with own: [PreparedLeaf]) throws(RenderingError) -> [UInt8] {
    let boxes = own.compactMap(\.box)
    let touched = format.png.strips(dependingOn: boxes.map(\.rows))
    let known = strips.withLock { $0 }
    var file = PNGFile(format.png, strips: known)
    let canvas = canvases.withLock { $0.popLast() } ?? copy()
    // Where this fails, the canvas is not what it should be, and is not used again.
    try canvas.paint(own, in: boxes.map(\.rows))
    for number in touched { file.strips[number] = canvas.strip(number) }
    for box in boxes { canvas.rows.window(box)?.copy(from: pixels.rows) }
    let bytes = file.bytes(finishedBy: canvas.compressor)
    canvases.withLock { $0.append(canvas) }
    for number in touched { file.strips[number] = known[number] }
    strips.withLock { [finished = file.strips] strips in strips = finished }
    return bytes
  }

  private func copy() -> BackdropCanvas {
    let canvas = BackdropCanvas(format)
    canvas.rows.copy(from: pixels.rows)
    return canvas
  }
}

/// The owner of all pixels of a picture.
///
/// Several threads may read them at once.
private final class PictureMemory: Sendable {
  let rows: PixelRows

  /// Creates memory without setting the pixels.
  init(width: Int, height: Int) {
    rows = PixelRows(start: .allocate(capacity: width * height), columns: 0..<width, rows: 0..<height)
  }

  deinit { rows.start.deallocate() }
}

/// A whole picture to paint on, and what compresses it; for one thread at a time.
private final class BackdropCanvas: @unchecked Sendable {
  private let format: Backdrop.Format
  private let memory: PictureMemory
  /// Compresses strips of the picture.
  let compressor: PNGCompressor
  /// Room for a strip and the row above it in black and white; empty where nothing is reduced to that.
  private let reduced: UnsafeMutableBufferPointer<UInt32>

  /// Creates a canvas without setting its pixels.
  init(_ format: Backdrop.Format) {
    self.format = format
    memory = PictureMemory(width: format.png.width, height: format.png.height)
    compressor = PNGCompressor(format.png, PNGColorCount(endsEarly: false))
    reduced = .allocate(capacity: format.isHard ? (format.png.rowsPerStrip + 1) * format.png.width : 0)
  }

  deinit { reduced.deallocate() }

  /// All pixels, before they become black or white.
  var rows: PixelRows { memory.rows }

  /// Paints what of some leaves reaches the bands of some rows, over what is there.
  ///
  /// In the very windows that a picture is painted in by itself, so that rounding makes no difference, and in each once,
  /// however many of the ranges reach it.
  func paint(_ leaves: [PreparedLeaf], in touched: [Range<Int>]) throws(RenderingError) {
    let items = leaves.flatMap(\.list.items)
    let bands = Bands(width: format.png.width, height: format.png.height)
    for band in 0..<bands.count {
      let box = PixelBox(columns: rows.columns, rows: bands.rows(of: band))
      guard touched.contains(where: { $0.overlaps(box.rows) }), let window = rows.window(box) else { continue }
      try BandPainter.paint(items, on: window, isHard: format.isHard)
    }
  }

  /// Compresses a strip as it is now.
  func strip(_ number: Int) -> PNGStrip {
    let strip = format.png.rows(ofStrip: number)
    guard let scratch = reduced.baseAddress, format.isHard else {
      return compressor.strip(number, rows: rows.row(strip.lowerBound))
    }
    let seen = PixelBox(columns: rows.columns, rows: max(0, strip.lowerBound - 1)..<strip.upperBound)
    let copy = PixelRows(start: scratch, columns: seen.columns, rows: seen.rows)
    copy.copy(from: rows)
    copy.reduceToBlackAndWhite()
    return compressor.strip(number, rows: copy.row(strip.lowerBound))
  }
}
