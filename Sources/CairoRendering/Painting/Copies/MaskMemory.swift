internal import Drawing
internal import Geometry
internal import Synchronization

/// The masks that a renderer has made and may need again.
///
/// Only a memory: a mask is defined by its drawing and its key alone, so that nothing that was drawn before changes a
/// pixel. Copies of a renderer share one, on any thread.
final class MaskMemory: Sendable {
  private struct State {
    var sheets: [MaskDrawing: MaskSheet] = [:]
    var byteCount = 0
  }

  /// The most bytes of masks, after which all are forgotten; drawings that are under way keep theirs.
  private static let mostBytes = 64 << 20

  private let state = Mutex(State())

  /// The masks of a drawing; none at first.
  func sheet(of drawing: MaskDrawing) -> MaskSheet {
    state.withLock { state in
      if let known = state.sheets[drawing] { return known }
      if state.byteCount > MaskMemory.mostBytes { state = State() }
      let sheet = MaskSheet(of: drawing)
      state.sheets[drawing] = sheet
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
  /// Masks, and the memory that they are kept in.
  struct Contents: Sendable {
    var masks: [MaskKey: Mask] = [:]
    var blocks: [MaskBlock] = []
  }

  let drawing: MaskDrawing
  /// The edge of the drawing; nil where only cairo can draw it.
  let outline: SolidOutline?
  let steps: AngleSteps
  private let contents = Mutex(Contents())

  init(of drawing: MaskDrawing) {
    self.drawing = drawing
    outline = SolidOutline(drawing)
    steps = AngleSteps(reach: drawing.reach)
  }

  /// Masks with all of some keys, made where nobody has.
  ///
  /// - Throws: `RenderingError.drawing` where cairo has no memory.
  func contents(
    with keys: some Sequence<MaskKey>, memory: MaskMemory, threads: Int
  ) throws(RenderingError) -> Contents {
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
      return contents
    }
  }
}
