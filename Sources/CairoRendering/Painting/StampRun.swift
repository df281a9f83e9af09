internal import CCairo
internal import Colors
internal import Geometry

/// Places at which a few drawings, each in layers, are stamped in a few styles.
struct StampRun {
  /// A place on the surface, in the surface's own units.
  struct Stamp {
    var x: Double
    var y: Double
    /// The number of the drawing.
    var variant: Int32
    /// The number of the style, by which each layer has its colour.
    var style: Int32
  }

  /// The least number of stamps worth a font.
  private static let fewest = 64
  /// The largest drawing worth it, in pixels from its origin: large ones cost their pixels either way.
  private static let farthestReach = 100.0
  /// How many times each glyph must be used, on average, to be quicker than drawing.
  private static let leastUses = 3

  /// The stamps, in the order in which they were added.
  private(set) var stamps: [Stamp] = []
  /// How many drawings there are.
  let variants: Int
  /// The most layers that a drawing has.
  let layers: Int
  /// How far from its origin any drawing goes.
  let reach: Double
  private let seen: Rect

  /// Creates a run without stamps.
  ///
  /// - Parameters:
  ///   - variants: The number of drawings.
  ///   - layers: The most layers that a drawing has.
  ///   - reach: How far from its origin any drawing goes.
  ///   - extent: The part of the surface that is drawn on; stamps that do not reach it are left out.
  ///   - count: The number of stamps to make room for.
  init(variants: Int, layers: Int = 1, reach: Double, extent: Rect, count: Int) {
    self.variants = variants
    self.layers = layers
    // A pixel for the phase and one for soft edges.
    self.reach = reach + 2
    seen = extent.inset(by: -self.reach)
    stamps.reserveCapacity(count)
  }

  /// Adds a place.
  mutating func append(at point: Point, variant: Int, style: Int) {
    guard seen.contains(point) else { return }
    stamps.append(Stamp(x: point.x, y: point.y, variant: Int32(variant), style: Int32(style)))
  }

  /// The finest division of a pixel with which stamping is quicker than drawing each by itself; nil where none is.
  func worthwhilePhases(among choices: [Int]) -> Int? {
    guard stamps.count >= StampRun.fewest, reach <= StampRun.farthestReach else { return nil }
    return choices.first { glyphCount(phases: $0) <= stamps.count / StampRun.leastUses }
  }

  /// Stamps one layer in whole pixels, all stamps of one colour together, colours in the order of the styles.
  ///
  /// - Parameters:
  ///   - layer: The number of the layer.
  ///   - font: A font of the run's drawings, whose variants are `variant * layers + layer`.
  ///   - colors: The colour of each style; clear where there is nothing to draw.
  ///   - variant: The drawing that stands for a stamp on this layer.
  func show(
    layer: Int, in font: borrowing StampFont, on cairo: CairoContext, colors: [Color], variant: (Stamp) -> Int
  ) {
    var distinct: [Color] = []
    let numbers = colors.map { color in
      guard color.alpha > 0 else { return -1 }
      if let known = distinct.firstIndex(of: color) { return known }
      distinct.append(color)
      return distinct.count - 1
    }
    var glyphs = [[cairo_glyph_t]](repeating: [], count: distinct.count)
    let phases = font.phases
    for stamp in stamps {
      let number = numbers[Int(stamp.style)]
      guard number >= 0 else { continue }
      let (x, y, phase) = StampRun.pixel(of: stamp, phases: phases)
      let index = (variant(stamp) * layers + layer) * phases * phases + phase
      glyphs[number].append(cairo_glyph_t(index: UInt(index), x: Double(x), y: Double(y)))
    }
    cairo_save(cairo.pointer)
    font.select(on: cairo.pointer)
    for (color, run) in zip(distinct, glyphs) {
      cairo.setSource(color)
      cairo_show_glyphs(cairo.pointer, run, Int32(run.count))
    }
    cairo_restore(cairo.pointer)
  }

  /// The whole pixel at or before a stamp, and which of the pixel's parts it is in.
  private static func pixel(of stamp: Stamp, phases: Int) -> (x: Int, y: Int, phase: Int) {
    let steps = Double(phases)
    let (x, y) = (Int((stamp.x * steps).rounded()), Int((stamp.y * steps).rounded()))
    // Shifted down rather than towards zero, so that the phase is never negative.
    let (pixelX, pixelY) = (x >> phases.trailingZeroBitCount, y >> phases.trailingZeroBitCount)
    return (pixelX, pixelY, (y - pixelY * phases) * phases + (x - pixelX * phases))
  }

  /// How many different glyphs a layer would need.
  private func glyphCount(phases: Int) -> Int {
    var used = [Bool](repeating: false, count: variants * phases * phases)
    var count = 0
    for stamp in stamps {
      let index = Int(stamp.variant) * phases * phases + StampRun.pixel(of: stamp, phases: phases).phase
      if !used[index] {
        used[index] = true
        count += 1
      }
    }
    return count
  }
}
