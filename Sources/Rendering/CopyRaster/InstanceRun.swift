package import Drawing
package import Geometry

/// Instances made ready to be laid on any part of a picture.
///
/// What is drawn is defined by rounding: each placement by itself, to a part of a pixel and of a turn. How many there
/// are, what the others look like and what was drawn before change nothing. Once made, a run may be laid on several
/// parts of a picture at once.
package struct InstanceRun: Sendable {
  /// An instance.
  private struct Copy {
    var place: SubpixelPlace
    /// The number of its look, a symbol in a style; −1 where it is not seen.
    var look: Int32
    var turn: FineTurn
  }

  /// A layer of a look.
  private struct Coat: Sendable {
    /// The number of what is drawn.
    var layer: Int
    var ink: SolidInk
  }

  /// The reach in pixels that places are kept for.
  static let farthestReach = SubpixelPlace.farthest - Double(PixelRows.longestSide)

  /// The coats of each look, from back to front.
  ///
  /// Only looks that instances have are numbered, in the order in which they first come: of all symbols in all styles
  /// there may be very many.
  private var coats: [Coat] = []
  /// Where the coats of each look begin; one more entry says where they all end.
  private var coatStarts: [Int] = [0]
  /// The numbers of looks, style by style, of each symbol that an instance has; −1 where none has that style.
  private var looks: [Int32] = []
  /// Where the looks of each symbol begin; −1 where no instance has it.
  private var lookStarts: [Int]
  /// The numbers of the layers of each symbol that an instance has.
  private var layerNumbers: [[Int]]
  private var layers: CopiedLayers
  private var copies: [Copy] = []
  private var buckets: RowBuckets
  private let symbols: [Symbol]
  private let styles: [InstanceStyle]
  private let transform: AffineTransform
  private let limits: PixelBox
  /// How far in pixels any symbol of a copy goes from its origin, with one for soft edges and the rounding of places.
  private var reach: Double { layers.reach + 1 }

  /// Prepares instances for drawing; nil where they are so large that places have to be finer than a run keeps them.
  ///
  /// - Parameters:
  ///   - instances: The instances.
  ///   - transform: From their coordinates to the pixels of the picture.
  ///   - limits: The part of the picture that is drawn.
  ///   - cache: The cache of masks.
  ///   - painter: What draws copies that areas alone do not make.
  /// - Throws: What the painter throws.
  package init?(
    _ instances: Instances, transform: AffineTransform, limits: PixelBox, cache: MaskCache, painter: any CopyPainter
  ) throws(CopyFailure) {
    self.transform = transform
    self.limits = limits
    symbols = instances.symbols
    styles = instances.styles
    lookStarts = Array(repeating: -1, count: symbols.count)
    layerNumbers = Array(repeating: [], count: symbols.count)
    buckets = RowBuckets(rows: limits.rows, count: 0) { _ in 0..<0 }
    layers = CopiedLayers(transform: transform.withoutTranslation, cache: cache, painter: painter)
    for placement in instances.placements { enter(placement) }
    guard reach < InstanceRun.farthestReach else { return nil }
    copies = instances.placements.map(copy)
    sortRows()
    for copy in copies where copy.look >= 0 { want(copy) }
    try layers.makeWanted()
  }

  /// Lays what reaches a part of the picture, in the order of the placements.
  ///
  /// - Throws: What the painter throws.
  package func lay(on window: PixelRows) throws(CopyFailure) {
    try layers.withCoverage { coverage throws(CopyFailure) in try lay(on: window, from: coverage) }
  }

  @inline(__always)
  private func lay(on window: PixelRows, from coverage: UnsafeBufferPointer<UInt8>) throws(CopyFailure) {
    var rasterizer = AreaRasterizer()
    let columns = window.columns
    try buckets.forEach(meeting: window.rows) { rows, numbers throws(CopyFailure) in
      let (left, right) = (Double(columns.lowerBound) - reach, Double(columns.upperBound) + reach)
      let (top, bottom) = (Double(rows.lowerBound) - reach, Double(rows.upperBound) + reach)
      let (least, most) = (SubpixelPlace(Point(left, top)), SubpixelPlace(Point(right, bottom)))
      for number in numbers {
        let copy = copies[Int(number)]
        guard copy.place.x > least.x, copy.place.x < most.x, copy.place.y > least.y, copy.place.y < most.y else {
          continue
        }
        for coat in coatStarts[Int(copy.look)]..<coatStarts[Int(copy.look) + 1] {
          try layers.lay(
            coats[coat].layer, turned: copy.turn, in: coats[coat].ink, at: copy.place, on: window, rows: rows,
            from: coverage, by: &rasterizer)
        }
      }
    }
  }

  /// Whether some of it is painted anew for each window, which may then decide about levels of pixels.
  package var isPaintedAnew: Bool { layers.holdsLarge }

  /// The pixels that a placement can change; nil where it is not seen.
  package func box(ofPlacement number: Int) -> PixelBox? {
    let copy = copies[number]
    guard copy.look >= 0 else { return nil }
    return PixelBox(touchedBy: Rect(center: copy.place.point, size: Size(2 * reach, 2 * reach)), in: limits)
  }

  /// The pixels that all placements together can change; nil where none is seen.
  package var box: PixelBox? {
    SubpixelPlace.box(of: copies.lazy.filter { $0.look >= 0 }.map(\.place)).flatMap { box in
      PixelBox(touchedBy: box.inset(by: -reach), in: limits)
    }
  }

  /// Puts another placement in the place of one.
  ///
  /// - Parameters:
  ///   - number: The number of the placement.
  ///   - placement: The other one, with a symbol and a style of the same instances.
  /// - Throws: What the painter throws, or a failure where the placement's symbol is so large that places would have to
  ///   be finer.
  package mutating func replace(_ number: Int, by placement: Placement) throws(CopyFailure) {
    let (oldReach, oldRows) = (reach, rows(of: copies[number]))
    enter(placement)
    guard reach < InstanceRun.farthestReach else { throw CopyFailure(reason: "an instance is too large to be copied") }
    let new = copy(of: placement)
    copies[number] = new
    if reach > oldReach { sortRows() } else { buckets.move(number, from: oldRows, to: rows(of: new)) }
    guard new.look >= 0 else { return }
    want(new)
    try layers.makeWanted()
  }

  /// Gives a look its number, its layers and its coats where no placement has had it before.
  private mutating func enter(_ placement: Placement) {
    let (symbol, style) = (Int(placement.symbol), Int(placement.style))
    if lookStarts[symbol] < 0 {
      lookStarts[symbol] = looks.count
      looks += repeatElement(-1, count: styles.count)
      layerNumbers[symbol] = symbols[symbol].layers.map {
        layers.number(of: $0.path, ink: $0.ink, staysUpright: $0.staysUpright)
      }
    }
    guard looks[lookStarts[symbol] + style] < 0 else { return }
    looks[lookStarts[symbol] + style] = Int32(coatStarts.count - 1)
    for (layer, number) in zip(symbols[symbol].layers, layerNumbers[symbol]) {
      let ink = SolidInk(styles[style].color(of: layer.part))
      if !ink.isClear { coats.append(Coat(layer: number, ink: ink)) }
    }
    coatStarts.append(coats.count)
  }

  /// Sorts all copies by the rows that they reach.
  private mutating func sortRows() {
    buckets = RowBuckets(rows: limits.rows, count: copies.count) { rows(of: copies[$0]) }
  }

  private func copy(of placement: Placement) -> Copy {
    let center = transform.apply(placement.center)
    let seen = placement.isFinite && isSeen(center)
    return Copy(
      place: SubpixelPlace(seen ? center : .zero),
      look: seen ? looks[lookStarts[Int(placement.symbol)] + Int(placement.style)] : -1,
      turn: seen ? FineTurn(placement.angle) : .zero)
  }

  private func isSeen(_ center: Point) -> Bool {
    center.x > Double(limits.columns.lowerBound) - reach && center.x < Double(limits.columns.upperBound) + reach
      && center.y > Double(limits.rows.lowerBound) - reach && center.y < Double(limits.rows.upperBound) + reach
  }

  /// The rows of the picture that a copy reaches.
  private func rows(of copy: Copy) -> Range<Int> {
    guard copy.look >= 0 else { return 0..<0 }
    let y = copy.place.point.y
    let (first, last) = (Int((y - reach).rounded(.down)), Int((y + reach).rounded(.up)))
    return (first..<last).clamped(to: limits.rows)
  }

  private mutating func want(_ copy: Copy) {
    for coat in coatStarts[Int(copy.look)]..<coatStarts[Int(copy.look) + 1] {
      layers.want(coats[coat].layer, turned: copy.turn, at: copy.place)
    }
  }
}
