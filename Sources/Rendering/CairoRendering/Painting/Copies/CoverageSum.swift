/// Masks that are laid as one: what several of them cover of a pixel is added.
///
/// Letters that touch share pixels. Laid one after the other, the second would cover a part of the first; but they lie
/// side by side, and together they cover the sum.
struct CoverageSum {
  private var parts: [(mask: Mask, column: Int, row: Int)] = []
  private var bytes: [UInt8] = []

  mutating func removeAll() {
    parts.removeAll(keepingCapacity: true)
  }

  /// Adds a mask whose origin goes to a pixel.
  mutating func append(_ mask: Mask, column: Int, row: Int) {
    if mask.height > 0 { parts.append((mask, column, row)) }
  }

  /// Lays a colour through all masks on some rows of a window.
  mutating func lay(_ ink: SolidInk, on window: PixelRows, rows: Range<Int>) {
    guard let first = parts.first else { return }
    guard parts.count > 1 else {
      return first.mask.lay(ink, on: window, rows: rows, column: first.column, row: first.row)
    }
    var (left, right) = (Int.max, Int.min)
    var (top, bottom) = (Int.max, Int.min)
    for part in parts {
      let (x, y) = (part.column + Int(part.mask.left), part.row + Int(part.mask.top))
      (left, right) = (min(left, x), max(right, x + 4 * Int(part.mask.fours)))
      (top, bottom) = (min(top, y), max(bottom, y + Int(part.mask.height)))
    }
    let fours = (right - left + 3) / 4
    let width = 4 * fours
    let count = width * (bottom - top)
    if bytes.count < count { bytes = [UInt8](repeating: 0, count: count) }
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      start.update(repeating: 0, count: count)
      for part in parts {
        let mask = part.mask
        let (x, y) = (part.column + Int(mask.left) - left, part.row + Int(mask.top) - top)
        CoverageSum.add(mask, to: start + y * width + x, stride: width)
      }
      Mask(left: 0, top: 0, fours: Int32(fours), height: Int32(bottom - top), start: start)
        .lay(ink, on: window, rows: rows, column: left, row: top)
    }
  }

  /// Adds coverage, four pixels at a time, to 255 at most.
  @inline(__always)
  private static func add(_ mask: Mask, to start: UnsafeMutablePointer<UInt8>, stride: Int) {
    let fours = Int(mask.fours)
    var source = UnsafeRawPointer(mask.start)
    var target = UnsafeMutableRawPointer(start)
    for _ in 0..<mask.height {
      for four in 0..<fours {
        let added = source.loadUnaligned(fromByteOffset: 4 &* four, as: SIMD4<UInt8>.self)
        let sum = target.loadUnaligned(fromByteOffset: 4 &* four, as: SIMD4<UInt8>.self) &+ added
        (target + 4 &* four).storeBytes(of: sum.replacing(with: 255, where: sum .< added), as: SIMD4<UInt8>.self)
      }
      source += 4 &* fours
      target += stride
    }
  }
}
