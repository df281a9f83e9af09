internal import CCairo
internal import Drawing
internal import Geometry
internal import Paths

/// A small drawing in one colour about an origin, of which masks are made: a layer of a symbol, or a letter.
struct MaskDrawing: Hashable, Sendable {
  var path: Path
  var ink: Symbol.Ink
  /// From the drawing's units to pixels; without translation.
  var transform: AffineTransform

  /// A distance in pixels from the origin that nothing of the drawing goes beyond; infinite where numbers are not finite.
  var reach: Double { path.reach(drawnWith: ink) * transform.maximumScale }

  /// A rectangle of pixels about the origin that nothing of the drawing, turned, goes beyond.
  func bounds(turnedBy angle: Angle) -> Rect {
    let turned = AffineTransform.rotation(angle).then(transform)
    var bounds: Rect?
    for element in path.elements {
      for point in element.points.map(turned.apply) { bounds = bounds?.extended(to: point) ?? Rect(point, point) }
    }
    let box = bounds ?? .zero
    guard case .stroke(let style) = ink else { return box }
    return box.inset(by: -style.width / 2 * max(style.miterLimit, 2) * transform.maximumScale)
  }

  /// Draws on a context whose origin is the drawing's.
  func draw(on context: CairoContext, turnedBy angle: Angle) {
    guard context.concatenate(transform) else { return }
    if angle != .zero { context.concatenate(.rotation(angle)) }
    switch ink {
    case .fill: context.fill(path)
    case .stroke(let style): context.stroke(path, style)
    }
  }
}

/// Which mask of a drawing is meant: how it is turned, and in which part of a pixel its origin lies.
struct MaskKey: Hashable, Sendable {
  /// The most parts that a pixel is divided into along each axis.
  static let phases = 32

  /// The number of steps by which the drawing is turned.
  var step: Int32
  /// The parts of a pixel down, times their number, and those to the right.
  var phase: UInt16

  /// How far the origin lies from the left edge of a pixel.
  var x: Double { Double(Int(phase) % MaskKey.phases) / Double(MaskKey.phases) }
  /// How far the origin lies from the upper edge of a pixel.
  var y: Double { Double(Int(phase) / MaskKey.phases) / Double(MaskKey.phases) }
}

extension MaskDrawing {
  /// Masks that are made at once, to share a surface.
  private static let batch = 32

  /// Makes masks with cairo, on several threads.
  ///
  /// - Parameters:
  ///   - keys: Which.
  ///   - steps: The angles that the keys name.
  ///   - threads: How many threads may work; the outcome is the same for any number.
  /// - Throws: `RenderingError.drawing` where cairo has no memory.
  /// - Returns: The masks in the order of the keys, and the memory that they are kept in.
  func masks(
    _ keys: [MaskKey], steps: AngleSteps, threads: Int
  ) throws(RenderingError) -> (masks: [Mask], blocks: [MaskBlock]) {
    let batches = (keys.count + MaskDrawing.batch - 1) / MaskDrawing.batch
    let made = concurrentMap(count: batches, threads: threads) { number in
      let first = number * MaskDrawing.batch
      return Result { () throws(RenderingError) in
        try masks(keys[first..<min(first + MaskDrawing.batch, keys.count)], steps: steps)
      }
    }
    var all: (masks: [Mask], blocks: [MaskBlock]) = ([], [])
    all.masks.reserveCapacity(keys.count)
    for batch in made {
      let (masks, block) = try batch.get()
      all.masks += masks
      all.blocks.append(block)
    }
    return all
  }

  /// Draws masks one below the other, and keeps of each the part that is covered.
  private func masks(
    _ keys: ArraySlice<MaskKey>, steps: AngleSteps
  ) throws(RenderingError) -> (masks: [Mask], block: MaskBlock) {
    var bounds = Rect.zero
    var step: Int32?
    for key in keys where key.step != step {
      step = key.step
      bounds = bounds.union(self.bounds(turnedBy: steps.angle(ofStep: Int(key.step))))
    }
    // A pixel more on each side for soft edges, and one for the part of a pixel that the drawing is moved by.
    let (left, top) = (Int(bounds.minX.rounded(.down)) - 1, Int(bounds.minY.rounded(.down)) - 1)
    let width = (Int(bounds.maxX.rounded(.up)) + 2 - left + 3) / 4 * 4
    let height = Int(bounds.maxY.rounded(.up)) + 2 - top

    let sheet = MaskBlock(byteCount: width * height * keys.count)
    guard let start = sheet.bytes.baseAddress else { return ([], sheet) }
    let canvas = try Canvas.mask(over: start, width: width, height: height * keys.count)
    let context = CairoContext(pointer: canvas.context)
    for (number, key) in keys.enumerated() {
      cairo_identity_matrix(canvas.context)
      cairo_translate(canvas.context, key.x - Double(left), key.y + Double(number * height - top))
      draw(on: context, turnedBy: steps.angle(ofStep: Int(key.step)))
    }
    try canvas.finish()
    return MaskDrawing.cropped(
      sheet, count: keys.count, width: width, height: height, left: Int32(left), top: Int32(top))
  }

  /// The parts of a sheet that are covered, one after the other in memory of their own.
  private static func cropped(
    _ sheet: MaskBlock, count: Int, width: Int, height: Int, left: Int32, top: Int32
  ) -> (masks: [Mask], block: MaskBlock) {
    let boxes = (0..<count).map { number in
      UnsafeBufferPointer(rebasing: sheet.bytes[number * width * height..<(number + 1) * width * height])
        .coveredBox(width: width, height: height)
    }
    func fours(_ box: CoveredBox) -> Int { (box.columns.count + 3) / 4 }
    let block = MaskBlock(byteCount: max(1, boxes.reduce(0) { $0 + 4 * fours($1) * $1.rows.count }))
    guard var target = block.bytes.baseAddress, let source = sheet.bytes.baseAddress else { return ([], block) }
    var masks: [Mask] = []
    for (number, box) in boxes.enumerated() {
      masks.append(
        Mask(
          left: left + Int32(box.columns.lowerBound), top: top + Int32(box.rows.lowerBound), fours: Int32(fours(box)),
          height: Int32(box.rows.count), start: target))
      for row in box.rows {
        target.update(
          from: source + (number * height + row) * width + box.columns.lowerBound, count: box.columns.count)
        target += 4 * fours(box)
      }
    }
    return (masks, block)
  }
}

/// The part of some rows of coverage that is covered.
struct CoveredBox {
  var columns: Range<Int>
  var rows: Range<Int>
}

extension UnsafeBufferPointer<UInt8> {
  /// The smallest part of rows of coverage that holds everything that is covered.
  fileprivate func coveredBox(width: Int, height: Int) -> CoveredBox {
    var (left, right) = (width, 0)
    var (top, bottom) = (height, 0)
    for row in 0..<height {
      let line = self[row * width..<(row + 1) * width]
      guard let first = line.firstIndex(where: { $0 != 0 }), let last = line.lastIndex(where: { $0 != 0 }) else {
        continue
      }
      (left, right) = (Swift.min(left, first - row * width), Swift.max(right, last - row * width + 1))
      (top, bottom) = (Swift.min(top, row), row + 1)
    }
    return CoveredBox(columns: left..<Swift.max(left, right), rows: top..<Swift.max(top, bottom))
  }
}
