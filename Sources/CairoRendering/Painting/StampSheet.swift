internal import CCairo

/// Small drawings as pixels, each drawn once for each part of a pixel that it is wanted at, and copied to its places.
///
/// Copies are laid over what is there in order, as cairo would, so the outcome is what cairo itself would have drawn,
/// but for the place, which is rounded to a part of a pixel. A sheet grows with what it is asked for.
final class StampSheet {
  /// A stamp at a place.
  fileprivate struct Copy {
    /// The column and the row of the drawing's origin.
    var x, y: Int32
    /// The number of the stamp.
    var stamp: Int32
  }

  /// What a stamp shows: a drawing, moved by parts of a pixel.
  private struct Key {
    var drawing: Int
    var phaseX, phaseY: Int
  }

  /// The part of a stamp that is not clear, in its own rows and columns.
  private struct Box: Sendable {
    var columns: Range<Int>
    var rows: Range<Int>
  }

  /// How many times each stamp must be used, on average, to be quicker than drawing.
  private static let leastUses = 3
  /// The most pixels that all stamps together may have: 64 MB.
  private static let mostPixels = 1 << 24

  /// How many parts a pixel is divided into along each axis: a power of two.
  private let phases: Int
  /// How many pixels from its origin any drawing goes.
  private let reach: Int
  /// The stamps of a drawing stand in a block of this table, one for each part of a pixel; −1 where not made yet.
  private var table: [Int32] = []
  private var blocks: [Int: Int] = [:]
  private var pixels: [UInt32] = []
  private var boxes: [Box] = []

  /// The number of rows and columns of each stamp.
  private var side: Int { 2 * reach + 2 }

  init(phases: Int, reach: Double) {
    self.phases = phases
    self.reach = Int(reach.rounded(.up))
  }

  /// Makes the stamps of a run; nil where drawing each by itself is as quick.
  ///
  /// - Parameters:
  ///   - run: Where what goes; its drawings reach no farther than the sheet's.
  ///   - threads: How many threads may work.
  ///   - draw: Draws what has a number about the origin. Called on several threads.
  func prepare(
    _ run: StampRun, threads: Int, draw: (_ drawing: Int, _ context: CairoContext) -> Void
  ) -> StampedRun? {
    guard let (copies, missing) = copies(for: run.places) else { return nil }
    guard add(missing, threads: threads, draw) else { return nil }
    return StampedRun(sheet: self, copies: copies)
  }

  // MARK: Which stamps go where

  /// A copy for each place, and the stamps that have to be made for them; nil where these are too many.
  private func copies(for places: [StampRun.Place]) -> (copies: [Copy], missing: [Key])? {
    let known = boxes.count
    let knownEntries = table.count
    let most = min(known + places.count / StampSheet.leastUses, StampSheet.mostPixels / (side * side))
    var missing: [Key] = []
    var copies: [Copy] = []
    copies.reserveCapacity(places.count)
    var last = (drawing: -1, block: 0)
    for place in places {
      if place.drawing != last.drawing {
        guard let block = block(of: place.drawing, most: most) else {
          forget(stampsFrom: known, entriesFrom: knownEntries)
          return nil
        }
        last = (place.drawing, block)
      }
      let (x, phaseX) = divided(place.x)
      let (y, phaseY) = divided(place.y)
      let entry = last.block + phaseY * phases + phaseX
      if table[entry] < 0 {
        guard known + missing.count < most else {
          forget(stampsFrom: known, entriesFrom: knownEntries)
          return nil
        }
        table[entry] = Int32(known + missing.count)
        missing.append(Key(drawing: place.drawing, phaseX: phaseX, phaseY: phaseY))
      }
      copies.append(Copy(x: Int32(x), y: Int32(y), stamp: table[entry]))
    }
    return (copies, missing)
  }

  /// Where the stamps of a drawing stand in the table; nil where there are too many drawings.
  private func block(of drawing: Int, most: Int) -> Int? {
    if let known = blocks[drawing] { return known }
    guard blocks.count < most else { return nil }
    let block = table.count
    blocks[drawing] = block
    table += repeatElement(-1, count: phases * phases)
    return block
  }

  /// Takes back the numbers of stamps that were not made, and the blocks that were opened for them: blocks without
  /// stamps would count against the places of later runs.
  private func forget(stampsFrom firstStamp: Int, entriesFrom firstEntry: Int) {
    table.removeLast(table.count - firstEntry)
    blocks = blocks.filter { $0.value < firstEntry }
    for entry in table.indices where table[entry] >= firstStamp { table[entry] = -1 }
  }

  /// The whole pixel at or before a place, and which of the pixel's parts it is in.
  private func divided(_ place: Double) -> (pixel: Int, phase: Int) {
    let steps = Int((place * Double(phases)).rounded())
    // Shifted down rather than towards zero, so that the phase is never negative.
    let pixel = steps >> phases.trailingZeroBitCount
    return (pixel, steps - pixel * phases)
  }

  // MARK: Making stamps

  /// Draws stamps and adds them to the sheet; false, with the sheet as it was, where cairo has no memory for them.
  private func add(_ keys: [Key], threads: Int, _ draw: (_ drawing: Int, _ context: CairoContext) -> Void) -> Bool {
    guard !keys.isEmpty else { return true }
    let (side, reach, phases) = (side, reach, phases)
    let old = pixels.count
    pixels += repeatElement(0, count: keys.count * side * side)
    let made = pixels.withUnsafeMutableBufferPointer { pixels -> [Box?] in
      guard let start = pixels.baseAddress else { return [] }
      nonisolated(unsafe) let sheet = start + old
      return concurrentMap(count: keys.count, threads: threads) { number in
        let rows = PixelRows(start: sheet + number * side * side, columns: 0..<side, rows: 0..<side)
        let key = keys[number]
        let isDrawn = StampSheet.draw(on: rows) { context in
          cairo_translate(
            context.pointer, Double(reach) + Double(key.phaseX) / Double(phases),
            Double(reach) + Double(key.phaseY) / Double(phases))
          draw(key.drawing, context)
        }
        return isDrawn ? StampSheet.box(of: rows) : nil
      }
    }
    guard made.count == keys.count, !made.contains(where: { $0 == nil }) else {
      pixels.removeLast(keys.count * side * side)
      forget(stampsFrom: boxes.count, entriesFrom: table.count)
      return false
    }
    boxes += made.compactMap { $0 }
    return true
  }

  /// Draws on a few rows of their own; false where cairo could not.
  private static func draw(on rows: PixelRows, _ draw: (CairoContext) -> Void) -> Bool {
    guard let canvas = try? Canvas.picture(over: rows) else {
      return false
    }
    draw(CairoContext(pointer: canvas.context))
    return (try? canvas.finish()) != nil
  }

  /// The smallest part of some rows that holds everything that is not clear.
  private static func box(of rows: PixelRows) -> Box {
    var (left, right) = (rows.columns.count, 0)
    var (top, bottom) = (rows.rows.count, 0)
    for row in rows.rows {
      for column in rows.columns where rows.row(row)[column] != 0 {
        (left, right) = (min(left, column), max(right, column + 1))
        (top, bottom) = (min(top, row), max(bottom, row + 1))
      }
    }
    return Box(columns: left..<max(left, right), rows: top..<max(top, bottom))
  }

  // MARK: Copying stamps

  /// Lays stamps on a window in order.
  fileprivate func lay(_ copies: [Copy], on target: PixelRows) {
    pixels.withUnsafeBufferPointer { pixels in
      guard let source = pixels.baseAddress else { return }
      for copy in copies {
        let box = boxes[Int(copy.stamp)]
        let (left, top) = (Int(copy.x) - reach, Int(copy.y) - reach)
        let firstRow = max(box.rows.lowerBound, target.rows.lowerBound - top)
        let lastRow = min(box.rows.upperBound, target.rows.upperBound - top)
        let firstColumn = max(box.columns.lowerBound, target.columns.lowerBound - left)
        let lastColumn = min(box.columns.upperBound, target.columns.upperBound - left)
        guard firstRow < lastRow, firstColumn < lastColumn else { continue }
        for row in firstRow..<lastRow {
          StampSheet.over(
            source + (Int(copy.stamp) * side + row) * side + firstColumn,
            on: target.row(top + row) + left + firstColumn - target.columns.lowerBound,
            count: lastColumn - firstColumn)
        }
      }
    }
  }

  /// Lays pixels over others, with the rounding of pixman, which cairo composites with.
  private static func over(
    _ source: UnsafePointer<UInt32>, on target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    for index in 0..<count {
      let color = source[index]
      let clear = 255 - (color >> 24)
      // Two parts at a time, red and blue, alpha and green; x / 255, rounded, is (y + (y >> 8)) >> 8 with y = x + 128.
      let below = target[index]
      var redBlue = (below & 0x00FF_00FF) &* clear &+ 0x0080_0080
      redBlue = (redBlue &+ ((redBlue >> 8) & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
      var alphaGreen = (below >> 8 & 0x00FF_00FF) &* clear &+ 0x0080_0080
      alphaGreen = (alphaGreen &+ ((alphaGreen >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
      // No part can pass 255: a premultiplied part is at most its alpha, and the rest is at most what alpha leaves.
      target[index] = color &+ (redBlue | alphaGreen)
    }
  }
}

/// Places at which the stamps of a sheet are laid.
struct StampedRun: @unchecked Sendable {
  fileprivate let sheet: StampSheet
  fileprivate let copies: [StampSheet.Copy]

  /// Lays what reaches a window on it, in order; on several windows at once if need be.
  func lay(on target: PixelRows) { sheet.lay(copies, on: target) }
}

/// The sheets of a picture, so that nodes with the same symbols in the same colours share their stamps.
final class StampSheets<Look: Equatable> {
  private var entries: [(look: Look, phases: Int, sheet: StampSheet)] = []

  /// The sheet of a look; a new one where there is none that its drawings fit.
  func sheet(of look: Look, phases: Int, reach: Double) -> StampSheet {
    if let known = entries.first(where: { $0.phases == phases && $0.look == look }) { return known.sheet }
    let sheet = StampSheet(phases: phases, reach: reach)
    entries.append((look, phases, sheet))
    return sheet
  }
}
