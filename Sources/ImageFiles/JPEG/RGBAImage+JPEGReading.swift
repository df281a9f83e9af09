extension RGBAImage {
  /// Reads a file that begins as JPEG does: grey or colour, 8 bits to a sample, sequential or progressive.
  ///
  /// The picture is turned as its Exif orientation says. CMYK is refused: what it looks like depends on an ink profile.
  static func readJPEG(_ bytes: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageFileError) -> RGBAImage {
    let markers = try JPEGMarkers(bytes, limits: limits)
    try limits.check(width: markers.width, height: markers.height)
    let samples = try JPEGDecompressor.make().samples(of: bytes, width: markers.width, height: markers.height)
    let upright = RGBAImage(
      width: markers.width, height: markers.height, samples: samples, colorSpace: markers.colorSpace)
    return upright.turned(markers.orientation)
  }
}
