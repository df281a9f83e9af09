package import Colors

/// A colour that is laid through coverage, with the rounding of pixman, which cairo composites with.
///
/// The colour is multiplied by the coverage, and laid over what is there: each product of two parts of 255 is rounded
/// by itself, so that the outcome is the one of `cairo_mask_surface`.
package struct SolidInk: Sendable {
  package let color: Color
  /// The colour as a pixel, premultiplied 0xAARRGGBB.
  package let pixel: UInt32
  /// The parts blue and red, and green and alpha, of four pixels.
  private let blueRed: SIMD8<UInt16>
  private let greenAlpha: SIMD8<UInt16>

  /// Whether nothing of what is below shows where coverage is full.
  package var isOpaque: Bool { pixel >= 0xFF00_0000 }

  /// Whether the colour cannot be seen.
  package var isClear: Bool { pixel < 0x0100_0000 }

  package init(_ color: Color) {
    self.color = color
    pixel = color.premultipliedPixel
    blueRed = unsafeBitCast(SIMD4(repeating: pixel & 0x00FF_00FF), to: SIMD8<UInt16>.self)
    greenAlpha = unsafeBitCast(SIMD4(repeating: pixel >> 8 & 0x00FF_00FF), to: SIMD8<UInt16>.self)
  }

  /// Lays the colour on pixels, four at a time.
  ///
  /// - Parameters:
  ///   - coverage: A byte for each pixel.
  ///   - fours: The number of pixels, divided by four.
  ///   - target: The pixels.
  @inline(__always)
  func lay(_ coverage: UnsafePointer<UInt8>, fours: Int, on target: UnsafeMutablePointer<UInt32>) {
    let coverage = UnsafeRawPointer(coverage)
    let target = UnsafeMutableRawPointer(target)
    for four in 0..<fours {
      let levels = coverage.loadUnaligned(fromByteOffset: 4 &* four, as: UInt32.self)
      if levels == 0 { continue }
      let place = target + 16 &* four
      if levels == 0xFFFF_FFFF, isOpaque {
        place.storeBytes(of: SIMD4(repeating: pixel), as: SIMD4<UInt32>.self)
      } else {
        let below = place.loadUnaligned(as: SIMD4<UInt32>.self)
        place.storeBytes(
          of: over(below, through: SIMD4(truncatingIfNeeded: unsafeBitCast(levels, to: SIMD4<UInt8>.self))),
          as: SIMD4<UInt32>.self)
      }
    }
  }

  /// Lays the colour on any number of pixels, one at a time.
  func lay(_ coverage: UnsafePointer<UInt8>, count: Int, on target: UnsafeMutablePointer<UInt32>) {
    for index in 0..<count where coverage[index] != 0 {
      target[index] = over(SIMD4(repeating: target[index]), through: SIMD4(repeating: UInt32(coverage[index])))[0]
    }
  }

  /// The colour through some coverage over four pixels.
  @inline(__always)
  private func over(_ below: SIMD4<UInt32>, through levels: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let coverage = SolidInk.pairs(levels | levels &<< 16)
    let inkBlueRed = SolidInk.product(blueRed, coverage)
    let inkGreenAlpha = SolidInk.product(greenAlpha, coverage)
    let alpha = SolidInk.pixels(inkGreenAlpha) &>> 16
    let rest = 255 &- SolidInk.pairs(alpha | alpha &<< 16)
    let outBlueRed = inkBlueRed &+ SolidInk.product(SolidInk.pairs(below & 0x00FF_00FF), rest)
    let outGreenAlpha = inkGreenAlpha &+ SolidInk.product(SolidInk.pairs(below &>> 8 & 0x00FF_00FF), rest)
    // No part can pass 255: a premultiplied part is at most its alpha, and the rest is at most what alpha leaves.
    return SolidInk.pixels(outBlueRed) | SolidInk.pixels(outGreenAlpha) &<< 8
  }

  /// Products of parts of 255: x / 255, rounded, is (y + (y >> 8)) >> 8 with y = x + 128.
  @inline(__always)
  private static func product(_ left: SIMD8<UInt16>, _ right: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let sum = left &* right &+ 128
    return (sum &+ sum &>> 8) &>> 8
  }

  @inline(__always)
  private static func pairs(_ pixels: SIMD4<UInt32>) -> SIMD8<UInt16> { unsafeBitCast(pixels, to: SIMD8<UInt16>.self) }

  @inline(__always)
  private static func pixels(_ pairs: SIMD8<UInt16>) -> SIMD4<UInt32> { unsafeBitCast(pairs, to: SIMD4<UInt32>.self) }
}

extension Color {
  /// The colour as a pixel of a bitmap, rounded as cairo rounds it.
  ///
  /// cairo keeps parts as 16 bits, rounded down from 65,536 levels, and takes the upper 8 of them; so that a canvas
  /// and a fill of the same colour are the same pixels.
  package var premultipliedPixel: UInt32 {
    func bits(_ part: Double) -> UInt32 { UInt32(min(part * 65_536, 65_535)) >> 8 }
    return bits(alpha) << 24 | bits(red * alpha) << 16 | bits(green * alpha) << 8 | bits(blue * alpha)
  }
}
