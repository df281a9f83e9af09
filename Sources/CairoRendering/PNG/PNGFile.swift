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

  /// Compresses a whole picture, several strips at once.
  init(_ format: PNGFormat, pixels: UnsafeBufferPointer<UInt32>, threads: Int) {
    precondition(pixels.count == format.width * format.height, "a picture has all its pixels")
    let colors = PNGColorCount()
    nonisolated(unsafe) let start = pixels.baseAddress
    let parts = concurrentMap(count: max(1, threads), threads: threads) { worker in
      guard let start else { return [PNGStrip]() }
      let compressor = PNGCompressor(format, colors)
      return stride(from: worker, to: format.stripCount, by: max(1, threads)).map { number in
        compressor.strip(number, rows: start + format.rows(ofStrip: number).lowerBound * format.width)
      }
    }
    self.init(format, strips: (0..<format.stripCount).map { parts[$0 % parts.count][$0 / parts.count] })
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
    let workers = max(1, min(threads, waiting.count))
    let parts = concurrentMap(count: workers, threads: workers) { worker in
      let compressor = compressor()
      return stride(from: worker, to: waiting.count, by: workers).map { index -> PNGPiece? in
        let number = waiting[index]
        return kept[number].map { tokens in
          if let numbers {
            compressor.numbers(numbers, of: tokens, strip: number)
          } else {
            compressor.samples(of: tokens, strip: number)
          }
        }
      }
    }
    for (index, number) in waiting.enumerated() {
      guard let piece = parts[index % workers][index / workers] else { continue }
      if let palette { self.strips[number].numbered = (palette, piece) } else { self.strips[number].piece = piece }
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
