public import ImageFiles

extension PixelMask {
  /// What the mask covers of a picture of some size, as a picture: black there, and clear elsewhere.
  ///
  /// A mask of this picture alone covers the same pixels.
  ///
  /// - Precondition: Width and height are above 0.
  public func picture(width: Int, height: Int) -> RGBAImage {
    let rows = MaskRows(self, width: width, height: height)
    var samples = [UInt8](repeating: 0, count: width * height * 4)
    for row in 0..<height {
      for column in rows[row].joined() { samples[(row * width + column) * 4 + 3] = 255 }
    }
    return RGBAImage(width: width, height: height, samples: samples)
  }
}
