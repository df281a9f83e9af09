internal import CDeflate

/// Compresses the strips of a picture, one after the other: a worker has one, and with it the memory to work in.
final class PNGCompressor {
  private let format: PNGFormat
  /// What all compressors of the picture share; another for another picture in the same format.
  var colors: PNGColorCount
  private let finder = RepetitionFinder()
  private let block = DeflateBlock()
  private var tokens: PixelTokens
  private var table = PixelTable()
  /// Room for the row above a strip and the strip as words, where those are not the pixels as they come.
  private let words: UnsafeMutablePointer<UInt32>
  private var rowBytes: RowBytes
  /// Room for a strip's chunk.
  private let output: UnsafeMutablePointer<UInt8>

  /// Creates a compressor.
  ///
  /// - Parameters:
  ///   - format: The format of the picture.
  ///   - colors: What all compressors of the picture share.
  init(_ format: PNGFormat, _ colors: PNGColorCount) {
    self.format = format
    self.colors = colors
    let rows = min(format.rowsPerStrip, format.height)
    tokens = PixelTokens(width: format.wordsPerRow, rows: rows)
    words = .allocate(capacity: format.wordsPerRow * (rows + 1))
    rowBytes = RowBytes(width: format.wordsPerRow, rows: rows, bytesPerWord: format.bytesPerWord)
    output = .allocate(capacity: DeflateBlock.mostBytes(for: rowBytes.capacity) + PNGChunk.frameBytes + 2)
  }

  deinit {
    words.deallocate()
    output.deallocate()
  }

  /// Compresses a strip.
  ///
  /// What comes of it depends on the strip's pixels and on those of the row above it, and on nothing else.
  ///
  /// - Parameters:
  ///   - number: Which strip of the picture.
  ///   - rows: Its pixels, premultiplied 0xAARRGGBB, row by row without gaps. The row above it stands right before
  ///     them where the format says that it looks there.
  /// - Complexity: O(*n*) in the number of pixels.
  func strip(_ number: Int, rows: UnsafePointer<UInt32>) -> PNGStrip {
    let (width, height) = (format.wordsPerRow, format.rows(ofStrip: number).count)
    let hasRowAbove = format.hasRowAbove(strip: number)
    let words = words(of: rows, height: height, hasRowAbove: hasRowAbove)
    finder.find(
      in: words, width: width, height: height, hasRowAbove: hasRowAbove, bytesPerPixel: format.bytesPerWord,
      into: &tokens)
    let above = UnsafeBufferPointer(start: words - width, count: hasRowAbove ? width : 0)
    guard format.pixels != .blackOrWhite else {
      return PNGStrip(colors: nil, tokens: nil, piece: pieceOfNumbers(number, .lowestByte, above: above))
    }
    let few = colors.isOver ? nil : fewColors()
    colors.insert(few)
    guard let few else {
      let checksum = Adler32.checksum(
        of: words, width: width, height: height, samples: format.bytesPerWord)
      return PNGStrip(colors: nil, tokens: nil, piece: pieceOfSamples(number, checksum: checksum, above: above))
    }
    return PNGStrip(colors: few, tokens: PNGStrip.Tokens(tokens, above: above), piece: nil)
  }

  /// A strip as samples, from tokens that were kept.
  func samples(of kept: PNGStrip.Tokens, strip number: Int) -> PNGPiece {
    tokens.replace(with: kept)
    return kept.above.withUnsafeBufferPointer { pieceOfSamples(number, checksum: nil, above: $0) }
  }

  /// A strip as numbers of colours, from tokens that were kept.
  func numbers(_ numbers: PixelNumbers, of kept: PNGStrip.Tokens, strip number: Int) -> PNGPiece {
    tokens.replace(with: kept)
    return kept.above.withUnsafeBufferPointer { pieceOfNumbers(number, numbers, above: $0) }
  }

  /// The rows as words, with the row above them where there is one.
  private func words(of rows: UnsafePointer<UInt32>, height: Int, hasRowAbove: Bool) -> UnsafePointer<UInt32> {
    guard format.pixels != .opaque else { return rows }
    for row in (hasRowAbove ? -1 : 0)..<height {
      format.writeWords(of: rows + row * format.width, to: words + (row + 1) * format.wordsPerRow)
    }
    return UnsafePointer(words + format.wordsPerRow)
  }

  /// The colours that are new in the tokens; nil where there are too many.
  private func fewColors() -> [UInt32]? {
    table.removeAll()
    var previous: UInt32?
    for index in 0..<tokens.pixelCount where tokens.pixels[index] != previous {
      guard table.insert(tokens.pixels[index]) != nil else { return nil }
      previous = tokens.pixels[index]
    }
    return table.pixels
  }

  /// The tokens as samples.
  private func pieceOfSamples(_ number: Int, checksum: UInt32?, above: UnsafeBufferPointer<UInt32>) -> PNGPiece {
    let height = format.rows(ofStrip: number).count
    let size = format.bytesPerWord
    let length = (format.wordsPerRow * size + 1) * height
    let checksum =
      checksum
      ?? {
        rowBytes.replay(tokens, bytesPerWord: size, numbers: .lowestByte, above: above)
        return libdeflate_adler32(1, rowBytes.start, length)
      }()
    let isLast = number == format.stripCount - 1
    let chunk = PNGChunk.data(in: output, isFirst: number == 0) { memory in
      if let count = block.write(tokens, bytesPerPixel: size, isLast: isLast, limit: length, to: memory) {
        return count
      }
      rowBytes.replay(tokens, bytesPerWord: size, numbers: .lowestByte, above: above)
      return DeflateBlock.writeStored(rowBytes.start, count: length, isLast: isLast, to: memory)
    }
    return PNGPiece(chunk: chunk, checksum: checksum, length: length)
  }

  /// The tokens as numbers of a byte.
  private func pieceOfNumbers(
    _ number: Int, _ numbers: PixelNumbers, above: UnsafeBufferPointer<UInt32>
  ) -> PNGPiece {
    let height = format.rows(ofStrip: number).count
    let length = (format.wordsPerRow + 1) * height
    let isLast = number == format.stripCount - 1
    rowBytes.replay(tokens, bytesPerWord: 1, numbers: numbers, above: above)
    tokens.resolveShortRepetitions(rowBytes.start)
    let chunk = PNGChunk.data(in: output, isFirst: number == 0) { memory in
      block.write(tokens, bytesPerPixel: 1, isLast: isLast, limit: length, to: memory)
        ?? DeflateBlock.writeStored(rowBytes.start, count: length, isLast: isLast, to: memory)
    }
    return PNGPiece(chunk: chunk, checksum: libdeflate_adler32(1, rowBytes.start, length), length: length)
  }
}
