internal import CCairo

/// A cairo surface over pixels that are made already, to draw from.
///
/// cairo counts the users of its surfaces without a lock, so that each drawing makes surfaces of its own.
struct PixelSurface: ~Copyable {
  /// cairo's own surface.
  let pointer: OpaquePointer

  /// Creates a surface over pixels, which outlive whatever is drawn from it; nil where cairo has no memory for one.
  init?(_ pixels: PreparedPixels) {
    guard let surface = pixels.makeSurface() else { return nil }
    pointer = surface
  }

  /// Creates a surface over a window without gaps between its rows, whose memory outlives whatever is drawn from it.
  init?(over rows: PixelRows) {
    let surface = rows.makeSurface()
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    pointer = surface
  }

  deinit { cairo_surface_destroy(pointer) }
}

extension PixelRows {
  /// A surface over the pixels, which may be in error.
  func makeSurface() -> OpaquePointer? {
    UnsafeMutableRawPointer(start).withMemoryRebound(to: UInt8.self, capacity: stride * rows.count * 4) {
      cairo_image_surface_create_for_data(
        $0, CAIRO_FORMAT_ARGB32, Int32(columns.count), Int32(rows.count), Int32(stride * 4))
    }
  }
}
