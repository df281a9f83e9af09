internal import CCairo

/// Pixels that are drawn from, not changed once they are made, and shared by drawings on any thread.
///
/// cairo's own surfaces count their users without a lock, so that each drawing has surfaces of its own over these
/// pixels: see `PixelSources`.
final class PreparedPixels: @unchecked Sendable {
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

  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The JPEG file that shows the same, for outputs that can hold it as it is.
  let jpeg: [UInt8]?
  private let format: Format
  private let stride: Int
  private let bytes: UnsafeMutableRawBufferPointer

  /// Creates pixels; nil where there are none, or more than cairo can number.
  ///
  /// - Parameters:
  ///   - format: What a pixel is.
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - jpeg: The JPEG file that shows the same.
  ///   - fill: Writes the pixels, which are clear before, given the bytes and the distance from row to row in bytes.
  init?(
    _ format: Format, width: Int, height: Int, jpeg: [UInt8]? = nil,
    fill: (_ bytes: UnsafeMutableRawBufferPointer, _ stride: Int) -> Void
  ) {
    guard 1...CairoRenderer.longestSide ~= width, 1...CairoRenderer.longestSide ~= height else { return nil }
    self.format = format
    self.width = width
    self.height = height
    self.jpeg = jpeg
    stride = Int(cairo_format_stride_for_width(format.cairo, Int32(width)))
    bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: stride * height, alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
    fill(bytes, stride)
  }

  deinit { bytes.deallocate() }

  /// The number of bytes of all pixels.
  var byteCount: Int { bytes.count }

  /// A surface over the pixels, which outlive it; nil where cairo has no memory for one.
  func makeSurface() -> OpaquePointer? {
    let surface = cairo_image_surface_create_for_data(
      bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), format.cairo, Int32(width), Int32(height), Int32(stride))
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    if let jpeg { PreparedPixels.attach(jpeg, to: surface) }
    return surface
  }

  /// Keeps a file with a surface, until the last who needs it is done with it.
  static func attach(_ file: [UInt8], to surface: OpaquePointer) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, file.count))
    _ = copy.initialize(from: file)
    guard let start = copy.baseAddress else { return }
    let status = cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_JPEG, start, UInt(file.count), { $0?.deallocate() }, UnsafeMutableRawPointer(start))
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
  }
}

/// The surfaces that one drawing draws from, one for each thing that is shown, however often.
///
/// A document holds once what is drawn from one surface. Not for two threads at once, and not to end before the canvas
/// that was drawn on.
final class PixelSources {
  private var known: [RenderingMemory.Key: (pixels: PreparedPixels, surface: OpaquePointer)] = [:]
  private let memory: RenderingMemory

  /// Creates the sources of a drawing.
  init(_ memory: RenderingMemory) {
    self.memory = memory
  }

  deinit {
    for entry in known.values { cairo_surface_destroy(entry.surface) }
  }

  /// The surface of a key, its pixels made where nobody has; nil where they cannot be made.
  func source(
    _ key: RenderingMemory.Key, make: () -> PreparedPixels?
  ) -> (pixels: PreparedPixels, surface: OpaquePointer)? {
    if let source = known[key] { return source }
    guard let pixels = memory.pixels(key, make: make), let surface = pixels.makeSurface() else { return nil }
    known[key] = (pixels, surface)
    return (pixels, surface)
  }
}
