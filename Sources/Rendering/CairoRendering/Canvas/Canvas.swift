internal import CCairo
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
    try Canvas.check(cairo_status(context))
    cairo_surface_finish(surface)
    try Canvas.check(cairo_surface_status(surface))
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

  private static func check(_ status: cairo_status_t) throws(RenderingError) {
    guard status == CAIRO_STATUS_SUCCESS else { throw RenderingError(status) }
  }
}

extension RenderingError {
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
