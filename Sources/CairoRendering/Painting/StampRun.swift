internal import CCairo
internal import Colors
internal import Geometry

/// Places at which a few drawings are stamped in a few colours.
///
/// Stamps of one colour are drawn together; the colours follow in their order.
struct StampRun {
  /// The number of the drawing and of its colour at a place; the drawing is −1 where nothing is to be seen.
  private struct Stamp {
    var x: Double
    var y: Double
    var variant: Int32
    var color: Int32
  }

  /// The least number of stamps worth a font.
  private static let fewest = 64
  /// The largest drawing worth it, in pixels from its origin: large ones cost their pixels either way.
  private static let farthestReach = 100.0
  /// How many times each glyph must be used, on average, to be quicker than drawing.
  private static let leastUses = 3

  private var stamps: [Stamp] = []

  init(count: Int) {
    stamps.reserveCapacity(count)
  }

  /// Adds a place, in the surface's own units.
  mutating func append(at point: Point, variant: Int, color: Int) {
    stamps.append(Stamp(x: point.x, y: point.y, variant: Int32(variant), color: Int32(color)))
  }

  /// Draws the stamps on a surface of pixels; false, with nothing drawn, where drawing each by itself is better.
  ///
  /// - Parameters:
  ///   - extent: The pixels that are drawn on; stamps that do not reach them are left out.
  ///   - reach: How far from its origin any drawing goes.
  ///   - variants: The number of drawings.
  ///   - colors: The colours.
  ///   - phaseChoices: The divisions of a pixel to try, from the finest.
  ///   - draw: Draws one about the origin of a context, in the colour in force.
  func draw(
    on cairo: CairoContext, extent: Rect, reach: Double, variants: Int, colors: [Color], phaseChoices: [Int],
    draw: @escaping (_ variant: Int, _ context: CairoContext) -> Void
  ) -> Bool {
    guard stamps.count >= StampRun.fewest, reach <= StampRun.farthestReach else { return false }
    guard
      let phases = phaseChoices.first(where: {
        glyphCount(variants: variants, phases: $0) <= stamps.count / StampRun.leastUses
      }),
      let font = StampFont(phases: phases, reach: reach + 2, draw: draw)
    else { return false }
    let seen = extent.inset(by: -(reach + 2))
    var glyphs = [[cairo_glyph_t]](repeating: [], count: colors.count)
    for stamp in stamps where seen.contains(Point(stamp.x, stamp.y)) {
      glyphs[Int(stamp.color)].append(StampRun.glyph(of: stamp, phases: phases))
    }
    cairo_save(cairo.pointer)
    font.select(on: cairo.pointer)
    for (color, run) in zip(colors, glyphs) where !run.isEmpty && color.alpha > 0 {
      cairo.setSource(color)
      cairo_show_glyphs(cairo.pointer, run, Int32(run.count))
    }
    cairo_restore(cairo.pointer)
    return true
  }

  /// The glyph that stands for a stamp, at a whole pixel.
  private static func glyph(of stamp: Stamp, phases: Int) -> cairo_glyph_t {
    let steps = Double(phases)
    let (x, y) = (Int((stamp.x * steps).rounded()), Int((stamp.y * steps).rounded()))
    // Rounded down, so that the phase is never negative.
    let (pixelX, pixelY) = (Int((Double(x) / steps).rounded(.down)), Int((Double(y) / steps).rounded(.down)))
    let phase = (y - pixelY * phases) * phases + (x - pixelX * phases)
    return cairo_glyph_t(
      index: UInt(Int(stamp.variant) * phases * phases + phase), x: Double(pixelX), y: Double(pixelY))
  }

  /// How many different glyphs would be drawn.
  private func glyphCount(variants: Int, phases: Int) -> Int {
    var used = [Bool](repeating: false, count: variants * phases * phases)
    var count = 0
    for stamp in stamps where stamp.x.magnitude < 1e6 && stamp.y.magnitude < 1e6 {
      let index = Int(StampRun.glyph(of: stamp, phases: phases).index)
      if !used[index] {
        used[index] = true
        count += 1
      }
    }
    return count
  }
}
