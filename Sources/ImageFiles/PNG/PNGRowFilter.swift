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
/// The loops are over plain numbers, with the distance to the left a constant where it is common: this is the form that
/// is fast in a release build and bearable in a debug build.
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
    case (.sub, 3): undoSub(source, row, count, 3)
    case (.sub, 4): undoSub(source, row, count, 4)
    case (.sub, _): undoSub(source, row, count, distance)
    case (.average, 3): undoAverage(source, row, above, count, 3)
    case (.average, 4): undoAverage(source, row, above, count, 4)
    case (.average, _): undoAverage(source, row, above, count, distance)
    case (.paeth, 3): undoPaeth(source, row, above, count, 3)
    case (.paeth, 4): undoPaeth(source, row, above, count, 4)
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

/// Of left, above and above left, the one that is nearest to left + above − above left; the first of them in a tie.
///
/// The same choice as the specification's (section 9.4), without absolute values: this form is stb_image's, by Sean
/// Barrett and others, and leaves less for the next pixel to wait for.
@inline(__always)
private func nearest(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
  let (lower, upper) = left < above ? (left, above) : (above, left)
  let threshold = 3 &* Int16(corner) &- Int16(left) &- Int16(above)
  let low = Int16(upper) <= threshold ? lower : corner
  return threshold <= Int16(lower) ? upper : low
}
