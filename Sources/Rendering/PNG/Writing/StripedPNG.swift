/// A PNG file as the strips that it is put together from.
///
/// Flat artwork gains nothing from row filters, so there are none. The bytes are decided by the pixels: those of a file
/// in which strips were replaced are those of a file that is made anew.
package struct StripedPNG: Sendable {
  /// The format.
  package let format: PNGFormat
  /// The strips in order, all of them.
  package var strips: [PNGStrip]

  /// Creates a file of strips.
  package init(_ format: PNGFormat, strips: [PNGStrip]) {
    precondition(strips.count == format.stripCount, "a file has all its strips")
    self.format = format
    self.strips = strips
  }

  /// The file's bytes: grey where all strips are.
  ///
  /// - Complexity: O(*n*) in their number.
  package var bytes: [UInt8] {
    let grays = strips.compactMap(\.gray)
    let isGray = grays.count == strips.count
    let pieces = isGray ? grays : strips.map(\.full)
    var checksum: UInt32 = 1
    for piece in pieces { checksum = Adler32.combined(checksum, piece.checksum, secondLength: piece.length) }

    var file = PNGFileBuilder(capacity: pieces.reduce(256) { $0 + $1.bytes.count })
    file.append(.header, header(isGray: isGray).data)
    file.append(.sRGB, [0])
    file.append(.density, density)
    // zlib's header (RFC 1950): deflate with a window of 32 KiB, fastest level.
    file.append(.imageData, parts: [[0x78, 0x01]] + pieces.map(\.bytes) + [bigEndianBytes(checksum)])
    file.append(.end, [])
    return file.bytes
  }

  private func header(isGray: Bool) -> PNGHeader {
    let colorType: PNGHeader.ColorType =
      switch format.pixels {
      case .opaque: isGray ? .gray : .rgb
      case .translucent: isGray ? .gray : .rgba
      case .blackOrWhite: .gray
      }
    return PNGHeader(
      width: format.width, height: format.height, colorType: colorType, bitDepth: format.pixels == .blackOrWhite ? 1 : 8
    )
  }

  /// Pixels per metre along x and along y.
  private var density: [UInt8] {
    let value = UInt32(max(1, min(format.pixelsPerMetre.rounded(), 0x7FFF_FFFF)))
    return bigEndianBytes(value) + bigEndianBytes(value) + [1]
  }
}

/// A strip of rows, compressed without knowing the others.
package struct PNGStrip: Sendable {
  /// The strip in one form.
  struct Piece: Sendable {
    /// Blocks of deflate that end on a whole byte.
    let bytes: [UInt8]
    /// The Adler-32 of the rows.
    let checksum: UInt32
    /// The number of bytes of the rows.
    let length: Int
  }

  /// The strip in the form that its picture's format says.
  let full: Piece
  /// The strip as grey samples; `nil` where some pixel is not grey, or where the format is smaller still.
  let gray: Piece?
}
