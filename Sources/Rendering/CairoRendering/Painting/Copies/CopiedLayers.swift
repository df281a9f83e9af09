internal import CCairo
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
    /// Whether cairo draws it anew for each copy.
    var isLarge: Bool
    /// The numbers of the masks that are wanted but not there yet.
    var wanted: [MaskKey] = []
  }

  /// The reach in pixels from which a drawing has no masks, and cairo draws it for each copy: large ones cost their
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
  private var masks: [Mask] = []
  private let transform: AffineTransform
  private let memory: MaskMemory
  private let threads: Int

  private struct TurnedKey: Hashable {
    var layer: Int
    var key: MaskKey
  }

  /// How far in pixels any layer goes from its origin.
  private(set) var reach = 0.0

  init(transform: AffineTransform, memory: MaskMemory, threads: Int) {
    self.transform = transform
    self.memory = memory
    self.threads = threads
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
    let sheet = memory.sheet(of: drawing, halvings: isCoarse ? 4 : 5)
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
  /// - Throws: `RenderingError.drawing` where cairo has no memory.
  mutating func makeWanted() throws(RenderingError) {
    for number in layers.indices where !layers[number].wanted.isEmpty {
      let sheet = layers[number].sheet
      let made = try sheet.masks(layers[number].wanted, memory: memory, threads: threads)
      for (key, mask) in zip(layers[number].wanted, made) { note(mask, of: number, for: key, steps: sheet.steps) }
      layers[number].wanted = []
    }
  }

  private mutating func note(_ mask: Mask, of number: Int, for key: MaskKey, steps: AngleSteps) {
    let (quarter, rest) = Int(key.step).quotientAndRemainder(dividingBy: steps.count / 4)
    let index = Int32(masks.count)
    masks.append(mask)
    let start = tableStarts[4 * number + quarter]
    if rest == 0, start >= 0, table[start + Int(key.phase)] == CopiedLayers.wanted {
      table[start + Int(key.phase)] = index
    }
    let other = TurnedKey(layer: number, key: key)
    if turned[other] == CopiedLayers.wanted { turned[other] = index }
  }

  // MARK: Laying

  /// Lays a copy of a layer on some rows of a window.
  @inline(__always)
  func lay(
    _ number: Int, turned turn: FineTurn, in ink: SolidInk, at place: SubpixelPlace, on window: PixelRows,
    rows: Range<Int>, by rasterizer: inout AreaRasterizer
  ) {
    let quarter = layers[number].staysUpright ? 0 : turn.quarters
    let (column, row, phase) = place.phase(halvings: layers[number].halvings)
    if let quarter, layers[number].hasMasks.quarters {
      let mask = table[tableStarts[4 &* number &+ quarter] &+ phase]
      if mask >= 0 { masks[Int(mask)].lay(ink, on: window, rows: rows, column: column, row: row) }
    } else if layers[number].isLarge {
      draw(number, turned: turn, in: ink, at: place, on: window, rows: rows)
    } else if let outline = layers[number].sheet.outline {
      let turned = AffineTransform.rotation(layers[number].staysUpright ? .zero : turn.angle).then(transform)
      let part = place.part
      rasterizer.mask(of: outline, turned, fractionX: part.right, fractionY: part.down)
        .lay(ink, on: window, rows: rows, column: part.column, row: part.row)
    } else {
      let step = layers[number].sheet.steps.step(of: turn.angle)
      let key = TurnedKey(layer: number, key: MaskKey(step: Int32(step), phase: UInt16(phase)))
      guard let mask = turned[key], mask >= 0 else { return }
      masks[Int(mask)].lay(ink, on: window, rows: rows, column: column, row: row)
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
    return mask >= 0 ? masks[Int(mask)] : nil
  }

  /// Has cairo draw a copy of a layer on some rows of a window.
  private func draw(
    _ number: Int, turned turn: FineTurn, in ink: SolidInk, at place: SubpixelPlace, on window: PixelRows,
    rows: Range<Int>
  ) {
    draw(in: ink, on: window, rows: rows) { context, part in
      context.origin(at: part, .translation(place.point - .zero))
      layers[number].drawing.draw(on: context, turnedBy: layers[number].staysUpright ? .zero : turn.angle)
    }
  }

  /// Whether there is any layer of which copies may be drawn without masks even where they are not turned.
  var holdsLarge: Bool { layers.contains { $0.isLarge || !$0.hasMasks.quarters } }

  /// Whether there are no masks of a layer that is not turned, because it is too large.
  func isLarge(_ number: Int) -> Bool { !layers[number].hasMasks.quarters }

  /// Has cairo fill several layers at once on some rows of a window, none of them turned.
  func fill(
    _ copies: [(number: Int, place: SubpixelPlace)], in ink: SolidInk, on window: PixelRows, rows: Range<Int>
  ) {
    draw(in: ink, on: window, rows: rows) { context, part in
      for copy in copies {
        context.origin(at: part, layers[copy.number].drawing.transform.then(.translation(copy.place.point - .zero)))
        context.append(layers[copy.number].drawing.path)
      }
      cairo_fill(context.pointer)
    }
  }

  private func draw(
    in ink: SolidInk, on window: PixelRows, rows: Range<Int>, _ draw: (CairoContext, PixelRows) -> Void
  ) {
    guard let part = window.window(PixelBox(columns: window.columns, rows: rows)),
      let canvas = try? Canvas.picture(over: part)
    else { return }
    let context = CairoContext(pointer: canvas.context)
    context.setSource(ink.color)
    draw(context, part)
  }
}

/// An angle as a whole number of small parts of a turn.
struct FineTurn: Hashable, Sendable {
  static let zero = FineTurn(.zero)
  /// The parts of a full turn: each moves what is a hundred pixels away by less than a thousandth of one.
  private static let parts: Int32 = 1 << 20

  private var part: Int32

  /// The part nearest to an angle, which is finite.
  init(_ angle: Angle) {
    part = Int32((angle.normalized.degrees / 360 * Double(FineTurn.parts)).rounded()) & (FineTurn.parts - 1)
  }

  var angle: Angle { Angle(degrees: Double(part) * 360 / Double(FineTurn.parts)) }

  /// The number of quarter turns; nil where it is no whole one.
  @inline(__always)
  var quarters: Int? {
    part & (FineTurn.parts / 4 - 1) == 0 ? Int(part / (FineTurn.parts / 4)) : nil
  }
}
