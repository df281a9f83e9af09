internal import CDeflate

/// A PNG file while it is written, chunk after chunk.
struct PNGFileBuilder {
  private(set) var bytes = PNGChunk.signature

  /// Creates a file with room for some bytes.
  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  mutating func append(_ kind: PNGChunk.Kind, _ data: [UInt8]) { append(kind, parts: [data]) }

  /// Writes a chunk whose data is in several parts.
  ///
  /// - Precondition: They have fewer than 2³¹ bytes.
  mutating func append(_ kind: PNGChunk.Kind, parts: [[UInt8]]) {
    let count = parts.reduce(0) { $0 + $1.count }
    precondition(count < 1 << 31, "a chunk's length has 31 bits")
    bytes += bigEndianBytes(UInt32(count))
    let start = bytes.count
    bytes += kind.letters
    for part in parts { bytes += part }
    let checksum = bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress.map { $0 + start }, $0.count - start) }
    bytes += bigEndianBytes(checksum)
  }

  /// Writes the chunks that declare a colour space; none for sRGB, which a file without them counts as.
  mutating func append(_ colorSpace: ColorSpaceDeclaration) throws(ImageFileError) {
    switch colorSpace {
    case .sRGB: break
    case .measured(let gamma, let chromaticities):
      if let gamma { append(.gamma, bigEndianBytes(gamma)) }
      if let chromaticities {
        guard chromaticities.count == 8 else {
          throw .unwritable("it has \(chromaticities.count) chromaticities, not 8")
        }
        append(.chromaticities, chromaticities.flatMap(bigEndianBytes))
      }
    case .profile(let profile):
      let data = DeflateCompressor(level: 9).zlib(profile)
      guard data.count < 1 << 30 else { throw .unwritable("its colour profile has \(profile.count) bytes") }
      append(.profile, parts: [Array("ICC profile".utf8), [0, 0], data])
    case .codePoints(let points):
      guard points.count == 4 else { throw .unwritable("it has \(points.count) code points of colour, not 4") }
      append(.codePoints, points)
    }
  }
}
