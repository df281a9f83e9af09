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
      let start = pixels + row * width
      var sum: (plain: UInt64, weighted: UInt64) = (0, 0)
      for first in stride(from: 0, to: width, by: blockPixels) {
        let count = min(blockPixels, width - first)
        let block = sums(of: start + first, count: count, samples: samples)
        sum.weighted += sum.plain * UInt64(count * samples) + block.weighted
        sum.plain += block.plain
      }
      // The byte in front of the row changes nothing in the low half.
      high = (high + low * UInt64(width * samples + 1) + sum.weighted) % modulus
      low = (low + sum.plain) % modulus
    }
    return UInt32(high << 16 | low)
  }

  /// As many pixels as are summed up at once: no sum of 32 bits overflows by then.
  private static let blockPixels = 2048
  /// Two lanes for a pixel: blue and green, then red and opacity.
  private typealias Halves = SIMD16<UInt16>
  /// A lane for a pixel.
  private typealias Lanes = SIMD8<UInt32>
  /// As many vectors as can be summed up in 16 bits: the running sum is at most 510 · (1 + 2 + … + 14).
  private static let shortVectors = 15

  /// The sum of some pixels' samples, and the same with each sample as often as it is in a running sum at the end.
  private static func sums(
    of pixels: UnsafePointer<UInt32>, count: Int, samples: Int
  ) -> (plain: UInt64, weighted: UInt64) {
    let lanes = Lanes.scalarCount
    let vectors = count / lanes
    let memory = UnsafeRawPointer(pixels)
    let low = Halves(repeating: 0xFF)
    let kept = unsafeBitCast(Lanes(repeating: samples == 4 ? .max : 0x00FF_FFFF), to: Halves.self)
    // For each lane the sum of all samples and the sum of its values before each vector; and the sums of green and of
    // opacity, and of blue and red, that are in them.
    var (all, running, odd, even) = (Lanes.zero, Lanes.zero, Lanes.zero, Lanes.zero)
    var vector = 0
    while vector < vectors {
      let end = min(vector + shortVectors, vectors)
      var (shortAll, shortRunning, shortOdd) = (Halves.zero, Halves.zero, Halves.zero)
      running &+= all &* Lanes(repeating: UInt32(truncatingIfNeeded: end &- vector))
      while vector < end {
        let samples = memory.loadUnaligned(fromByteOffset: vector &* 32, as: Halves.self) & kept
        let upper = samples &>> 8
        shortRunning &+= shortAll
        shortOdd &+= upper
        shortAll &+= (samples & low) &+ upper
        vector &+= 1
      }
      all &+= pairSums(shortAll)
      running &+= pairSums(shortRunning)
      odd &+= unsafeBitCast(shortOdd, to: Lanes.self)
      even &+= unsafeBitCast(shortAll &- shortOdd, to: Lanes.self)
    }

    var (plain, weighted): (UInt64, UInt64) = (0, 0)
    for lane in 0..<lanes {
      let sum = UInt64(all[lane])
      plain += sum
      // A pixel of this lane is followed by all pixels of the vectors after it, by the lanes after its own, and by what
      // does not fill a vector; `running` counts the vectors.
      let following = lanes - lane + count - vectors * lanes
      weighted += (UInt64(running[lane]) * UInt64(lanes) + sum * UInt64(following)) * UInt64(samples)
      // Red counts in full; green one less, blue two, opacity three.
      weighted -= UInt64(odd[lane] & 0xFFFF) + 2 * UInt64(even[lane] & 0xFFFF) + 3 * UInt64(odd[lane] >> 16)
    }
    for column in (vectors * lanes)..<count {
      let following = UInt64((count - column) * samples)
      for (order, shift) in [UInt32(16), 8, 0, 24].prefix(samples).enumerated() {
        let sample = UInt64(pixels[column] >> shift & 0xFF)
        plain += sample
        weighted += sample * (following - UInt64(order))
      }
    }
    return (plain, weighted)
  }

  /// The sum of the two lanes of each pixel.
  @inline(__always)
  private static func pairSums(_ halves: Halves) -> Lanes {
    let pairs = unsafeBitCast(halves, to: Lanes.self)
    return (pairs & Lanes(repeating: 0xFFFF)) &+ (pairs &>> 16)
  }
}
