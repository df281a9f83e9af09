extension RGBAImage {
  /// The picture as a JPEG file (JFIF, sequential, 8 bits); the same bytes for the same picture and arguments.
  ///
  /// - Parameters:
  ///   - quality: From 1, the smallest file, to 100, the least loss, by the tables of the IJG's library.
  ///   - chroma: How finely colour is held.
  /// - Throws: ``ImageFileError/unwritable(_:)`` for a picture that is not opaque everywhere, that has more than 65,500
  ///   pixels to a side, or whose colour space is not sRGB.
  /// - Precondition: `quality` is in 1…100.
  public func jpeg(quality: Int, chroma: JPEGChroma = .quartered) throws(ImageFileError) -> [UInt8] {
    precondition(1...100 ~= quality, "the quality of a JPEG is from 1 to 100")
    guard max(width, height) <= RGBAImage.longestJPEGSide else {
      throw .unwritable("a JPEG file has at most \(RGBAImage.longestJPEGSide) pixels to a side")
    }
    guard isOpaque else { throw .unwritable("a JPEG file holds no opacity") }
    guard colorSpace == .sRGB else { throw .unwritable("colours other than sRGB are not written as JPEG") }
    return try JPEGCompressor.make()
      .file(of: samples, width: width, height: height, quality: quality, chroma: chroma)
  }

  /// JPEG_MAX_DIMENSION of libjpeg, a little less than the format's own 65,535.
  private static let longestJPEGSide = 65_500

  /// Whether no pixel lets anything through; O(pixels).
  public var isOpaque: Bool {
    samples.withUnsafeBufferPointer { samples in
      var index = 3
      while index < samples.count {
        guard samples[index] == 255 else { return false }
        index += 4
      }
      return true
    }
  }
}
