extension RGBAImage {
  /// Reads a file that begins as JPEG does: grey, colour or CMYK, 8 bits to a sample, sequential or progressive.
  ///
  /// The picture is turned as its Exif orientation says.
  static func readJPEG(
    _ bytes: UnsafeRawBufferPointer, limits: ImageLimits, reduction: JPEGReduction = .none
  ) throws(ImageFileError) -> RGBAImage {
    let markers = try JPEGMarkers(bytes, limits: limits)
    try limits.check(width: markers.width, height: markers.height)
    let samples = try JPEGDecompressor.make().samples(of: bytes, markers, reduction: reduction)
    let stored = RGBAImage(
      width: reduction.reduced(markers.width), height: reduction.reduced(markers.height),
      samples: markers.isCMYK ? JPEGInks.rgba(samples) : samples, colorSpace: markers.colorSpace)
    return stored.turned(markers.orientation)
  }
}
