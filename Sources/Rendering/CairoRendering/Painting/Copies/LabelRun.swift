internal import CCairo
internal import Colors
internal import Drawing
internal import Geometry

/// Labels made ready to be laid on any part of a picture.
///
/// A text is laid letter by letter, each at a part of a pixel of its own. Once made, a run may be laid on several
/// parts of a picture at once.
struct LabelRun: Sendable {
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

  /// Makes labels ready, while the shaper's turn lasts; nil where they are so large that places have to be finer than a
  /// run keeps them, or where cairo has no memory for masks.
  ///
  /// - Parameters:
  ///   - labels: The labels.
  ///   - texts: Their texts, shaped; nil where there is nothing to draw. Pictures among them are left out.
  ///   - transform: From the labels' coordinates to the pixels of the picture.
  ///   - limits: The part of the picture that is drawn.
  ///   - outlines: Where the outlines of letters are made; nothing is drawn on it.
  ///   - memory: Where masks are kept.
  ///   - threads: How many threads may work; the outcome is the same for any number.
  init?(
    _ labels: Labels, texts: [ShapedText?], transform: AffineTransform, limits: PixelBox, outlines: CairoContext,
    memory: MaskMemory, threads: Int
  ) {
    self.transform = transform
    self.limits = limits
    inks = labels.colors.map(SolidInk.init)
    let scale = labels.style.size / FontStack.referenceSize
    let linear = AffineTransform.scale(scale).then(transform.withoutTranslation)
    layers = CopiedLayers(transform: linear, memory: memory, threads: threads)
    buckets = RowBuckets(rows: limits.rows, count: 0) { _ in 0..<0 }
    add(texts, labels: labels, linear: linear, outlines: outlines)
    guard reach < InstanceRun.farthestReach else { return nil }
    copies = labels.placements.map(copy)
    buckets = RowBuckets(rows: limits.rows, count: copies.count) { rows(of: copies[$0]) }
    for copy in copies where copy.text >= 0 { want(copy) }
    guard (try? layers.makeWanted()) != nil else { return nil }
  }

  /// Takes the letters of texts from their fonts.
  private mutating func add(_ texts: [ShapedText?], labels: Labels, linear: AffineTransform, outlines: CairoContext) {
    let unit = labels.style.size / FontStack.referenceSize
    var numbers: [ShapedText.LetterKey: Int] = [:]
    var farthest = 0.0
    cairo_save(outlines.pointer)
    defer { cairo_restore(outlines.pointer) }
    cairo_identity_matrix(outlines.pointer)
    for text in texts {
      // From the middle of the label to where the pen begins, in units of the reference size.
      let start = Vector(-(text?.width ?? 0) * FontStack.referenceSize / 2, labels.baselineOffset / unit)
      text?.forEachLetter { letter, origin in
        let number =
          numbers[letter]
          ?? layers.number(
            of: ShapedText.outline(of: letter, on: outlines.pointer), ink: .fill, staysUpright: true, isLetter: true)
        numbers[letter] = number
        let offset = linear.apply((origin - Point.zero) + start)
        farthest = max(farthest, offset.length)
        letters.append(Letter(layer: number, offset: SubpixelPlace(Point.zero + offset)))
      }
      letterStarts.append(letters.count)
    }
    reach = farthest + layers.reach + 1
  }

  /// Lays what reaches a part of the picture, in the order of the placements.
  func lay(on window: PixelRows) {
    var sum = CoverageSum()
    let columns = window.columns
    buckets.forEach(meeting: window.rows) { rows, numbers in
      let (left, right) = (Double(columns.lowerBound) - reach, Double(columns.upperBound) + reach)
      let (top, bottom) = (Double(rows.lowerBound) - reach, Double(rows.upperBound) + reach)
      let (least, most) = (SubpixelPlace(Point(left, top)), SubpixelPlace(Point(right, bottom)))
      for number in numbers {
        let copy = copies[Int(number)]
        guard copy.middle.x > least.x, copy.middle.x < most.x, copy.middle.y > least.y, copy.middle.y < most.y else {
          continue
        }
        lay(copy, on: window, rows: rows, by: &sum)
      }
    }
  }

  private func lay(_ copy: Copy, on window: PixelRows, rows: Range<Int>, by sum: inout CoverageSum) {
    let ink = inks[Int(copy.color)]
    guard !ink.isClear else { return }
    let letters = self.letters[letterStarts[Int(copy.text)]..<letterStarts[Int(copy.text) + 1]]
    if letters.contains(where: { layers.isLarge($0.layer) }) {
      return layers.fill(letters.map { ($0.layer, copy.middle + $0.offset) }, in: ink, on: window, rows: rows)
    }
    sum.removeAll()
    for index in letters.indices {
      let place = copy.middle + letters[index].offset
      guard let mask = layers.mask(letters[index].layer, at: place) else { continue }
      let (column, row, _) = layers.phase(letters[index].layer, at: place)
      sum.append(mask, column: column, row: row)
    }
    sum.lay(ink, on: window, rows: rows)
  }

  /// Whether cairo draws some of it anew for each window, which may then decide about levels of pixels.
  var isDrawnByCairo: Bool { layers.holdsLarge }

  /// The pixels that a placement can change; nil where it is not seen.
  func box(ofPlacement number: Int) -> PixelBox? {
    let copy = copies[number]
    guard copy.text >= 0 else { return nil }
    return PixelBox(touchedBy: Rect(center: copy.middle.point, size: Size(2 * reach, 2 * reach)), in: limits)
  }

  /// The pixels that all placements together can change; nil where none is seen.
  var box: PixelBox? {
    SubpixelPlace.box(of: copies.lazy.filter { $0.text >= 0 }.map(\.middle)).flatMap { box in
      PixelBox(touchedBy: box.inset(by: -reach), in: limits)
    }
  }

  /// Puts another placement in the place of one.
  ///
  /// - Parameters:
  ///   - number: The number of the placement.
  ///   - placement: The other one, with a text and a colour of the same labels.
  /// - Throws: `RenderingError.drawing` where cairo has no memory.
  mutating func replace(_ number: Int, by placement: Labels.Placement) throws(RenderingError) {
    let (old, new) = (copies[number], copy(of: placement))
    copies[number] = new
    buckets.move(number, from: rows(of: old), to: rows(of: new))
    guard new.text >= 0 else { return }
    want(new)
    try layers.makeWanted()
  }

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
