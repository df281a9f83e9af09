internal import CDeflate

/// A PNG file while it is written, chunk after chunk.
struct PNGFileBuilder {
  private(set) var bytes = ImageFormat.pngSignature

  mutating func append(_ kind: PNGChunk.Kind, _ data: [UInt8]) throws(ImageFileError) {
    guard data.count < 1 << 31 else { throw .unwritable("its \(kind.name) chunk would have \(data.count) bytes") }
    bytes += bigEndianBytes(UInt32(data.count))
    bytes += kind.letters
    bytes += data
    let checksum = libdeflate_crc32(libdeflate_crc32(0, kind.letters, 4), data, data.count)
    bytes += bigEndianBytes(checksum)
  }

  /// Writes the chunks that declare a colour space; none for sRGB, which a file without them counts as.
  mutating func append(_ colorSpace: ColorSpaceDeclaration) throws(ImageFileError) {
    switch colorSpace {
    case .sRGB: break
    case .measured(let gamma, let chromaticities):
      if let gamma { try append(.gamma, bigEndianBytes(gamma)) }
      if let chromaticities {
        guard chromaticities.count == 8 else {
          throw .unwritable("it has \(chromaticities.count) chromaticities, not 8")
        }
        try append(.chromaticities, chromaticities.flatMap(bigEndianBytes))
      }
    case .profile(let profile):
      try append(.profile, Array("ICC profile".utf8) + [0, 0] + ZlibStream.compressed(profile, level: 9))
    case .codePoints(let points):
      guard points.count == 4 else { throw .unwritable("it has \(points.count) code points of colour, not 4") }
      try append(.codePoints, points)
    }
  }
}
