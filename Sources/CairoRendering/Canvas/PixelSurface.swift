internal import CCairo

/// Pixels that cairo draws from, not changed once they are made.
///
/// A class because it is kept between drawings, and shared by them.
final class PixelSurface: @unchecked Sendable {
  /// What a pixel is.
  enum Format {
    /// Premultiplied 0xAARRGGBB.
    case color
    /// 0x00RRGGBB, all of it covering.
    case opaqueColor
    /// A byte of opacity.
    case mask

    fileprivate var cairo: cairo_format_t {
      switch self {
      case .color: CAIRO_FORMAT_ARGB32
      case .opaqueColor: CAIRO_FORMAT_RGB24
      case .mask: CAIRO_FORMAT_A8
      }
    }
  }

  /// cairo's own surface.
  let pointer: OpaquePointer
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int

  /// Creates a surface; nil where it has no pixels, or cairo has no memory for them.
  ///
  /// - Parameters:
  ///   - format: What a pixel is.
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - fill: Writes the pixels, which are clear before, given the bytes and the distance from row to row in bytes.
  init?(
    _ format: Format, width: Int, height: Int,
    fill: (_ bytes: UnsafeMutableRawBufferPointer, _ stride: Int) -> Void
  ) {
    guard 1...CairoRenderer.longestSide ~= width, 1...CairoRenderer.longestSide ~= height else { return nil }
    guard let surface = cairo_image_surface_create(format.cairo, Int32(width), Int32(height)) else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    pointer = surface
    self.width = width
    self.height = height
    let stride = Int(cairo_image_surface_get_stride(surface))
    cairo_surface_flush(surface)
    fill(UnsafeMutableRawBufferPointer(start: data, count: stride * height), stride)
    cairo_surface_mark_dirty(surface)
  }

  deinit { cairo_surface_destroy(pointer) }

  /// The number of bytes of all pixels.
  var byteCount: Int { Int(cairo_image_surface_get_stride(pointer)) * height }

  /// Keeps a file of the same picture with the surface, for outputs that can hold it as it is.
  func attach(_ bytes: [UInt8], as type: String) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, bytes.count))
    _ = copy.initialize(from: bytes)
    guard let start = copy.baseAddress else { return }
    let status = cairo_surface_set_mime_data(
      pointer, type, start, UInt(bytes.count), { $0?.deallocate() }, UnsafeMutableRawPointer(start))
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
  }
}
