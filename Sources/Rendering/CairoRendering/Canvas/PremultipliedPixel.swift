internal import Colors

extension Color {
  /// The colour as a pixel of a bitmap, rounded as cairo rounds it.
  ///
  /// cairo keeps parts as 16 bits, rounded down from 65,536 levels, and takes the upper 8 of them; so that a canvas
  /// and a fill of the same colour are the same pixels.
  var premultipliedPixel: UInt32 {
    func bits(_ part: Double) -> UInt32 { UInt32(min(part * 65_536, 65_535)) >> 8 }
    return bits(alpha) << 24 | bits(red * alpha) << 16 | bits(green * alpha) << 8 | bits(blue * alpha)
  }
}
