#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The filters of PNG (specification, third edition, section 9), which say each byte as its difference from bytes before
/// it: the one a pixel to the left, the one above, and the one above that to the left.
///
/// Rows lie in memory with ``margin`` bytes of zero before them, so that the first pixel has a left neighbour as well.
/// The loops are over plain numbers: of what was tried, vectors of the standard library among it, this is fastest in a
/// release build, and bearable in a debug build.
enum PNGRowFilter: UInt8, CaseIterable {
  case none
  case sub
  case up
  case average
  case paeth

  /// What a row needs before its first byte: more than any distance to the left, and a multiple of a word.
  static let margin = 16

  /// Turns differences back into bytes.
  ///
  /// - Parameters:
  ///   - source: The differences.
  ///   - row: Where the bytes go; zeros stand before it.
  ///   - above: The row above; zeros stand before it, and it is all zeros where there is no row above.
  ///   - distance: The bytes of a pixel.
  func undo(
    _ source: UnsafePointer<UInt8>, into row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int,
    distance: Int
  ) {
    switch (self, distance) {
    case (.none, _): memcpy(row, source, count)
    case (.up, _): undoUp(source, row, above, count)
    case (.sub, _): undoSub(source, row, count, distance)
    case (.average, _): undoAverage(source, row, above, count, distance)
    case (.paeth, 3): undoPaethOfThree(source, row, above, count)
    case (.paeth, 4): undoPaethOfFour(source, row, above, count)
    case (.paeth, _): undoPaeth(source, row, above, count, distance)
    }
  }
}

extension PNGRowFilter {
  /// Turns bytes into differences; the parameters are those of ``undo(_:into:above:count:distance:)``.
  func apply(
    _ row: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int,
    distance: Int
  ) {
    var index = 0
    while index < count {
      let (left, corner) = (row[index &- distance], above[index &- distance])
      let prediction =
        switch self {
        case .none: 0 as UInt8
        case .sub: left
        case .up: above[index]
        case .average: UInt8(truncatingIfNeeded: (UInt16(left) &+ UInt16(above[index])) >> 1)
        case .paeth: nearest(left, above[index], corner)
        }
      target[index] = row[index] &- prediction
      index += 1
    }
  }
}

@inline(__always)
private func undoUp(
  _ source: UnsafePointer<UInt8>, _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int
) {
  var index = 0
  while index < count {
    row[index] = source[index] &+ above[index]
    index += 1
  }
}

@inline(__always)
private func undoSub(
  _ source: UnsafePointer<UInt8>, _ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ distance: Int
) {
  var index = 0
  while index < count {
    row[index] = source[index] &+ row[index &- distance]
    index += 1
  }
}

@inline(__always)
private func undoAverage(
  _ source: UnsafePointer<UInt8>, _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int,
  _ distance: Int
) {
  var index = 0
  while index < count {
    let sum = UInt16(row[index &- distance]) &+ UInt16(above[index])
    row[index] = source[index] &+ UInt8(truncatingIfNeeded: sum >> 1)
    index += 1
  }
}

@inline(__always)
private func undoPaeth(
  _ source: UnsafePointer<UInt8>, _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int,
  _ distance: Int
) {
  var index = 0
  while index < count {
    row[index] = source[index] &+ nearest(row[index &- distance], above[index], above[index &- distance])
    index += 1
  }
}

/// The same for pixels of three bytes, each with its own chain of left neighbours in registers.
@inline(__always)
private func undoPaethOfThree(
  _ source: UnsafePointer<UInt8>, _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int
) {
  var (first, second, third) = (PaethChain(), PaethChain(), PaethChain())
  var index = 0
  while index < count {
    row[index] = first.next(source[index], above[index])
    row[index + 1] = second.next(source[index + 1], above[index + 1])
    row[index + 2] = third.next(source[index + 2], above[index + 2])
    index += 3
  }
}

/// The same for pixels of four bytes.
@inline(__always)
private func undoPaethOfFour(
  _ source: UnsafePointer<UInt8>, _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int
) {
  var (first, second, third, fourth) = (PaethChain(), PaethChain(), PaethChain(), PaethChain())
  var index = 0
  while index < count {
    row[index] = first.next(source[index], above[index])
    row[index + 1] = second.next(source[index + 1], above[index + 1])
    row[index + 2] = third.next(source[index + 2], above[index + 2])
    row[index + 3] = fourth.next(source[index + 3], above[index + 3])
    index += 4
  }
}

/// One channel of a row on its way from left to right.
private struct PaethChain {
  private var left: Int32 = 0
  private var corner: Int32 = 0

  @inline(__always)
  mutating func next(_ difference: UInt8, _ aboveByte: UInt8) -> UInt8 {
    let above = Int32(aboveByte)
    left = (Int32(difference) &+ nearest(left, above, corner)) & 255
    corner = above
    return UInt8(truncatingIfNeeded: left)
  }
}

/// Of left, above and above left, the one that is nearest to left + above − above left; the first of them in a tie.
///
/// The same choice as the specification's (section 9.4), without absolute values: this form is stb_image's, by Sean
/// Barrett and others, and leaves less for the next pixel to wait for.
@inline(__always)
private func nearest(_ left: Int32, _ above: Int32, _ corner: Int32) -> Int32 {
  let lower = left < above ? left : above
  let upper = left < above ? above : left
  let threshold = 3 &* corner &- left &- above
  let low = upper <= threshold ? lower : corner
  return threshold <= lower ? upper : low
}

@inline(__always)
private func nearest(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
  UInt8(truncatingIfNeeded: nearest(Int32(left), Int32(above), Int32(corner)))
}
