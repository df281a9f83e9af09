package import Drawing
package import Geometry
package import Paths

/// The letters of the texts of labels, as outlines.
package struct LetterOutlines: Sendable {
  /// A letter of a text.
  package struct Letter: Sendable {
    /// The number of its outline.
    package var outline: Int
    /// From the middle of the label to the letter's origin, in the units of the outlines.
    package var offset: Vector

    /// Creates a letter.
    package init(outline: Int, offset: Vector) {
      self.outline = outline
      self.offset = offset
    }
  }

  /// The outlines, each about the origin of a letter.
  package var outlines: [Path] = []
  /// The letters of each text; none where there is nothing to draw.
  package var texts: [[Letter]] = []
  /// The size of a unit of the outlines in units of the labels.
  package var unit: Double

  /// Creates an empty collection.
  package init(unit: Double) {
    self.unit = unit
  }
}

/// Labels made ready to be laid on any part of a picture.
///
/// A text is laid letter by letter, each at a part of a pixel of its own. Once made, a run may be laid on several
/// parts of a picture at once.
package struct LabelRun: Sendable {
  /// A letter of a text.
  private struct Letter: Sendable {
    /// The number of its outline.
    var layer: Int
    /// From the middle of the label to the letter's origin, in parts of a pixel.
    var offset: SubpixelPlace
  }

  /// A label.
  private struct Copy {
    var middle: SubpixelPlace
    /// The number of the text; −1 where it is not seen.
    var text: Int32
    var color: Int32
  }

  private var letters: [Letter] = []
  /// Where the letters of each text begin; one more entry says where they all end.
  private var letterStarts: [Int] = [0]
  private var layers: CopiedLayers
  private let inks: [SolidInk]
  private var copies: [Copy] = []
  private var buckets: RowBuckets
  private let transform: AffineTransform
  private let limits: PixelBox
  /// How far in pixels any text goes from its middle, with one for soft edges and the rounding of places.
  private var reach = 0.0

  /// Prepares labels for drawing; nil where they are so large that places have to be finer than a run keeps them.
  ///
  /// - Parameters:
  ///   - labels: The labels.
  ///   - letters: The letters of their texts.
  ///   - transform: From the labels' coordinates to the pixels of the picture.
  ///   - limits: The part of the picture that is drawn.
  ///   - cache: The cache of masks.
  ///   - painter: What draws letters, whose edges bend inwards.
  /// - Throws: What the painter throws.
  package init?(
    _ labels: Labels, letters: LetterOutlines, transform: AffineTransform, limits: PixelBox, cache: MaskCache,
    painter: any CopyPainter
  ) throws(CopyFailure) {
    self.transform = transform
    self.limits = limits
    inks = labels.colors.map(SolidInk.init)
    let linear = AffineTransform.scale(letters.unit).then(transform.withoutTranslation)
    layers = CopiedLayers(transform: linear, cache: cache, painter: painter)
    buckets = RowBuckets(rows: limits.rows, count: 0) { _ in 0..<0 }
    add(letters, linear: linear)
    guard reach < InstanceRun.farthestReach else { return nil }
    copies = labels.placements.map(copy)
    buckets = RowBuckets(rows: limits.rows, count: copies.count) { rows(of: copies[$0]) }
    for copy in copies where copy.text >= 0 { want(copy) }
    try layers.makeWanted()
  }

  /// Gives letters their layers and offsets in pixels.
  private mutating func add(_ outlines: LetterOutlines, linear: AffineTransform) {
    let numbers = outlines.outlines.map {
      layers.number(of: $0, ink: .fill, staysUpright: true, isLetter: true)
    }
    var farthest = 0.0
    for text in outlines.texts {
      for letter in text {
        let offset = linear.apply(letter.offset)
        farthest = max(farthest, offset.length)
        letters.append(Letter(layer: numbers[letter.outline], offset: SubpixelPlace(Point.zero + offset)))
      }
      letterStarts.append(letters.count)
    }
    reach = farthest + layers.reach + 1
  }

  /// Lays what reaches a part of the picture, in the order of the placements.
  ///
  /// - Throws: What the painter throws.
  package func lay(on window: PixelRows) throws(CopyFailure) {
    try layers.withCoverage { coverage throws(CopyFailure) in try lay(on: window, from: coverage) }
  }

  private func lay(on window: PixelRows, from coverage: UnsafeBufferPointer<UInt8>) throws(CopyFailure) {
    var sum = CoverageSum()
    let columns = window.columns
    try buckets.forEach(meeting: window.rows) { rows, numbers throws(CopyFailure) in
      let (left, right) = (Double(columns.lowerBound) - reach, Double(columns.upperBound) + reach)
      let (top, bottom) = (Double(rows.lowerBound) - reach, Double(rows.upperBound) + reach)
      let (least, most) = (SubpixelPlace(Point(left, top)), SubpixelPlace(Point(right, bottom)))
      for number in numbers {
        let copy = copies[Int(number)]
        guard copy.middle.x > least.x, copy.middle.x < most.x, copy.middle.y > least.y, copy.middle.y < most.y else {
          continue
        }
        try lay(copy, on: window, rows: rows, from: coverage, by: &sum)
      }
    }
  }

  private func lay(
    _ copy: Copy, on window: PixelRows, rows: Range<Int>, from coverage: UnsafeBufferPointer<UInt8>,
    by sum: inout CoverageSum
  ) throws(CopyFailure) {
    let ink = inks[Int(copy.color)]
    guard !ink.isClear else { return }
    let letters = self.letters[letterStarts[Int(copy.text)]..<letterStarts[Int(copy.text) + 1]]
    if letters.contains(where: { layers.isLarge($0.layer) }) {
      return try layers.fill(letters.map { ($0.layer, copy.middle + $0.offset) }, in: ink, on: window, rows: rows)
    }
    sum.removeAll()
    for index in letters.indices {
      let place = copy.middle + letters[index].offset
      guard let mask = layers.mask(letters[index].layer, at: place) else { continue }
      let (column, row, _) = layers.phase(letters[index].layer, at: place)
      sum.append(mask, column: column, row: row)
    }
    sum.lay(ink, from: coverage, on: window, rows: rows)
  }

  /// Whether some of it is painted anew for each window, which may then decide about levels of pixels.
  package var isPaintedAnew: Bool { layers.holdsLarge }

  /// The pixels that a placement can change; nil where it is not seen.
  package func box(ofPlacement number: Int) -> PixelBox? {
    let copy = copies[number]
    guard copy.text >= 0 else { return nil }
    return PixelBox(touchedBy: Rect(center: copy.middle.point, size: Size(2 * reach, 2 * reach)), in: limits)
  }

  /// The pixels that all placements together can change; nil where none is seen.
  package var box: PixelBox? {
    SubpixelPlace.box(of: copies.lazy.filter { $0.text >= 0 }.map(\.middle)).flatMap { box in
      PixelBox(touchedBy: box.inset(by: -reach), in: limits)
    }
  }

  /// Gives a placement another colour, told by its number.
  package mutating func recolor(_ number: Int, _ color: Int) { copies[number].color = Int32(color) }

  private func copy(of placement: Labels.Placement) -> Copy {
    let middle = transform.apply(placement.center)
    let isSeen =
      placement.center.isFinite && middle.x > Double(limits.columns.lowerBound) - reach
      && middle.x < Double(limits.columns.upperBound) + reach && middle.y > Double(limits.rows.lowerBound) - reach
      && middle.y < Double(limits.rows.upperBound) + reach
    return Copy(
      middle: SubpixelPlace(isSeen ? middle : .zero), text: isSeen ? placement.text : -1, color: placement.color)
  }

  /// The rows of the picture that a copy reaches.
  private func rows(of copy: Copy) -> Range<Int> {
    guard copy.text >= 0 else { return 0..<0 }
    let y = copy.middle.point.y
    return (Int((y - reach).rounded(.down))..<Int((y + reach).rounded(.up))).clamped(to: limits.rows)
  }

  private mutating func want(_ copy: Copy) {
    for index in letterStarts[Int(copy.text)]..<letterStarts[Int(copy.text) + 1] {
      layers.want(letters[index].layer, turned: .zero, at: copy.middle + letters[index].offset)
    }
  }
}
