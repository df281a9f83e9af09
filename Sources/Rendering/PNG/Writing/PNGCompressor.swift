internal import CDeflate

/// Compresses the strips of pictures in one format, one after the other: a worker has one, and with it the memory to
/// work in.
package final class PNGCompressor {
  private let format: PNGFormat
  private let finder = RepetitionFinder()
  private let block = DeflateBlock()
  private var tokens: PixelTokens
  /// Room for the row above a strip and the strip as words, where those are not the pixels as they come.
  private let words: UnsafeMutablePointer<UInt32>
  private var rowBytes: RowBytes
  /// Room for a strip's compressed bytes.
  private let output: UnsafeMutablePointer<UInt8>

  /// Creates a compressor for pictures in a format.
  package init(_ format: PNGFormat) {
    self.format = format
    let rows = min(format.rowsPerStrip, format.height)
    tokens = PixelTokens(width: format.wordsPerRow, rows: rows)
    words = .allocate(capacity: format.wordsPerRow * (rows + 1))
    rowBytes = RowBytes(width: format.wordsPerRow, rows: rows, bytesPerWord: format.bytesPerWord)
    output = .allocate(capacity: DeflateBlock.mostBytes(for: rowBytes.capacity))
  }

  deinit {
    words.deallocate()
    output.deallocate()
  }

  /// Compresses a strip.
  ///
  /// The result depends on the strip's pixels and on those of the row above it, and on nothing else.
  ///
  /// - Parameters:
  ///   - number: Which strip of the picture.
  ///   - rows: Its pixels, premultiplied 0xAARRGGBB, row by row without gaps. The row above it stands right before
  ///     them where the format says that it looks there.
  /// - Complexity: O(*n*) in the number of pixels.
  package func strip(_ number: Int, rows: UnsafePointer<UInt32>) -> PNGStrip {
    let (width, height) = (format.wordsPerRow, format.rows(ofStrip: number).count)
    let hasRowAbove = format.hasRowAbove(strip: number)
    let words = words(of: rows, height: height, hasRowAbove: hasRowAbove)
    finder.find(
      in: words, width: width, height: height, hasRowAbove: hasRowAbove, bytesPerPixel: format.bytesPerWord,
      into: &tokens)
    let above = UnsafeBufferPointer(start: words - width, count: hasRowAbove ? width : 0)
    guard format.pixels != .blackOrWhite else {
      return PNGStrip(full: pieceOfBytes(number, above: above), gray: nil)
    }
    let checksum = Adler32.checksum(of: words, width: width, height: height, samples: format.bytesPerWord)
    let full = pieceOfSamples(number, checksum: checksum, above: above)
    return PNGStrip(full: full, gray: isGray ? pieceOfBytes(number, above: above) : nil)
  }

  /// The rows as words, with the row above them where there is one.
  private func words(of rows: UnsafePointer<UInt32>, height: Int, hasRowAbove: Bool) -> UnsafePointer<UInt32> {
    guard format.pixels != .opaque else { return rows }
    for row in (hasRowAbove ? -1 : 0)..<height {
      format.writeWords(of: rows + row * format.width, to: words + (row + 1) * format.wordsPerRow)
    }
    return UnsafePointer(words + format.wordsPerRow)
  }

  /// Whether all pixels that are new in the tokens cover and are grey.
  private var isGray: Bool {
    for index in 0..<tokens.pixelCount {
      let pixel = tokens.pixels[index]
      guard pixel == pixel & 0xFF &* 0x01_0101 | 0xFF00_0000 else { return false }
    }
    return true
  }

  /// The tokens as samples.
  private func pieceOfSamples(_ number: Int, checksum: UInt32, above: UnsafeBufferPointer<UInt32>) -> PNGStrip.Piece {
    let height = format.rows(ofStrip: number).count
    let size = format.bytesPerWord
    let length = (format.wordsPerRow * size + 1) * height
    let isLast = number == format.stripCount - 1
    var count = block.write(tokens, bytesPerPixel: size, isLast: isLast, limit: length, to: output)
    if count == nil {
      rowBytes.replay(tokens, bytesPerWord: size, above: above)
      count = DeflateBlock.writeStored(rowBytes.start, count: length, isLast: isLast, to: output)
    }
    return piece(count: count ?? 0, checksum: checksum, length: length)
  }

  /// The tokens as a byte for each word.
  private func pieceOfBytes(_ number: Int, above: UnsafeBufferPointer<UInt32>) -> PNGStrip.Piece {
    let height = format.rows(ofStrip: number).count
    let length = (format.wordsPerRow + 1) * height
    let isLast = number == format.stripCount - 1
    rowBytes.replay(tokens, bytesPerWord: 1, above: above)
    tokens.resolveShortRepetitions(rowBytes.start)
    let count =
      block.write(tokens, bytesPerPixel: 1, isLast: isLast, limit: length, to: output)
      ?? DeflateBlock.writeStored(rowBytes.start, count: length, isLast: isLast, to: output)
    return piece(count: count, checksum: libdeflate_adler32(1, rowBytes.start, length), length: length)
  }

  private func piece(count: Int, checksum: UInt32, length: Int) -> PNGStrip.Piece {
    PNGStrip.Piece(
      bytes: Array(UnsafeBufferPointer(start: output, count: count)), checksum: checksum, length: length)
  }
}
