extension Bitmap {
  /// Turns each pixel to black or white, whichever is nearer to how it looks on white paper.
  mutating func reduceToBlackAndWhite() {
    pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices {
        pixels[index] = pixels[index].lightnessOnWhite < 128 ? 0xFF00_0000 : 0xFFFF_FFFF
      }
    }
  }
}
