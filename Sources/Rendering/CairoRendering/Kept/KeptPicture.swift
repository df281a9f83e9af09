internal import CopyRaster
package import Drawing
internal import PNG
internal import Support

/// A picture that is kept while single instances and labels of its scene change.
///
/// A change paints the boxes that it touches again, and compresses the strips of rows that look different. Things are
/// painted whole, as they were the first time, and only the pixels of the boxes are taken: cairo draws a shape that is
/// cut a level otherwise. So files are those that the renderer makes afresh of the changed scene, to the byte.
package struct KeptPicture: Sendable {
  /// What cannot be drawn as asked.
  package let warnings: [TextWarning]
  /// Whether each node of instances or labels can change in place: not where each instance is drawn by itself, and not
  /// in black and white.
  package let canChange: Bool

  private let threads: Int
  private let bands: Bands
  /// The pixel that is everywhere before anything is painted.
  private let paper: UInt32
  /// What is painted, in order.
  private var items: [DisplayList.Item]
  /// The number of the item of each node that may change.
  private let places: [Int: Int]
  private var bitmap: Bitmap
  private var file: StripedPNG
  private let tools: BandTools

  /// Draws a scene.
  ///
  /// - Throws: `RenderingError`, as drawing a PNG file does.
  package init(of scene: Scene, renderer: CairoRenderer) throws(RenderingError) {
    let prepared = try PreparedScene(scene, options: renderer)
    let format = prepared.pngFormat(pixelsPerMetre: renderer.pixelsPerMetre)
    warnings = prepared.list.warnings
    canChange = !prepared.isHard && prepared.list.changeable.allSatisfy { $0.value != nil }
    threads = renderer.threads
    (bands, paper, items) = (prepared.bands, prepared.paper, prepared.list.items)
    places = prepared.list.changeable.compactMapValues(\.self)
    tools = renderer.cache.bandTools(for: format)
    bitmap = try Bitmap(prepared, threads: threads)
    let strips = bitmap.pixels.withUnsafeBufferPointer { [tools, threads] in
      tools.strips(Array(0..<format.stripCount), of: $0, threads: threads)
    }
    file = StripedPNG(format, strips: strips)
  }

  /// The picture as a PNG file: the one that `CairoRenderer.png(of:)` makes of the scene.
  ///
  /// - Complexity: O(*n*) in the file's length.
  package func png() -> [UInt8] { file.bytes }

  /// Shows some of the scene's instances and labels differently.
  ///
  /// - Precondition: The picture can change, and the changes are some of its scene.
  /// - Throws: `RenderingError` where there is no memory. The picture is then of no use any more.
  /// - Complexity: O(*c* + *p*) for *c* changes and *p* pixels in the strips of rows that they touch.
  package mutating func apply(_ changes: [CopyChange]) throws(RenderingError) {
    precondition(canChange, "the picture can change")
    var boxes: [PixelBox] = []
    for change in changes { boxes += try apply(change) }
    let rows = try repaint(KeptPicture.damage(of: boxes, in: bands))
    let touched = file.format.strips(dependingOn: rows)
    let strips = bitmap.pixels.withUnsafeBufferPointer { tools.strips(touched, of: $0, threads: threads) }
    for (number, strip) in zip(touched, strips) { file.strips[number] = strip }
  }

  /// Changes an instance or a label, and answers which pixels it may change.
  private mutating func apply(_ change: CopyChange) throws(RenderingError) -> [PixelBox] {
    guard let place = places[change.node] else { preconditionFailure("the node is one that can change") }
    // The content is taken out of the item, so that it is changed in place.
    let content = items[place].content
    items[place].content = .nothing
    let (old, new): (PixelBox?, PixelBox?)
    switch (content, change) {
    case (.instanceRun(var run), .instance(_, let number, let placement)):
      old = run.box(ofPlacement: number)
      defer { items[place].content = .instanceRun(run) }
      do throws(CopyFailure) {
        try run.replace(number, by: placement)
      } catch {
        throw RenderingError(error)
      }
      new = run.box(ofPlacement: number)
    case (.labelRun(var run), .label(_, let number, let color)):
      run.recolor(number, color)
      old = run.box(ofPlacement: number)
      new = nil
      items[place].content = .labelRun(run)
    default: preconditionFailure("the node is of what changes")
    }
    if let new { items[place].box = items[place].box.union(new) }
    return [old, new].compactMap(\.self)
  }

  // MARK: What has to be painted again

  /// Boxes of a band that have to be painted again; none overlaps another.
  private struct Damage {
    var band: Int
    var boxes: [PixelBox]
  }

  /// The most boxes of a band that are worth being told apart: with more, all of it is painted again.
  private static let mostBoxes = 256

  /// Boxes shared out to bands.
  private static func damage(of boxes: [PixelBox], in bands: Bands) -> [Damage] {
    var parts = [[PixelBox]](repeating: [], count: bands.count)
    for box in boxes {
      for band in box.rows.lowerBound / Bands.height...(box.rows.upperBound - 1) / Bands.height {
        let rows = box.rows.clamped(to: bands.rows(of: band))
        parts[band].append(PixelBox(columns: box.columns, rows: rows))
      }
    }
    return parts.enumerated().compactMap { band, boxes in
      guard !boxes.isEmpty else { return nil }
      let whole = PixelBox(columns: 0..<bands.width, rows: bands.rows(of: band))
      return Damage(band: band, boxes: boxes.count > mostBoxes ? [whole] : joined(boxes))
    }
  }

  /// Boxes of which those that overlap are joined, so that nothing is laid twice on any pixel.
  private static func joined(_ boxes: [PixelBox]) -> [PixelBox] {
    var joined: [PixelBox] = []
    for box in boxes {
      var box = box
      while let place = joined.firstIndex(where: { $0.intersects(box) }) {
        box = box.union(joined.remove(at: place))
      }
      joined.append(box)
    }
    return joined
  }

  // MARK: Painting again

  /// Paints boxes again, and answers which rows look different.
  private mutating func repaint(_ damage: [Damage]) throws(RenderingError) -> [Range<Int>] {
    let (items, paper, bands, tools) = (items, paper, bands, tools)
    let outcomes = bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      nonisolated(unsafe) let start = pixels.baseAddress
      return concurrentMap(count: damage.count, threads: threads) { index in
        let rows = bands.rows(of: damage[index].band)
        return start.map { start in
          let target = PixelRows(start: start + rows.lowerBound * bands.width, columns: 0..<bands.width, rows: rows)
          return tools.with { tool in
            KeptPicture.repaint(damage[index].boxes, of: items, over: paper, on: target, in: tool.buffer.rows(rows))
          }
        }
      }
    }
    var changed: [Range<Int>] = []
    for outcome in outcomes { changed += try outcome?.get() ?? [] }
    return changed
  }

  /// Paints boxes of a band again.
  ///
  /// - Parameters:
  ///   - boxes: The boxes.
  ///   - items: What is painted.
  ///   - paper: The pixel that is everywhere before.
  ///   - target: The band of the picture.
  ///   - rows: Where it is painted first.
  /// - Returns: The rows that look different.
  private static func repaint(
    _ boxes: [PixelBox], of items: [DisplayList.Item], over paper: UInt32, on target: PixelRows, in rows: PixelRows
  ) -> Result<[Range<Int>], RenderingError> {
    for box in boxes { rows.window(box)?.fill(with: paper) }
    do throws(RenderingError) {
      for item in items where boxes.contains(where: { $0.intersects(item.box) }) {
        let met = boxes.filter { $0.intersects(item.box) }.compactMap(rows.window)
        switch item.content {
        case .instanceRun(let run) where !run.isPaintedAnew: try lay(on: met, run.lay)
        case .labelRun(let run) where !run.isPaintedAnew: try lay(on: met, run.lay)
        default: try BandPainter.paint(CollectionOfOne(item), on: rows, isHard: false)
        }
      }
    } catch {
      return .failure(error)
    }
    return .success(
      boxes.compactMap { box in
        guard let source = rows.window(box) else { return nil }
        return target.window(box)?.replace(by: source)
      })
  }

  private static func lay(
    on windows: [PixelRows], _ lay: (PixelRows) throws(CopyFailure) -> Void
  ) throws(RenderingError) {
    do throws(CopyFailure) {
      for window in windows { try lay(window) }
    } catch {
      throw RenderingError(error)
    }
  }
}

extension PixelRows {
  /// Takes over the pixels of another window of the same place; answers from the first to the last row that look
  /// different, `nil` where none does.
  fileprivate func replace(by other: PixelRows) -> Range<Int>? {
    precondition(other.box == box, "there is a pixel for each")
    var changed: Range<Int>?
    for row in rows {
      let (target, source) = (self.row(row), other.row(row))
      // Without an exit, so that the loop becomes vector code.
      var difference: UInt32 = 0
      for column in 0..<columns.count { difference |= target[column] ^ source[column] }
      guard difference != 0 else { continue }
      target.update(from: source, count: columns.count)
      changed = (changed?.lowerBound ?? row)..<row + 1
    }
    return changed
  }
}
