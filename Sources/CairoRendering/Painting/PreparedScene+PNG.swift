extension PreparedScene {
  /// What is settled about the picture's PNG file before it is painted.
  func pngFormat(pixelsPerMetre: Double) -> PNGFormat {
    PNGFormat(
      width: bands.width, height: bands.height, pixels: isHard ? .blackOrWhite : covers ? .opaque : .translucent,
      pixelsPerMetre: pixelsPerMetre)
  }

  /// Paints the scene in bands, and compresses each as soon as it is painted.
  ///
  /// - Parameters:
  ///   - pixelsPerMetre: What the file says of its density.
  ///   - threads: How many threads share out the bands.
  func pngFile(pixelsPerMetre: Double, threads: Int) throws(RenderingError) -> PNGFile {
    let format = pngFormat(pixelsPerMetre: pixelsPerMetre)
    let colors = PNGColorCount()
    let outcomes = concurrentMap(
      count: bands.count, threads: threads, tool: { BandCompressor(format, colors) }
    ) { band, compressor in compressor.strips(of: band, in: self) }
    var strips: [PNGStrip] = []
    strips.reserveCapacity(format.stripCount)
    for outcome in outcomes { strips += try outcome.get() }
    return PNGFile(format, strips: strips)
  }
}

/// What a thread paints and compresses bands with, one after the other.
private struct BandCompressor: ~Copyable {
  private let format: PNGFormat
  private let buffer: BandBuffer
  private let compressor: PNGCompressor

  init(_ format: PNGFormat, _ colors: PNGColorCount) {
    self.format = format
    buffer = BandBuffer(width: format.width)
    compressor = PNGCompressor(format, colors)
  }

  /// Paints a band and compresses it.
  borrowing func strips(of band: Int, in scene: PreparedScene) -> Result<[PNGStrip], RenderingError> {
    let rows = buffer.rows(scene.bands.rows(of: band))
    do throws(RenderingError) {
      try scene.paint(on: rows)
    } catch {
      return .failure(error)
    }
    let first = rows.rows.lowerBound / format.rowsPerStrip
    let count = (rows.rows.count + format.rowsPerStrip - 1) / format.rowsPerStrip
    return .success(
      (first..<first + count).map { number in
        compressor.strip(number, rows: rows.row(format.rows(ofStrip: number).lowerBound))
      })
  }
}
