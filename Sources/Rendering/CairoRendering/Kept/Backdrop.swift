internal import CopyRaster
internal import Drawing
internal import Geometry
internal import PNG
internal import Paths
internal import Synchronization

/// What many scenes have in common, made ready, painted and compressed once.
final class Backdrop: Sendable {
  /// All that decides about the files of scenes but their own leaves.
  struct Key: Hashable, Sendable {
    /// The leaves of the backdrop, in the order of painting.
    let leaves: [SceneLeaf]
    let width: Int
    let height: Int
    let scale: Double
    /// The pixel that is everywhere before anything is painted.
    let paper: UInt32
    let depth: PictureDepth
    let isExact: Bool
    let fonts: FontSet
  }

  /// A leaf made ready for painting.
  private struct Piece {
    let list: DisplayList
    /// The only pixels that it can change: many narrow boxes for a line around everything.
    let boxes: [PixelBox]

    init(_ leaf: SceneLeaf, extent: PixelBox, options: CairoRenderer) throws(RenderingError) {
      list = try ScenePreparation.list(of: [leaf.node], transform: leaf.transform, extent: extent, options: options)
      boxes = list.items.flatMap(\.parts)
    }
  }

  let key: Key
  private let format: PNGFormat
  private let extent: PixelBox
  /// The leaves of the key.
  private let pieces: [Piece]
  private let ground = Mutex<BackdropGround?>(nil)

  /// Makes leaves ready.
  init(_ key: Key, options: CairoRenderer) throws(RenderingError) {
    self.key = key
    extent = PixelBox(columns: 0..<key.width, rows: 0..<key.height)
    var pieces: [Piece] = []
    for leaf in key.leaves { pieces.append(try Piece(leaf, extent: extent, options: options)) }
    self.pieces = pieces
    let covers =
      key.paper >> 24 == 255 || pieces.first?.list.items.first?.covers(width: key.width, height: key.height) == true
    format = PNGFormat(
      width: key.width, height: key.height,
      pixels: key.depth == .oneBit ? .blackOrWhite : covers ? .opaque : .translucent,
      pixelsPerMetre: options.pixelsPerMetre)
  }

  /// The bytes of a PNG file of a scene; `nil` where there is something to say about its texts.
  ///
  /// - Parameter parts: The leaves of the scene, of which those that are shared are those of the key.
  func png(of parts: [ScenePart], options: CairoRenderer) throws(RenderingError) -> [UInt8]? {
    var order: [(piece: Piece, shared: Int?)] = []
    var next = 0
    for part in parts {
      if part.isShared {
        order.append((pieces[next], next))
        next += 1
      } else {
        order.append((try Piece(part.leaf, extent: extent, options: options), nil))
      }
    }
    guard order.allSatisfy({ $0.piece.list.warnings.isEmpty }) else { return nil }
    let ground = try ground(for: order)
    let own = order.filter { $0.shared.map(ground.missing.contains) ?? true }
    return try ground.png(with: own.flatMap(\.piece.list.items))
  }

  /// What is painted first of a scene: all of the backdrop that lies over nothing else.
  ///
  /// A ground that lacks more than it has to is right too, so that grounds are painted anew a few times at most.
  private func ground(for order: [(piece: Piece, shared: Int?)]) throws(RenderingError) -> BackdropGround {
    let raised = raised(in: order, besides: [])
    let known = ground.withLock { $0 }
    if let known, raised.isSubset(of: known.missing) { return known }
    let missing = self.raised(in: order, besides: raised.union(known?.missing ?? []))
    let items = pieces.indices.filter { !missing.contains($0) }.flatMap { pieces[$0].list.items }
    let made = try BackdropGround(items, missing: missing, of: key, format: format)
    ground.withLock { $0 = made }
    return made
  }

  /// The numbers of the shared pieces that have to be painted over others which are painted for each scene.
  ///
  /// Only what is painted later can lie over a piece, so that one pass in the order of painting finds all.
  private func raised(in order: [(piece: Piece, shared: Int?)], besides known: Set<Int>) -> Set<Int> {
    var raised = known
    var below: [PixelBox] = []
    for (piece, shared) in order {
      if let shared, !raised.contains(shared) {
        guard piece.boxes.contains(where: { box in below.contains { $0.intersects(box) } }) else { continue }
        raised.insert(shared)
      }
      // A pixel more, in case that an edge is rounded to the next.
      below += piece.boxes.map { $0.widened(by: 1) }
    }
    return raised
  }
}

/// The pixels of a backdrop, and their strips.
private final class BackdropGround: Sendable {
  /// The numbers of the backdrop's pieces that are not painted.
  let missing: Set<Int>
  private let strips: [PNGStrip]
  private let canvas: BackdropCanvas
  /// Copies of the canvas that nobody paints on at the moment.
  private let copies = Mutex<[BackdropCanvas]>([])

  init(
    _ items: [DisplayList.Item], missing: Set<Int>, of key: Backdrop.Key, format: PNGFormat
  ) throws(RenderingError) {
    self.missing = missing
    canvas = BackdropCanvas(format)
    canvas.rows.fill(with: key.paper)
    try canvas.paint(items, in: [0..<format.height])
    strips = (0..<format.stripCount).map(canvas.strip)
  }

  /// The bytes of a PNG file of the ground and what is painted over it.
  func png(with own: [DisplayList.Item]) throws(RenderingError) -> [UInt8] {
    let touched = canvas.format.strips(dependingOn: own.map(\.box.rows))
    var file = StripedPNG(canvas.format, strips: strips)
    let copy = copies.withLock { $0.popLast() } ?? canvas.copy()
    // Where this fails, the copy is not what it should be, and is not used again.
    try copy.paint(own, in: own.map(\.box.rows))
    for number in touched { file.strips[number] = copy.strip(number) }
    for item in own { copy.rows.window(item.box)?.copy(from: canvas.rows) }
    let bytes = file.bytes
    copies.withLock { $0.append(copy) }
    return bytes
  }
}

/// A whole picture to paint on, and what compresses it; for one thread at a time, or for several that only read.
private final class BackdropCanvas: @unchecked Sendable {
  let format: PNGFormat
  /// All pixels, before they become black or white.
  let rows: PixelRows
  /// Compresses strips of the picture.
  let compressor: PNGCompressor
  /// Room for a strip and the row above it in black and white.
  private let reduced: UnsafeMutablePointer<UInt32>?

  /// Creates a canvas without setting its pixels.
  init(_ format: PNGFormat) {
    self.format = format
    rows = PixelRows(
      start: .allocate(capacity: format.width * format.height), columns: 0..<format.width, rows: 0..<format.height)
    compressor = PNGCompressor(format)
    reduced = format.pixels == .blackOrWhite ? .allocate(capacity: (format.rowsPerStrip + 1) * format.width) : nil
  }

  deinit {
    rows.start.deallocate()
    reduced?.deallocate()
  }

  /// A canvas with the same pixels.
  func copy() -> BackdropCanvas {
    let copy = BackdropCanvas(format)
    copy.rows.copy(from: rows)
    return copy
  }

  /// Paints what of some items reaches the bands of some rows, over what is there.
  ///
  /// In the very windows that a picture is painted in by itself, so that rounding makes no difference, and in each once,
  /// however many of the ranges reach it.
  func paint(_ items: [DisplayList.Item], in touched: [Range<Int>]) throws(RenderingError) {
    let bands = Bands(width: format.width, height: format.height)
    for band in 0..<bands.count {
      let box = PixelBox(columns: rows.columns, rows: bands.rows(of: band))
      guard touched.contains(where: { $0.overlaps(box.rows) }), let window = rows.window(box) else { continue }
      try BandPainter.paint(items, on: window, isHard: reduced != nil)
    }
  }

  /// Compresses a strip as it is now.
  func strip(_ number: Int) -> PNGStrip {
    let strip = format.rows(ofStrip: number)
    guard let reduced else { return compressor.strip(number, rows: rows.row(strip.lowerBound)) }
    let copy = PixelRows(start: reduced, columns: rows.columns, rows: max(0, strip.lowerBound - 1)..<strip.upperBound)
    copy.copy(from: rows)
    copy.reduceToBlackAndWhite()
    return compressor.strip(number, rows: copy.row(strip.lowerBound))
  }
}
