internal import CCairo
internal import CopyRaster
internal import Drawing
internal import Geometry
internal import Support

/// Draws copies with cairo where areas alone do not make them.
struct CairoCopyPainter: CopyPainter {
  /// How many threads may make masks; the outcome is the same for any number.
  let threads: Int

  /// The number of masks that are made at once, to share a surface.
  private static let batch = 32

  func masks(_ keys: [MaskKey], of drawing: MaskDrawing, steps: AngleSteps) throws(CopyFailure) -> MaskSet {
    let batch = CairoCopyPainter.batch
    let made = try concurrentMap(
      count: (keys.count + batch - 1) / batch, threads: threads
    ) { (number: Int) throws(CopyFailure) in
      let first = number * batch
      do throws(RenderingError) {
        return try self.masks(keys[first..<min(first + batch, keys.count)], of: drawing, steps: steps)
      } catch {
        throw CopyFailure(error)
      }
    }
    return made.reduce(into: MaskSet()) { $0.append(contentsOf: $1) }
  }

  /// Draws masks one below the other, and keeps of each the part that is covered.
  private func masks(
    _ keys: ArraySlice<MaskKey>, of drawing: MaskDrawing, steps: AngleSteps
  ) throws(RenderingError) -> MaskSet {
    var bounds = Rect.zero
    var step: Int32?
    for key in keys where key.step != step {
      step = key.step
      bounds = bounds.union(drawing.bounds(turnedBy: steps.angle(ofStep: Int(key.step))))
    }
    // A pixel more on each side for soft edges, and one for the part of a pixel that the drawing is moved by.
    let (left, top) = (Int(bounds.minX.rounded(.down)) - 1, Int(bounds.minY.rounded(.down)) - 1)
    let width = (Int(bounds.maxX.rounded(.up)) + 2 - left + 3) / 4 * 4
    let height = Int(bounds.maxY.rounded(.up)) + 2 - top

    var sheet = [UInt8](repeating: 0, count: width * height * keys.count)
    let outcome = sheet.withUnsafeMutableBufferPointer { sheet in
      Result { () throws(RenderingError) in
        guard let start = sheet.baseAddress else { return }
        let canvas = try Canvas.mask(over: start, width: width, height: height * keys.count)
        let context = CairoContext(pointer: canvas.context)
        for (number, key) in keys.enumerated() {
          cairo_identity_matrix(canvas.context)
          cairo_translate(canvas.context, key.x - Double(left), key.y + Double(number * height - top))
          context.draw(drawing, turnedBy: steps.angle(ofStep: Int(key.step)))
        }
        try canvas.finish()
      }
    }
    try outcome.get()
    return MaskSet(cropping: sheet, count: keys.count, width: width, height: height, left: left, top: top)
  }

  func draw(
    _ drawing: MaskDrawing, turnedBy angle: Angle, at place: SubpixelPlace, in ink: SolidInk, on window: PixelRows
  ) throws(CopyFailure) {
    try draw(in: ink, on: window) { context in
      context.origin(at: window, .translation(place.point - .zero))
      context.draw(drawing, turnedBy: angle)
    }
  }

  func fill(
    _ copies: [(drawing: MaskDrawing, place: SubpixelPlace)], in ink: SolidInk, on window: PixelRows
  ) throws(CopyFailure) {
    try draw(in: ink, on: window) { context in
      for copy in copies {
        context.origin(at: window, copy.drawing.transform.then(.translation(copy.place.point - .zero)))
        context.append(copy.drawing.path)
      }
      cairo_fill(context.pointer)
    }
  }

  private func draw(
    in ink: SolidInk, on window: PixelRows, _ draw: (CairoContext) -> Void
  ) throws(CopyFailure) {
    do throws(RenderingError) {
      let canvas = try Canvas.picture(over: window)
      let context = CairoContext(pointer: canvas.context)
      context.setSource(ink.color)
      draw(context)
      try canvas.finish()
    } catch {
      throw CopyFailure(error)
    }
  }
}

extension CairoContext {
  /// Draws a drawing about the origin of the coordinates in force.
  fileprivate func draw(_ drawing: MaskDrawing, turnedBy angle: Angle) {
    guard concatenate(drawing.transform) else { return }
    if angle != .zero { concatenate(.rotation(angle)) }
    switch drawing.ink {
    case .fill: fill(drawing.path)
    case .stroke(let style): stroke(drawing.path, style)
    }
  }
}

extension CopyFailure {
  /// What cairo said.
  fileprivate init(_ error: RenderingError) {
    if case .drawing(let status) = error { self.init(reason: status) } else { self.init(reason: error.description) }
  }
}

extension RenderingError {
  /// Copies could not be made.
  init(_ failure: CopyFailure) { self = .drawing(status: failure.reason) }
}
