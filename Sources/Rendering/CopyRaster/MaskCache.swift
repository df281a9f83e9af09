internal import Drawing
internal import Geometry
internal import Paths
internal import Synchronization

/// A cache of the masks that were made, for any number of threads.
///
/// A mask is defined by its drawing and its key alone, so that nothing that was drawn before changes a pixel.
package final class MaskCache: Sendable {
  private struct Key: Hashable {
    var drawing: MaskDrawing
    var halvings: Int
  }

  private struct State {
    var sheets: [Key: MaskSheet] = [:]
    var byteCount = 0
  }

  /// The most bytes of drawings and masks, after which all are forgotten.
  private static let mostBytes = 64 << 20

  private let state = Mutex(State())

  /// Creates a cache without masks.
  package init() {}

  /// The masks of a drawing; none at first.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - halvings: How often a pixel is halved to make the grid that origins of masks lie on.
  func sheet(of drawing: MaskDrawing, halvings: Int) -> MaskSheet {
    let key = Key(drawing: drawing, halvings: halvings)
    return state.withLock { state in
      if let known = state.sheets[key] { return known }
      if state.byteCount > MaskCache.mostBytes { state = State() }
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
    /// The number of each mask in the set.
    var numbers: [MaskKey: Int] = [:]
    var set = MaskSet()
  }

  let drawing: MaskDrawing
  /// The edge of the drawing; nil where areas alone do not make it.
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

  /// Adds the masks of some keys to a set, in the order of the keys, made where nobody has.
  ///
  /// - Parameters:
  ///   - keys: Which masks.
  ///   - set: What they are added to.
  ///   - cache: The cache that the sheet belongs to.
  ///   - painter: What draws masks that have no outline.
  /// - Throws: What the painter throws.
  func add(
    _ keys: [MaskKey], to set: inout MaskSet, cache: MaskCache, painter: any CopyPainter
  ) throws(CopyFailure) {
    try contents.withLock { contents throws(CopyFailure) in
      let missing = keys.filter { contents.numbers[$0] == nil }
      if !missing.isEmpty {
        let made =
          if let outline {
            outline.masks(missing, drawing.transform, steps: steps)
          } else {
            try painter.masks(missing, of: drawing, steps: steps)
          }
        let first = contents.set.masks.count
        contents.set.append(contentsOf: made)
        for (index, key) in missing.enumerated() { contents.numbers[key] = first + index }
        cache.noteMade(byteCount: made.coverage.count)
      }
      set.append(keys.compactMap { contents.numbers[$0] }, of: contents.set)
    }
  }
}
