internal import Drawing
internal import Geometry
internal import Paths

/// The layers of symbols that a run copies, with the masks that it needs of them.
struct CopiedLayers: Sendable {
  /// A layer that is copied.
  private struct Layer: Sendable {
    var drawing: MaskDrawing
    var staysUpright: Bool
    var sheet: MaskSheet
    /// How often a pixel is halved to make the grid that masks lie on.
    var halvings: Int
    /// Whether there are masks for copies that are turned by quarters, and for others.
    var hasMasks: (quarters: Bool, others: Bool)
    /// Whether it is painted anew for each copy.
    var isLarge: Bool
    /// The numbers of the masks that are wanted but not there yet.
    var wanted: [MaskKey] = []
  }

  /// The reach in pixels from which a drawing has no masks, and is painted for each copy: large ones cost their
  /// pixels either way.
  private static let farthestReach = 16.0
  /// The same for letters, of which the same few come again and again.
  private static let farthestLetterReach = 100.0
  /// The same for a drawing whose outline is known: it is rasterized for each copy.
  private static let farthestOutlineReach = 24.0
  /// The reach in pixels of letters that need less exact places, since hardly a pixel is full of them.
  private static let farthestSmallLetterReach = 8.0
  /// What stands in a table for a mask that nobody wants, and for one that is wanted.
  private static let unwanted: Int32 = -1
  private static let wanted: Int32 = -2
  /// The masks of a layer turned by one quarter.
  private static let quarterCount = MaskKey.phases * MaskKey.phases

  private var layers: [Layer] = []
  /// The number of the mask of each layer, quarter turn and phase.
  private var table: [Int32] = []
  /// Where the masks of each layer and quarter turn begin in the table; −1 where nobody wants one.
  private var tableStarts: [Int] = []
  /// The numbers of masks of layers that are turned otherwise.
  private var turned: [TurnedKey: Int32] = [:]
  private var masks = MaskSet()
  private let transform: AffineTransform
  private let cache: MaskCache
  private let painter: any CopyPainter

  private struct TurnedKey: Hashable {
    var layer: Int
    var key: MaskKey
  }

  /// How far in pixels any layer goes from its origin.
  private(set) var reach = 0.0

  init(transform: AffineTransform, cache: MaskCache, painter: any CopyPainter) {
    self.transform = transform
    self.cache = cache
    self.painter = painter
  }

  /// The number of a layer, the same for layers that are drawn alike.
  mutating func number(of path: Path, ink: Symbol.Ink, staysUpright: Bool, isLetter: Bool = false) -> Int {
    let drawing = MaskDrawing(path: path, ink: ink, transform: transform)
    if let known = layers.firstIndex(where: { $0.staysUpright == staysUpright && $0.drawing == drawing }) {
      return known
    }
    let reach = drawing.reach
    self.reach = max(self.reach, reach)
    let isCoarse = isLetter && reach <= CopiedLayers.farthestSmallLetterReach
    let sheet = cache.sheet(of: drawing, halvings: isCoarse ? 4 : 5)
    let hasOutline = sheet.outline != nil
    let farthest =
      isLetter
      ? CopiedLayers.farthestLetterReach
      : hasOutline ? SolidOutline.farthestReach : CopiedLayers.farthestReach
    layers.append(
      Layer(
        drawing: drawing, staysUpright: staysUpright, sheet: sheet, halvings: sheet.halvings,
        hasMasks: (
          quarters: reach <= (hasOutline && !isLetter ? CopiedLayers.farthestOutlineReach : farthest),
          others: reach <= farthest && !hasOutline
        ), isLarge: reach > farthest))
    tableStarts += [-1, -1, -1, -1]
    return layers.count - 1
  }

  // MARK: Masks

  /// Asks for the mask that a copy needs.
  mutating func want(_ number: Int, turned turn: FineTurn, at place: SubpixelPlace) {
    let quarter = layers[number].staysUpright ? 0 : turn.quarters
    guard quarter != nil ? layers[number].hasMasks.quarters : layers[number].hasMasks.others else { return }
    let phase = place.phase(halvings: layers[number].halvings).phase
    let steps = layers[number].sheet.steps
    if let quarter {
      if tableStarts[4 * number + quarter] < 0 {
        tableStarts[4 * number + quarter] = table.count
        table += repeatElement(CopiedLayers.unwanted, count: CopiedLayers.quarterCount)
      }
      let entry = tableStarts[4 * number + quarter] + phase
      guard table[entry] == CopiedLayers.unwanted else { return }
      table[entry] = CopiedLayers.wanted
      layers[number].wanted.append(MaskKey(step: Int32(quarter * steps.count / 4), phase: UInt16(phase)))
    } else {
      let key = MaskKey(step: Int32(steps.step(of: turn.angle)), phase: UInt16(phase))
      let turned = TurnedKey(layer: number, key: key)
      guard self.turned[turned] == nil else { return }
      self.turned[turned] = CopiedLayers.wanted
      layers[number].wanted.append(key)
    }
  }

  /// Makes the masks that were asked for.
  ///
  /// - Throws: What the painter throws.
  mutating func makeWanted() throws(CopyFailure) {
    for number in layers.indices where !layers[number].wanted.isEmpty {
      let sheet = layers[number].sheet
      let first = masks.masks.count
      try sheet.add(layers[number].wanted, to: &masks, cache: cache, painter: painter)
      for (index, key) in layers[number].wanted.enumerated() {
        note(Int32(first + index), of: number, for: key, steps: sheet.steps)
      }
      layers[number].wanted = []
    }
  }

  private mutating func note(_ mask: Int32, of number: Int, for key: MaskKey, steps: AngleSteps) {
    let (quarter, rest) = Int(key.step).quotientAndRemainder(dividingBy: steps.count / 4)
    let start = tableStarts[4 * number + quarter]
    if rest == 0, start >= 0, table[start + Int(key.phase)] == CopiedLayers.wanted {
      table[start + Int(key.phase)] = mask
    }
    let other = TurnedKey(layer: number, key: key)
    if turned[other] == CopiedLayers.wanted { turned[other] = mask }
  }

  // MARK: Laying

  /// Lends the coverage of all masks, for laying them.
  @inline(__always)
  func withCoverage(_ body: (UnsafeBufferPointer<UInt8>) throws(CopyFailure) -> Void) throws(CopyFailure) {
    try masks.coverage.withUnsafeBufferPointer { coverage throws(CopyFailure) in try body(coverage) }
  }

  /// Lays a copy of a layer on some rows of a window.
  ///
  /// - Throws: What the painter throws.
  @inline(__always)
  func lay(
    _ number: Int, turned turn: FineTurn, in ink: SolidInk, at place: SubpixelPlace, on window: PixelRows,
    rows: Range<Int>, from coverage: UnsafeBufferPointer<UInt8>, by rasterizer: inout AreaRasterizer
  ) throws(CopyFailure) {
    let quarter = layers[number].staysUpright ? 0 : turn.quarters
    let (column, row, phase) = place.phase(halvings: layers[number].halvings)
    if let quarter, layers[number].hasMasks.quarters {
      let mask = table[tableStarts[4 &* number &+ quarter] &+ phase]
      guard mask >= 0 else { return }
      masks.masks[Int(mask)].lay(ink, from: coverage, on: window, rows: rows, column: column, row: row)
    } else if layers[number].isLarge {
      guard let part = CopiedLayers.part(of: window, rows: rows) else { return }
      try painter.draw(
        layers[number].drawing, turnedBy: layers[number].staysUpright ? .zero : turn.angle, at: place, in: ink, on: part
      )
    } else if let outline = layers[number].sheet.outline {
      let turned = AffineTransform.rotation(layers[number].staysUpright ? .zero : turn.angle).then(transform)
      let part = place.part
      let mask = rasterizer.mask(of: outline, turned, fractionX: part.right, fractionY: part.down)
      rasterizer.lay(mask, in: ink, on: window, rows: rows, column: part.column, row: part.row)
    } else {
      let step = layers[number].sheet.steps.step(of: turn.angle)
      let key = TurnedKey(layer: number, key: MaskKey(step: Int32(step), phase: UInt16(phase)))
      guard let mask = turned[key], mask >= 0 else { return }
      masks.masks[Int(mask)].lay(ink, from: coverage, on: window, rows: rows, column: column, row: row)
    }
  }

  /// The pixel that the origin of a layer's mask goes to, and the mask's phase.
  @inline(__always)
  func phase(_ number: Int, at place: SubpixelPlace) -> (column: Int, row: Int, phase: Int) {
    place.phase(halvings: layers[number].halvings)
  }

  /// The mask of a layer that is not turned; nil where there is none.
  @inline(__always)
  func mask(_ number: Int, at place: SubpixelPlace) -> Mask? {
    let mask = table[tableStarts[4 &* number] &+ phase(number, at: place).phase]
    return mask >= 0 ? masks.masks[Int(mask)] : nil
  }

  /// Whether there is any layer of which copies may be drawn without masks even where they are not turned.
  var holdsLarge: Bool { layers.contains { $0.isLarge || !$0.hasMasks.quarters } }

  /// Whether there are no masks of a layer that is not turned, because it is too large.
  func isLarge(_ number: Int) -> Bool { !layers[number].hasMasks.quarters }

  /// Fills several layers at once on some rows of a window, none of them turned.
  func fill(
    _ copies: [(number: Int, place: SubpixelPlace)], in ink: SolidInk, on window: PixelRows, rows: Range<Int>
  ) throws(CopyFailure) {
    guard let part = CopiedLayers.part(of: window, rows: rows) else { return }
    try painter.fill(copies.map { (layers[$0.number].drawing, $0.place) }, in: ink, on: part)
  }

  private static func part(of window: PixelRows, rows: Range<Int>) -> PixelRows? {
    window.window(PixelBox(columns: window.columns, rows: rows))
  }
}
