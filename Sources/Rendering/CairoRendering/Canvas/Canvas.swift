internal import CCairo
internal import CopyRaster
internal import Geometry

/// A cairo surface and the context that draws on it, owned together.
///
/// The status is checked before a value exists and again in `finish()`; in between cairo keeps the first error and
/// turns every later call into nothing.
struct Canvas: ~Copyable {
  /// The context to draw with.
  let context: OpaquePointer
  private let surface: OpaquePointer

  /// Creates a canvas over a window of a picture, whose memory outlives it.
  static func picture(over rows: PixelRows) throws(RenderingError) -> Canvas {
    try Canvas(adopting: rows.makeSurface())
  }

  /// Creates a canvas that nothing is to be drawn on, without edges: outlines are made on it.
  ///
  /// A surface with edges would do for paths, but cairo leaves out of texts' outlines what lies beyond them.
  static func outlines() throws(RenderingError) -> Canvas {
    try Canvas(adopting: cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil))
  }

  /// Creates a canvas that has the edges of a page and that nothing is to be drawn on: clips are followed on it.
  static func page(of size: Size) throws(RenderingError) -> Canvas {
    var extents = cairo_rectangle_t(x: 0, y: 0, width: size.width, height: size.height)
    return try Canvas(adopting: cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents))
  }

  /// Creates a canvas of coverage alone, over memory that outlives it.
  ///
  /// - Parameters:
  ///   - bytes: Rows of a byte for each pixel without gaps between them.
  ///   - width: The number of columns, a multiple of four.
  ///   - height: The number of rows.
  static func mask(over bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int) throws(RenderingError) -> Canvas {
    try Canvas(
      adopting: cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(width)))
  }

  /// Creates a canvas whose pages are written to a sink.
  ///
  /// - Parameters:
  ///   - sink: Where the file's bytes go; it outlives the canvas.
  ///   - page: The size of the first page in points.
  static func document(into sink: ByteSink, page: Size) throws(RenderingError) -> Canvas {
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
        sink.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      },
      Unmanaged.passUnretained(sink).toOpaque(), page.width, page.height)
    return try Canvas(adopting: surface)
  }

  private init(adopting surface: OpaquePointer?) throws(RenderingError) {
    // cairo never answers with nothing: a failure is a surface, or a context, that is in error.
    guard let surface, let context = cairo_create(surface) else { throw .drawing(status: "out of memory") }
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
      throw RenderingError(status)
    }
    self.surface = surface
    self.context = context
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Ends the drawing and says whether all of it succeeded.
  consuming func finish() throws(RenderingError) {
    try RenderingError.check(cairo_status(context))
    cairo_surface_finish(surface)
    try RenderingError.check(cairo_surface_status(surface))
  }

  /// Gives a PDF a piece of metadata as one line; the entry is left out of the file where there is nothing to say.
  func setMetadata(_ key: cairo_pdf_metadata_t, _ value: String?) {
    let line = value.map(TextShaper.line(of:)) ?? ""
    cairo_pdf_surface_set_metadata(surface, key, line.isEmpty ? nil : line)
  }

  /// Sets the size in points of the page that comes next.
  func setPageSize(_ size: Size) {
    cairo_pdf_surface_set_size(surface, size.width, size.height)
  }
}

extension RenderingError {
  /// Throws cairo's own word for what went wrong.
  static func check(_ status: cairo_status_t) throws(RenderingError) {
    guard status == CAIRO_STATUS_SUCCESS else { throw RenderingError(status) }
  }

  /// A surface that is not in error; one that is, is given back to cairo.
  static func checked(_ surface: OpaquePointer?) throws(RenderingError) -> OpaquePointer {
    guard let surface else { throw .drawing(status: "out of memory") }
    let status = cairo_surface_status(surface)
    if status != CAIRO_STATUS_SUCCESS { cairo_surface_destroy(surface) }
    try check(status)
    return surface
  }

  /// cairo's own word for what went wrong.
  fileprivate init(_ status: cairo_status_t) {
    self = .drawing(status: String(cString: cairo_status_to_string(status)))
  }
}

/// Collects the bytes of a file that cairo writes piece by piece.
final class ByteSink {
  /// What has been written so far.
  var bytes: [UInt8] = []
}

/// A cairo surface over pixels that are made already, to draw from.
///
/// cairo counts the users of its surfaces without a lock, so that each drawing makes surfaces of its own.
struct PixelSurface: ~Copyable {
  /// cairo's own surface.
  let pointer: OpaquePointer

  /// Creates a surface over pixels, which outlive whatever is drawn from it.
  init(_ pixels: PreparedPixels) throws(RenderingError) {
    pointer = try pixels.makeSurface()
  }

  /// Creates a surface over a window without gaps between its rows, whose memory outlives whatever is drawn from it.
  init(over rows: PixelRows) throws(RenderingError) {
    pointer = try RenderingError.checked(rows.makeSurface())
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
