@testable import CairoRendering

extension PNGFile {
  /// Compresses the strips of a whole picture, several at once.
  init(_ format: PNGFormat, pixels: [UInt32], threads: Int) {
    precondition(pixels.count == format.width * format.height, "a picture has all its pixels")
    let colors = PNGColorCount()
    let strips = pixels.withUnsafeBufferPointer { pixels -> [PNGStrip?] in
      nonisolated(unsafe) let start = pixels.baseAddress
      return concurrentMap(count: format.stripCount, threads: threads, tool: { PNGCompressor(format, colors) }) {
        number, compressor in
        start.map { compressor.strip(number, rows: $0 + format.rows(ofStrip: number).lowerBound * format.width) }
      }
    }
    self.init(format, strips: strips.compactMap(\.self))
  }
}
