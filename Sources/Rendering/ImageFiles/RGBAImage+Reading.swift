@_exported public import PNG

// A picture read here is used like one read there: who imports this module has its samples too.

extension RGBAImage {
  /// Reads a picture file of a kind that its content tells: PNG, JPEG or WebP.
  ///
  /// Samples are kept as they are in the file: no gamma and no profile is applied. A file that is damaged or cut short
  /// is an error, even where other programs show part of a picture. Limits are checked before memory is asked for.
  public init(reading bytes: [UInt8], limits: ImageLimits = .standard) throws(ImageFileError) {
    self = try RGBAImage.read(bytes, limits: limits, only: nil)
  }

  /// Reads a PNG file of any kind: grey, palette, with or without opacity, 1 to 16 bits, interlaced or not.
  ///
  /// All checksums are verified and the end of the file must be there. Samples are kept as they are: no gamma and no
  /// profile is applied. Limits are checked before memory is asked for.
  public init(png bytes: [UInt8], limits: ImageLimits = .standard) throws(ImageFileError) {
    self = try RGBAImage.read(bytes, limits: limits, only: .png)
  }

  private static func read(
    _ bytes: [UInt8], limits: ImageLimits, only expected: ImageFormat?
  ) throws(ImageFileError) -> RGBAImage {
    try bytes.readingWhole(limits: limits) { (bytes, format) throws(ImageFileError) in
      if let expected, format != expected {
        throw .unsupported("a \(format.rawValue) picture where a \(expected.rawValue) picture is expected")
      }
      return switch format {
      case .png: try readPNG(bytes, limits: limits)
      case .jpeg: try readJPEG(bytes, limits: limits)
      case .webP: try readWebP(bytes, limits: limits)
      }
    }
  }
}

extension [UInt8] {
  /// Reads the bytes as a picture file of the format that they begin as, unless they are too many.
  func readingWhole<Answer>(
    limits: ImageLimits, _ read: (UnsafeRawBufferPointer, ImageFormat) throws(ImageFileError) -> Answer
  ) throws(ImageFileError) -> Answer {
    guard count <= limits.fileBytes else { throw .tooManyBytes(count: count, maximumBytes: limits.fileBytes) }
    let outcome = withUnsafeBytes { bytes in
      Result { () throws(ImageFileError) in try read(bytes, ImageFormat(of: bytes)) }
    }
    return try outcome.get()
  }
}

/// What Git leaves in place of a large file that was not fetched.
public enum GitLFS {
  /// Whether a file's content is a pointer to one kept elsewhere.
  ///
  /// Source: the specification of Git LFS, by which a pointer begins with the key `version`.
  public static func isPointer(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: "version https://git-lfs".utf8)
  }
}
