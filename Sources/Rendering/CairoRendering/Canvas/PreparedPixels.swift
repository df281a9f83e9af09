internal import CCairo
internal import CopyRaster
internal import Drawing

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

  /// Creates pixels.
  ///
  /// - Parameters:
  ///   - format: What a pixel is.
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - jpeg: The JPEG file that shows the same.
  ///   - fill: Writes the pixels, which are clear before, given the bytes and the distance from row to row in bytes.
  /// - Throws: `RenderingError.sideTooLong` for more columns or rows than cairo can number, and what `fill` throws.
  /// - Precondition: there is a pixel.
  init(
    _ format: Format, width: Int, height: Int, jpeg: [UInt8]? = nil,
    fill: (_ bytes: UnsafeMutableRawBufferPointer, _ stride: Int) throws(RenderingError) -> Void
  ) throws(RenderingError) {
    precondition(width > 0 && height > 0, "prepared pixels are not empty")
    let longest = max(width, height)
    guard longest <= PixelRows.longestSide else {
      throw .sideTooLong(pixels: longest, limit: PixelRows.longestSide)
    }
    self.format = format
    self.width = width
    self.height = height
    self.jpeg = jpeg
    stride = Int(cairo_format_stride_for_width(format.cairo, Int32(width)))
    bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: stride * height, alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
    try fill(bytes, stride)
  }

  deinit { bytes.deallocate() }

  /// The number of bytes of all pixels.
  var byteCount: Int { bytes.count }

  /// A surface over the pixels, which outlive it.
  func makeSurface() throws(RenderingError) -> OpaquePointer {
    let surface = try RenderingError.checked(
      cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), format.cairo, Int32(width), Int32(height),
        Int32(stride)))
    if let jpeg { try PreparedPixels.attach(jpeg, to: surface) }
    return surface
  }

  /// Keeps a file with a surface, until the last who needs it is done with it.
  static func attach(_ file: [UInt8], to surface: OpaquePointer) throws(RenderingError) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, file.count))
    _ = copy.initialize(from: file)
    guard let start = copy.baseAddress else { return }
    let status = cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_JPEG, start, UInt(file.count), { $0?.deallocate() }, UnsafeMutableRawPointer(start))
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
    try RenderingError.check(status)
  }
}

extension PreparedPixels {
  /// A raster with colours multiplied by their opacity, and with its JPEG file where all of it covers.
  ///
  /// - Throws: `RenderingError.sideTooLong` for a raster with more columns or rows than cairo can number.
  convenience init(_ raster: Raster) throws(RenderingError) {
    var jpeg: [UInt8]?
    if raster.isOpaque, case .jpeg(let file) = raster.encoded { jpeg = file }
    let (width, height) = (raster.width, raster.height)
    try self.init(raster.isOpaque ? .opaqueColor : .color, width: width, height: height, jpeg: jpeg) { bytes, stride in
      raster.pixels.withUnsafeBytes { source in
        for row in 0..<height {
          let source = UnsafeRawBufferPointer(rebasing: source[row * width * 4..<(row + 1) * width * 4])
          let target = UnsafeMutableRawBufferPointer(rebasing: bytes[row * stride..<row * stride + width * 4])
          PreparedPixels.premultiply(source, into: target)
        }
      }
    }
  }

  /// Turns red, green, blue and opacity into premultiplied 0xAARRGGBB.
  private static func premultiply(_ source: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) {
    for offset in Swift.stride(from: 0, to: source.count, by: 4) {
      let pixel = UInt32(littleEndian: source.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      let alpha = pixel >> 24
      func part(_ shift: UInt32) -> UInt32 { ((pixel >> shift & 0xFF) &* alpha &+ 127) / 255 }
      let premultiplied = alpha << 24 | part(0) << 16 | part(8) << 8 | part(16)
      target.storeBytes(of: premultiplied, toByteOffset: offset, as: UInt32.self)
    }
  }
}

extension PreparedPixels {
  /// The part of limits that the pixels cover when the first of them goes to a column and a row.
  func box(column: Int, row: Int, limits: PixelBox) -> PixelBox? {
    PixelBox(columns: column..<column + width, rows: row..<row + height).intersection(limits)
  }
}

/// The pixels that the pages of a document draw from, one surface for each thing that is shown, however often.
///
/// A document holds once what is drawn from one surface. Not for two threads at once, and not to end before the canvas
/// that was drawn on.
final class PixelSources {
  private var known: [RendererCache.Key: PreparedPixels] = [:]
  private var surfaces: [ObjectIdentifier: OpaquePointer] = [:]
  private let cache: RendererCache

  /// Creates the sources of a document.
  init(_ cache: RendererCache) {
    self.cache = cache
  }

  deinit {
    for surface in surfaces.values { cairo_surface_destroy(surface) }
  }

  /// The pixels of a key, made where nobody has, and kept to the end of the document.
  func pixels(
    _ key: RendererCache.Key, make: () throws(RenderingError) -> PreparedPixels
  ) throws(RenderingError) -> PreparedPixels {
    if let pixels = known[key] { return pixels }
    let pixels = try cache.pixels(key, make: make)
    known[key] = pixels
    return pixels
  }

  /// The surface over pixels of the document.
  func surface(over pixels: PreparedPixels) throws(RenderingError) -> OpaquePointer {
    if let surface = surfaces[ObjectIdentifier(pixels)] { return surface }
    let surface = try pixels.makeSurface()
    surfaces[ObjectIdentifier(pixels)] = surface
    return surface
  }
}
