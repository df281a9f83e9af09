internal import CopyRaster
internal import PNG
internal import Support

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
  ///   - options: The options that the scene was made ready with.
  func pngFile(_ options: CairoRenderer) throws(RenderingError) -> StripedPNG {
    let format = pngFormat(pixelsPerMetre: options.pixelsPerMetre)
    let tools = options.cache.bandTools(for: format)
    let outcomes = concurrentMap(count: bands.count, threads: options.threads) { band in
      tools.with { tool in self.strips(ofBand: band, in: format, by: tool) }
    }
    var strips: [PNGStrip] = []
    strips.reserveCapacity(format.stripCount)
    for outcome in outcomes { strips += try outcome.get() }
    return StripedPNG(format, strips: strips)
  }

  /// Paints a band and compresses it.
  private func strips(
    ofBand band: Int, in format: PNGFormat, by tool: BandTools.Tool
  ) -> Result<[PNGStrip], RenderingError> {
    let rows = tool.buffer.rows(bands.rows(of: band))
    do throws(RenderingError) {
      try paint(on: rows)
    } catch {
      return .failure(error)
    }
    let first = rows.rows.lowerBound / format.rowsPerStrip
    let count = (rows.rows.count + format.rowsPerStrip - 1) / format.rowsPerStrip
    return .success(
      (first..<first + count).map { number in
        tool.compressor.strip(number, rows: rows.row(format.rows(ofStrip: number).lowerBound))
      })
  }
}
