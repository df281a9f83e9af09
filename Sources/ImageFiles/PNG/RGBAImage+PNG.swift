extension RGBAImage {
  /// Reads a PNG file of any kind: grey, palette, with or without opacity, 1 to 16 bits, interlaced or not.
  ///
  /// All checksums are verified and the end of the file must be there. Samples are kept as they are: no gamma and no
  /// profile is applied. Limits are checked before memory is asked for.
  public init(png bytes: [UInt8], limits: ImageLimits = .standard) throws(ImageFileError) {
    try RGBAImage.checkStart(of: bytes)
    let outcome = bytes.withUnsafeBytes { buffer -> Result<RGBAImage, ImageFileError> in
      Result { () throws(ImageFileError) in
        let reader = try PNGReader.open(buffer)
        return try reader.image(maximumPixels: limits.pixels)
      }
    }
    self = try outcome.get()
    guard RGBAImage.hasWholeEnd(bytes) else { throw .truncated }
  }

  /// The picture as a PNG file, 8-bit RGBA; the same bytes for the same samples.
  ///
  /// Written for speed rather than size. The declared colour space is left out, so the file counts as sRGB.
  public func png(_ effort: PNGEffort = .fast) throws(ImageFileError) -> [UInt8] {
    let writer = try PNGWriter.open(width: width, height: height)
    return try writer.finish(samples: samples)
  }

  private static func checkStart(of bytes: [UInt8]) throws(ImageFileError) {
    if bytes.isEmpty { throw .empty }
    if bytes.starts(with: "version https://git-lfs".utf8) { throw .gitLFSPointer }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    if signature.starts(with: bytes), bytes.count < signature.count { throw .truncated }
    guard bytes.starts(with: signature) else { throw .notAPicture }
  }

  /// Whether the chunks lead to an IEND chunk that is there to its last byte, which libspng 0.7 does not insist on.
  private static func hasWholeEnd(_ bytes: [UInt8]) -> Bool {
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let isEnd = bytes[offset + 4..<offset + 8].elementsEqual("IEND".utf8)
      offset += 12 + length
      if isEnd { return offset <= bytes.count }
    }
    return false
  }
}
