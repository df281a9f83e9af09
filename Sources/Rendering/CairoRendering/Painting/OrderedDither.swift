internal import CCairo
internal import CopyRaster

/// Tones as patterns of black, white and clear pixels.
///
/// The pattern is that of B. E. Bayer, An optimum method for two-level rendition of continuous-tone pictures (1973), of
/// 8 × 8 thresholds. It stands still on the picture, so that pieces side by side have no seam.
enum OrderedDither {
  /// Changes the pixels of an image surface that was pushed on a surface.
  ///
  /// - Parameters:
  ///   - surface: The pixels.
  ///   - column: The column of the picture that the surface below begins with.
  ///   - row: The row of the picture that it begins with.
  static func apply(to surface: OpaquePointer, column firstColumn: Int, row firstRow: Int) {
    var (offsetX, offsetY) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &offsetX, &offsetY)
    cairo_surface_flush(surface)
    guard cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let data = cairo_image_surface_get_data(surface)
    else { return }
    let (firstColumn, firstRow) = (firstColumn - Int(offsetX), firstRow - Int(offsetY))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    for row in 0..<height {
      (data + row * stride).withMemoryRebound(to: UInt32.self, capacity: width) { pixels in
        for column in 0..<width {
          let level = threshold(column &+ firstColumn, row &+ firstRow)
          pixels[column] = dot(for: pixels[column], threshold: level)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// What becomes of a premultiplied pixel: black where it would leave white paper darker than the threshold.
  static func dot(for pixel: UInt32, threshold: UInt32) -> UInt32 {
    if pixel.lightnessOnWhite < threshold { return 0xFF00_0000 }
    return pixel >> 24 >= 128 ? 0xFFFF_FFFF : 0
  }

  /// The threshold at a place, 2…254, four levels from one to the next.
  static func threshold(_ x: Int, _ y: Int) -> UInt32 {
    // The bits of x ^ y and of y, taken in turn from the lowest, make the rank of a place.
    var rank: UInt32 = 0
    for bit in 0..<3 {
      let (xBit, yBit) = (UInt32(truncatingIfNeeded: x >> bit & 1), UInt32(truncatingIfNeeded: y >> bit & 1))
      rank |= ((xBit ^ yBit) << 1 | yBit) << UInt32(2 * (2 - bit))
    }
    return rank * 4 + 2
  }
}

extension UInt32 {
  /// How light a premultiplied 0xAARRGGBB looks on white paper, 0…255: luma by ITU-R BT.709.
  var lightnessOnWhite: UInt32 {
    let luma = ((self >> 16 & 0xFF) * 54 + (self >> 8 & 0xFF) * 183 + (self & 0xFF) * 19 + 128) >> 8
    return luma + 255 - (self >> 24)
  }
}

extension PixelRows {
  /// Turns each pixel to black or white, whichever is nearer to how it looks on white paper.
  func reduceToBlackAndWhite() {
    for row in rows {
      let pixels = UnsafeMutableBufferPointer(start: self.row(row), count: columns.count)
      for index in pixels.indices {
        pixels[index] = pixels[index].lightnessOnWhite < 128 ? 0xFF00_0000 : 0xFFFF_FFFF
      }
    }
  }
}
