/// The checksum of zlib (RFC 1950, section 8.2).
///
/// The low half is 1 and the sum of all bytes; the high half is the sum of all values that the low half takes.
enum Adler32 {
  /// The largest prime below 65536, by which both sums are reduced.
  private static let modulus: UInt64 = 65_521

  /// The checksum of two pieces one after the other, from the checksum of each.
  ///
  /// The second piece began its low half at 1 instead of where the first ended, which makes the same difference to each
  /// of the values that it took.
  static func combined(_ first: UInt32, _ second: UInt32, secondLength: Int) -> UInt32 {
    let (firstLow, firstHigh) = (UInt64(first & 0xFFFF), UInt64(first >> 16))
    let (secondLow, secondHigh) = (UInt64(second & 0xFFFF), UInt64(second >> 16))
    let difference = (firstLow + modulus - 1) % modulus
    let low = (secondLow + difference) % modulus
    let high = (firstHigh + secondHigh + difference * (UInt64(secondLength) % modulus)) % modulus
    return UInt32(high << 16 | low)
  }

  /// The checksum of rows of pixels as a PNG file holds them, without writing them down: for each row a zero, then for
  /// each pixel red, green and blue, and opacity where there are four samples.
  ///
  /// - Parameters:
  ///   - pixels: The pixels, 0xAARRGGBB, row by row without gaps.
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - samples: The number of samples to a pixel: 3 or 4.
  /// - Complexity: O(*n*), in vectors.
  static func checksum(of pixels: UnsafePointer<UInt32>, width: Int, height: Int, samples: Int) -> UInt32 {
    var (low, high): (UInt64, UInt64) = (1, 0)
    for row in 0..<height {
      // The byte in front of the row changes nothing in the low half.
      high += low
      var column = 0
      while column < width {
        let count = min(blockPixels, width - column)
        let sums = sums(of: pixels + row * width + column, count: count, samples: samples)
        high = (high + low * UInt64(count * samples) + sums.weighted) % modulus
        low = (low + sums.plain) % modulus
        column += count
      }
    }
    return UInt32(high << 16 | low)
  }

  /// As many pixels as are summed up at once: no sum of a lane reaches 2³² by then, and no half of one 2¹⁶.
  private static let blockPixels = 1024
  /// As many lanes as there are pixels in a vector.
  private typealias Lanes = SIMD8<UInt32>

  /// The sum of some pixels' samples, and the same with each sample as often as it is in a running sum at the end.
  private static func sums(
    of pixels: UnsafePointer<UInt32>, count: Int, samples: Int
  ) -> (plain: UInt64, weighted: UInt64) {
    // Sums of blue and red, and of green and opacity, in the halves of each lane.
    var (blueRed, greenAlpha) = (Lanes.zero, Lanes.zero)
    // The sum of all samples but one for each lane, and the sum of its values before each vector.
    var (all, running) = (Lanes.zero, Lanes.zero)
    let halves = Lanes(repeating: 0x00FF_00FF)
    let kept = Lanes(repeating: samples == 4 ? .max : 0x00FF_FFFF)
    let vectors = count / Lanes.scalarCount
    let memory = UnsafeRawPointer(pixels)
    for vector in 0..<vectors {
      let lanes = memory.loadUnaligned(fromByteOffset: vector &* MemoryLayout<Lanes>.size, as: Lanes.self) & kept
      let (even, odd) = (lanes & halves, (lanes &>> 8) & halves)
      running &+= all
      blueRed &+= even
      greenAlpha &+= odd
      let pairs = even &+ odd
      all &+= (pairs & Lanes(repeating: 0xFFFF)) &+ (pairs &>> 16)
    }

    var (plain, weighted): (UInt64, UInt64) = (0, 0)
    for lane in 0..<Lanes.scalarCount {
      let sum = UInt64(all[lane])
      plain += sum
      // A pixel of this lane is followed by all pixels of the vectors after it, by the lanes after its own, and by what
      // does not fill a vector; `running` counts the vectors.
      let following = Lanes.scalarCount - lane + count - vectors * Lanes.scalarCount
      weighted += (UInt64(running[lane]) * UInt64(Lanes.scalarCount) + sum * UInt64(following)) * UInt64(samples)
      // Red counts in full; green one less, blue two, opacity three.
      weighted -= UInt64(greenAlpha[lane] & 0xFFFF) + 2 * UInt64(blueRed[lane] & 0xFFFF)
      weighted -= 3 * UInt64(greenAlpha[lane] >> 16)
    }
    for column in (vectors * Lanes.scalarCount)..<count {
      let pixel = pixels[column]
      let following = UInt64((count - column) * samples)
      for (order, shift) in [UInt32(16), 8, 0, 24].prefix(samples).enumerated() {
        let sample = UInt64(pixel >> shift & 0xFF)
        plain += sample
        weighted += sample * (following - UInt64(order))
      }
    }
    return (plain, weighted)
  }
}
