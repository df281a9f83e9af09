internal import PNG
internal import Support
internal import Synchronization

/// What threads paint and compress with, kept from one picture in a format, or one change of it, to the next.
///
/// Memory that is touched for the first time costs more than what is done in it.
final class BandTools: Sendable {
  /// What a thread works with.
  final class Tool: @unchecked Sendable {
    /// Where it paints.
    let buffer: BandBuffer
    /// What it compresses with.
    let compressor: PNGCompressor

    fileprivate init(_ format: PNGFormat) {
      buffer = BandBuffer(width: format.width)
      compressor = PNGCompressor(format)
    }
  }

  /// The format of the pictures.
  let format: PNGFormat
  private let idle = Mutex<[Tool]>([])

  /// Creates tools for pictures in a format; each is made when a thread first needs one.
  init(_ format: PNGFormat) {
    self.format = format
  }

  /// Lends a tool to a thread.
  ///
  /// - Parameter body: What is done with the tool.
  func with<Outcome>(_ body: (Tool) -> Outcome) -> Outcome {
    let tool = idle.withLock { $0.popLast() } ?? Tool(format)
    defer { idle.withLock { $0.append(tool) } }
    return body(tool)
  }

  /// Compresses strips of a picture of which any may be replaced later.
  ///
  /// - Parameters:
  ///   - numbers: Which strips.
  ///   - pixels: All pixels of the picture.
  ///   - threads: How many threads share them out.
  func strips(_ numbers: [Int], of pixels: UnsafeBufferPointer<UInt32>, threads: Int) -> [PNGStrip] {
    precondition(pixels.count == format.width * format.height, "a picture has all its pixels")
    nonisolated(unsafe) let start = pixels.baseAddress
    let strips = concurrentMap(count: numbers.count, threads: threads) { index in
      start.map { start in
        let number = numbers[index]
        let rows = start + format.rows(ofStrip: number).lowerBound * format.width
        return with { $0.compressor.strip(number, rows: rows) }
      }
    }
    return strips.compactMap(\.self)
  }
}
