package import Geometry

/// Finds how much of each pixel an outline covers, by areas, not by samples.
///
/// Every piece of the outline adds, to the pixel it lies in, the area between it and the pixel's lower edge, and to
/// those below all of the pixel that lies under it, signed by the direction in which it runs. Only the change from each
/// row to the next is kept, and sums down the columns are the coverage. (Raph Levien, font-rs, 2016; Sean Barrett,
/// stb_truetype 1.x, 2015; both along rows. Down columns, sixteen rows of pixels are summed side by side.)
///
/// Ends of pieces are rounded to 1/256 of a pixel; from there on all sums are of whole numbers, so that nothing is left
/// over where an outline closes.
///
/// Not for two threads at once.
package struct AreaRasterizer: ~Copyable {
  /// The parts of a pixel.
  private static let parts: Float = 256
  /// The sum that is full coverage.
  private static let full: Int16 = 8192

  /// The ends of pieces on the picture, in parts of a pixel.
  private var x: UnsafeMutablePointer<Int32>
  private var y: UnsafeMutablePointer<Int32>
  private var ends = 0
  /// What is covered of each pixel beyond what is covered of the one above; nothing between uses.
  private var changes: UnsafeMutablePointer<Int16>
  private var coverage: UnsafeMutablePointer<UInt8>
  private var pixels = 0

  /// Creates a rasterizer; it takes memory as outlines need it.
  package init() {
    x = .allocate(capacity: 1)
    y = .allocate(capacity: 1)
    changes = .allocate(capacity: 1)
    coverage = .allocate(capacity: 1)
  }

  deinit {
    x.deallocate()
    y.deallocate()
    changes.deallocate()
    coverage.deallocate()
  }

  /// Rasterizes an outline; its coverage is kept until the next one is rasterized.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - transform: From its units to pixels, turned; without translation.
  ///   - fractionX: Where in a pixel the origin lies, in 1/256 from its left edge.
  ///   - fractionY: The same from its upper edge.
  package mutating func mask(
    of outline: SolidOutline, _ transform: AffineTransform, fractionX: Int, fractionY: Int
  ) -> Mask {
    reserve(ends: outline.x.count)
    var box = Box()
    outline.x.withUnsafeBufferPointer { x in
      outline.y.withUnsafeBufferPointer { y in
        guard let x = x.baseAddress, let y = y.baseAddress else { return }
        box = place(x, y, count: outline.x.count, transform, fractionX: fractionX, fractionY: fractionY)
      }
    }
    let (left, top) = (Int(box.minX) >> 8, Int(box.minY) >> 8)
    let (width, height) = (Int(box.maxX) >> 8 - left + 1, Int(box.maxY) >> 8 - top + 1)
    // A piece reaches one column and two rows beyond the one that it begins in.
    let stride = (width + 1 + 7) / 8 * 8
    reserve(pixels: stride * (height + 2))
    for loop in outline.loops {
      var first = loop.lowerBound
      while first < loop.upperBound {
        add(fourFrom: first, left: Int32(left), top: Int32(top), stride: stride)
        first += 4
      }
    }
    let fours = (width + 3) / 4
    sum(stride: stride, fours: fours, height: height, isMirrored: transform.determinant < 0)
    return Mask(left: Int32(left), top: Int32(top), fours: Int32(fours), height: Int32(height), start: 0)
  }

  /// Lays a colour through the mask that was made last, as the mask itself does.
  @inline(__always)
  func lay(_ mask: Mask, in ink: SolidInk, on window: PixelRows, rows: Range<Int>, column: Int, row: Int) {
    mask.lay(
      ink, from: UnsafeBufferPointer(start: coverage, count: pixels), on: window, rows: rows, column: column, row: row)
  }

  /// Adds the mask that was made last to a set.
  package func append(_ mask: Mask, to set: inout MaskSet) {
    set.append(mask, from: UnsafeBufferPointer(start: coverage, count: pixels))
  }

  /// The extremes of the ends of pieces.
  private struct Box {
    var minX: Int32 = 0
    var minY: Int32 = 0
    var maxX: Int32 = 0
    var maxY: Int32 = 0
  }

  /// Finds where the ends of pieces lie.
  @inline(__always)
  private func place(
    _ sourceX: UnsafePointer<Float>, _ sourceY: UnsafePointer<Float>, count: Int, _ transform: AffineTransform,
    fractionX: Int, fractionY: Int
  ) -> Box {
    let parts = Double(AreaRasterizer.parts)
    let (a, b) = (Float(transform.a * parts), Float(transform.b * parts))
    let (c, d) = (Float(transform.c * parts), Float(transform.d * parts))
    let (startX, startY) = (Float(fractionX), Float(fractionY))
    var least = (x: SIMD4<Int32>(repeating: 1 << 28), y: SIMD4<Int32>(repeating: 1 << 28))
    var most = (x: SIMD4<Int32>(repeating: -1 << 28), y: SIMD4<Int32>(repeating: -1 << 28))
    var index = 0
    while index < count {
      let givenX = UnsafeRawPointer(sourceX + index).loadUnaligned(as: SIMD4<Float>.self)
      let givenY = UnsafeRawPointer(sourceY + index).loadUnaligned(as: SIMD4<Float>.self)
      let placedX = Fours.rounded(givenX * a + givenY * c + startX)
      let placedY = Fours.rounded(givenX * b + givenY * d + startY)
      least = (Fours.lesser(least.x, placedX), Fours.lesser(least.y, placedY))
      most = (Fours.greater(most.x, placedX), Fours.greater(most.y, placedY))
      UnsafeMutableRawPointer(x + index).storeBytes(of: placedX, as: SIMD4<Int32>.self)
      UnsafeMutableRawPointer(y + index).storeBytes(of: placedY, as: SIMD4<Int32>.self)
      index += 4
    }
    return Box(minX: least.x.min(), minY: least.y.min(), maxX: most.x.max(), maxY: most.y.max())
  }

  /// Adds four pieces.
  @inline(__always)
  private func add(fourFrom index: Int, left: Int32, top: Int32, stride: Int) {
    let (x0, x1) = (Fours.load(x, at: index) &- left &<< 8, Fours.load(x, at: index + 1) &- left &<< 8)
    let (y0, y1) = (Fours.load(y, at: index) &- top &<< 8, Fours.load(y, at: index + 1) &- top &<< 8)
    let column = Fours.lesser(x0, x1) &>> 8
    let row = Fours.lesser(y0, y1) &>> 8
    // From the left and the upper edge of the first pixel: below 512.
    let (fromX, toX) = (x0 &- column &<< 8, x1 &- column &<< 8)
    // From its lower edge.
    let (fromY, toY) = (Fours.float(y0 &- row &<< 8 &- 256), Fours.float(y1 &- row &<< 8 &- 256))

    // The piece is cut where it leaves the column.
    let pixel = SIMD4<Int32>(repeating: 256)
    let (beginsRight, endsRight) = (Fours.isNegative(pixel &- fromX), Fours.isNegative(pixel &- toX))
    let run = x1 &- x0
    let leftRun = Fours.lesser(toX, pixel) &- Fours.lesser(fromX, pixel)
    let rightRun = run &- leftRun
    let width = Fours.float(Fours.oneWhereZero(run))
    let cutY = fromY + (toY - fromY) * (256 - Fours.float(fromX)) / width
    let leftChange = AreaRasterizer.changes(
      run: leftRun, from: Fours.choose(cutY, fromY, where: beginsRight),
      to: Fours.choose(cutY, toY, where: endsRight))
    let rightChange = AreaRasterizer.changes(
      run: rightRun, from: Fours.choose(fromY, cutY, where: beginsRight),
      to: Fours.choose(toY, cutY, where: endsRight))

    let place = row &* Int32(truncatingIfNeeded: stride) &+ column
    for lane in 0..<4 {
      // Numbers that lie side by side are added one by one: a processor waits where it loads two at once of which it has
      // just stored one.
      var target = changes + Int(place[lane])
      AreaRasterizer.add(leftChange.first[lane], rightChange.first[lane], to: target)
      target += stride
      AreaRasterizer.add(leftChange.second[lane], rightChange.second[lane], to: target)
      target += stride
      AreaRasterizer.add(leftChange.third[lane], rightChange.third[lane], to: target)
    }
  }

  @inline(__always)
  private static func add(_ left: Int32, _ right: Int32, to target: UnsafeMutablePointer<Int16>) {
    target[0] &+= Int16(truncatingIfNeeded: left)
    target[1] &+= Int16(truncatingIfNeeded: right)
  }

  /// What four pieces, each within a column, change in the row they begin in and in the two below it.
  ///
  /// - Parameters:
  ///   - run: How far they go to the right, in parts of a pixel.
  ///   - from: How far below the lower edge of the row they begin, in parts of a pixel, −256…256.
  ///   - to: How far below it they end.
  @inline(__always)
  private static func changes(
    run: SIMD4<Int32>, from: SIMD4<Float>, to: SIMD4<Float>
  ) -> (first: SIMD4<Int32>, second: SIMD4<Int32>, third: SIMD4<Int32>) {
    // With the heights of the ends above the lower edge added up, and their depths below it, the means along the piece
    // are above² / (2 (above + below)) and below² / (2 (above + below)), whether or not it crosses the edge.
    let sum = Fours.magnitude(from) + Fours.magnitude(to)
    let difference = from + to
    let (twiceAbove, twiceBelow) = (sum - difference, sum + difference)
    // Where both ends lie on the edge there is nothing to share, and the sum must not be nothing.
    let share = Fours.float(run) / (64 * sum + 1.0 / 1024)
    let first = Fours.rounded(twiceAbove * twiceAbove * share)
    let third = Fours.rounded(twiceBelow * twiceBelow * share)
    return (first, run &<< 5 &- first &- third, third)
  }

  /// Sums changes down the columns, and forgets them.
  private func sum(stride: Int, fours: Int, height: Int, isMirrored: Bool) {
    let full = SIMD8<Int16>(repeating: AreaRasterizer.full)
    // In a mirror all pieces run the other way.
    let sign = SIMD8<Int16>(repeating: isMirrored ? -1 : 1)
    for eight in 0..<stride / 8 {
      var source = UnsafeMutableRawPointer(changes + 8 * eight)
      var target = UnsafeMutableRawPointer(coverage + 8 * eight)
      var sum = SIMD8<Int16>.zero
      for _ in 0..<height {
        sum &+= source.load(as: SIMD8<Int16>.self)
        source.storeBytes(of: .zero, as: SIMD8<Int16>.self)
        source += 2 * stride
        var level = sum &* sign
        level &= ~(level &>> 15)
        let excess = full &- level
        level = (level &+ (excess & (excess &>> 15)) &+ 16) &>> 5
        level &-= level &>> 8
        let bytes = SIMD8<UInt8>(truncatingIfNeeded: level)
        if 2 * eight + 1 < fours {
          target.storeBytes(of: bytes, as: SIMD8<UInt8>.self)
        } else if 2 * eight < fours {
          target.storeBytes(of: bytes.lowHalf, as: SIMD4<UInt8>.self)
        }
        target += 4 * fours
      }
      for _ in 0..<2 {
        source.storeBytes(of: .zero, as: SIMD8<Int16>.self)
        source += 2 * stride
      }
    }
  }

  // MARK: Memory

  private mutating func reserve(ends count: Int) {
    guard count > ends else { return }
    ends = count
    x.deallocate()
    y.deallocate()
    x = .allocate(capacity: count)
    y = .allocate(capacity: count)
  }

  private mutating func reserve(pixels count: Int) {
    guard count > pixels else { return }
    pixels = count
    changes.deallocate()
    coverage.deallocate()
    changes = .allocate(capacity: count)
    changes.initialize(repeating: 0, count: count)
    coverage = .allocate(capacity: count)
  }
}

/// Four numbers at a time.
private enum Fours {
  @inline(__always)
  static func load(_ start: UnsafePointer<Int32>, at index: Int) -> SIMD4<Int32> {
    UnsafeRawPointer(start + index).loadUnaligned(as: SIMD4<Int32>.self)
  }

  @inline(__always)
  static func load(_ start: UnsafeMutablePointer<Int32>, at index: Int) -> SIMD4<Int32> {
    load(UnsafePointer(start), at: index)
  }

  /// 1.5 · 2²³: added to a number below 2²², it leaves no place for fractions, and the number in the lower bits.
  @inline(__always)
  private static var magic: SIMD4<Float> { SIMD4(repeating: 12_582_912) }

  /// Numbers of a size below 2²², rounded to whole ones, halves to even ones.
  @inline(__always)
  static func rounded(_ numbers: SIMD4<Float>) -> SIMD4<Int32> {
    unsafeBitCast(numbers + magic, to: SIMD4<Int32>.self) &- unsafeBitCast(magic, to: SIMD4<Int32>.self)
  }

  /// Whole numbers of a size below 2²².
  @inline(__always)
  static func float(_ numbers: SIMD4<Int32>) -> SIMD4<Float> {
    unsafeBitCast(numbers &+ unsafeBitCast(magic, to: SIMD4<Int32>.self), to: SIMD4<Float>.self) - magic
  }

  // Comparing vectors, Swift 6.3 compiles lane by lane; signs do as well.

  /// All bits where a number is negative, none elsewhere.
  @inline(__always)
  static func isNegative(_ numbers: SIMD4<Int32>) -> SIMD4<Int32> { numbers &>> 31 }

  /// The lesser of two numbers that are no more than 2³¹ apart.
  @inline(__always)
  static func lesser(_ left: SIMD4<Int32>, _ right: SIMD4<Int32>) -> SIMD4<Int32> {
    let difference = left &- right
    return right &+ (difference & isNegative(difference))
  }

  /// The greater of two numbers that are no more than 2³¹ apart.
  @inline(__always)
  static func greater(_ left: SIMD4<Int32>, _ right: SIMD4<Int32>) -> SIMD4<Int32> {
    let difference = left &- right
    return left &- (difference & isNegative(difference))
  }

  /// Numbers with one in the place of nothing.
  @inline(__always)
  static func oneWhereZero(_ numbers: SIMD4<Int32>) -> SIMD4<Int32> {
    numbers &+ 1 &+ isNegative(numbers | (0 &- numbers))
  }

  @inline(__always)
  static func magnitude(_ numbers: SIMD4<Float>) -> SIMD4<Float> {
    unsafeBitCast(unsafeBitCast(numbers, to: SIMD4<Int32>.self) & 0x7FFF_FFFF, to: SIMD4<Float>.self)
  }

  /// The first numbers where all bits of a mask are set, the second where none is.
  @inline(__always)
  static func choose(_ first: SIMD4<Float>, _ second: SIMD4<Float>, where mask: SIMD4<Int32>) -> SIMD4<Float> {
    let (first, second) = (unsafeBitCast(first, to: SIMD4<Int32>.self), unsafeBitCast(second, to: SIMD4<Int32>.self))
    return unsafeBitCast(first & mask | second & ~mask, to: SIMD4<Float>.self)
  }
}
