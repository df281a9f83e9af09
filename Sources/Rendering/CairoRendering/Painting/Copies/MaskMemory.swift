internal import Drawing
internal import Geometry
internal import Paths
internal import Synchronization

/// The masks that a renderer has made and may need again.
///
/// Only a memory: a mask is defined by its drawing and its key alone, so that nothing that was drawn before changes a
/// pixel. Copies of a renderer share one, on any thread.
final class MaskMemory: Sendable {
  private struct Key: Hashable {
    var drawing: MaskDrawing
    var halvings: Int
  }

  private struct State {
    var sheets: [Key: MaskSheet] = [:]
    var byteCount = 0
  }

  /// The most bytes of drawings and masks, after which all are forgotten; pictures that are under way keep theirs.
  private static let mostBytes = 64 << 20

  private let state = Mutex(State())

  /// The masks of a drawing; none at first.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - halvings: How often a pixel is halved to make the grid that origins of masks lie on.
  func sheet(of drawing: MaskDrawing, halvings: Int) -> MaskSheet {
    let key = Key(drawing: drawing, halvings: halvings)
    return state.withLock { state in
      if let known = state.sheets[key] { return known }
      if state.byteCount > MaskMemory.mostBytes { state = State() }
      let sheet = MaskSheet(of: drawing, halvings: halvings)
      state.sheets[key] = sheet
      state.byteCount += sheet.byteCount
      return sheet
    }
  }

  /// Adds to what is kept.
  func noteMade(byteCount: Int) {
    state.withLock { $0.byteCount += byteCount }
  }
}

/// The masks of one drawing.
final class MaskSheet: Sendable {
  private struct Contents {
    var masks: [MaskKey: Mask] = [:]
    /// The memory that they are kept in, until the sheet goes.
    var blocks: [MaskBlock] = []
  }

  let drawing: MaskDrawing
  /// The edge of the drawing; nil where only cairo can draw it.
  let outline: SolidOutline?
  let steps: AngleSteps
  /// How often a pixel is halved to make the grid that origins of masks lie on.
  let halvings: Int
  private let contents = Mutex(Contents())

  init(of drawing: MaskDrawing, halvings: Int) {
    self.halvings = halvings
    self.drawing = drawing
    outline = SolidOutline(drawing)
    steps = AngleSteps(reach: drawing.reach)
  }

  /// The number of bytes, nearly, that the drawing takes without its masks: of what is large there are none.
  var byteCount: Int {
    512 + drawing.path.elements.count * MemoryLayout<PathElement>.stride + (outline?.byteCount ?? 0)
  }

  /// The masks of some keys, made where nobody has; they last as long as the sheet.
  ///
  /// - Throws: `RenderingError.drawing` where cairo has no memory.
  func masks(_ keys: [MaskKey], memory: MaskMemory, threads: Int) throws(RenderingError) -> [Mask] {
    try contents.withLock { contents throws(RenderingError) in
      let missing = keys.filter { contents.masks[$0] == nil }
      if !missing.isEmpty {
        let made =
          if let outline {
            outline.masks(missing, drawing.transform, steps: steps)
          } else {
            try drawing.masks(missing, steps: steps, threads: threads)
          }
        for (key, mask) in zip(missing, made.masks) { contents.masks[key] = mask }
        contents.blocks += made.blocks
        memory.noteMade(byteCount: made.blocks.reduce(0) { $0 + $1.bytes.count })
      }
      return keys.compactMap { contents.masks[$0] }
    }
  }
}
