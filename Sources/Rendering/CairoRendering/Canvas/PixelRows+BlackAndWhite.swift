extension PixelRows {
  /// Turns each pixel to black or white, whichever is nearer to how it looks on white paper.
  func reduceToBlackAndWhite() {
    for row in rows {
      let pixels = UnsafeMutableBufferPointer(start: self.row(row), count: columns.count)
      for index in pixels.indices {
        pixels[index] = pixels[index].lightnessOnWhite < 128 ? 0xFF00_0000 : 0xFFFF_FFFF
      }
    }
  }
}
