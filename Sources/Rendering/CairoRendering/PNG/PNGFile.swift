/// A PNG file (ISO/IEC 15948) as the strips it is put together from.
///
/// Flat artwork gains nothing from row filters, so there are none. The bytes are decided by the pixels: those of a file
/// in which strips were replaced are those of a file that is made anew.
struct PNGFile: Sendable {
  /// The format.
  let format: PNGFormat
  /// The strips in order, all of them.
  var strips: [PNGStrip]

  /// Creates a file of strips.
  init(_ format: PNGFormat, strips: [PNGStrip]) {
    precondition(strips.count == format.stripCount, "a file has all its strips")
    self.format = format
    self.strips = strips
  }

  /// The file's bytes.
  ///
  /// - Parameter threads: How many threads may work on what is left to do.
  mutating func bytes(threads: Int) -> [UInt8] {
    bytes(threads: threads) { [format] in PNGCompressor(format, PNGColorCount()) }
  }

  /// The file's bytes, with what is left to do done by a compressor that has been at work.
  mutating func bytes(finishedBy compressor: PNGCompressor) -> [UInt8] {
    bytes(threads: 1) { compressor }
  }

  private mutating func bytes(threads: Int, compressor: () -> PNGCompressor) -> [UInt8] {
    let palette = PNGPalette(of: strips, pixelCount: format.width * format.height)
    finish(with: palette, threads: threads, compressor: compressor)
    let pieces = strips.compactMap { palette == nil ? $0.piece : $0.numbered?.piece }

    let samples = palette.map { $0.isGray ? PNGSamples.gray : .palette } ?? format.samples
    var file: [UInt8] = []
    file.reserveCapacity(pieces.reduce(2048) { $0 + $1.chunk.count })
    file += [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += PNGChunk.bytes("IHDR", header(samples))
    file += PNGChunk.bytes("sRGB", [0])
    file += PNGChunk.bytes("pHYs", density)
    if let palette { file += palette.chunks }
    var checksum: UInt32 = 1
    for piece in pieces {
      file += piece.chunk
      checksum = Adler32.combined(checksum, piece.checksum, secondLength: piece.length)
    }
    file += PNGChunk.bytes("IDAT", PNGChunk.bigEndian(checksum))
    file += PNGChunk.bytes("IEND", [])
    return file
  }

  /// Finishes the strips that waited for the palette, or for the news that there is none.
  private mutating func finish(with palette: PNGPalette?, threads: Int, compressor: () -> PNGCompressor) {
    let waiting = strips.indices.filter { number in
      guard let palette else { return strips[number].piece == nil }
      return strips[number].numbered?.palette != palette
    }
    guard !waiting.isEmpty else { return }
    let kept = strips.map(\.tokens)
    let numbers = palette?.numbers
    let pieces = concurrentMap(
      count: waiting.count, threads: threads, tool: compressor
    ) { index, compressor -> PNGPiece? in
      let number = waiting[index]
      guard let tokens = kept[number] else { return nil }
      guard let numbers else { return compressor.samples(of: tokens, strip: number) }
      return compressor.numbers(numbers, of: tokens, strip: number)
    }
    for (number, piece) in zip(waiting, pieces) {
      guard let piece else { continue }
      if let palette {
        strips[number].numbered = (palette, piece)
      } else {
        strips[number].piece = piece
      }
    }
  }

  /// Width, height, bits of a sample, colour type, deflate, no filters, not interlaced.
  private func header(_ samples: PNGSamples) -> [UInt8] {
    PNGChunk.bigEndian(UInt32(format.width)) + PNGChunk.bigEndian(UInt32(format.height))
      + [samples.bitDepth, samples.colorType, 0, 0, 0]
  }

  /// Pixels per metre along x and along y.
  private var density: [UInt8] {
    let value = UInt32(max(1, min(format.pixelsPerMetre.rounded(), 0x7FFF_FFFF)))
    return PNGChunk.bigEndian(value) + PNGChunk.bigEndian(value) + [1]
  }
}
