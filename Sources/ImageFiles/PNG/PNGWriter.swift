internal import CSPNG

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The owner of one libspng encoder, for a picture of 8-bit RGBA.
struct PNGWriter: ~Copyable {
  private let context: OpaquePointer

  private init(adopting context: OpaquePointer) { self.context = context }

  deinit { spng_ctx_free(context) }

  static func open(width: Int, height: Int) throws(ImageFileError) -> PNGWriter {
    guard let width = UInt32(exactly: width), let height = UInt32(exactly: height) else {
      throw .unwritable("\(width) × \(height) pixels are more than PNG can count")
    }
    guard let context = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else { throw .unwritable("out of memory") }
    let writer = PNGWriter(adopting: context)
    var header = spng_ihdr()
    header.width = width
    header.height = height
    header.bit_depth = 8
    header.color_type = UInt8(SPNG_COLOR_TYPE_TRUECOLOR_ALPHA.rawValue)
    try check(spng_set_ihdr(context, &header))
    try check(spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1))
    try check(spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, 1))
    // Drawings of flat colours are smaller without filters, and faster too.
    try check(spng_set_option(context, SPNG_FILTER_CHOICE, Int32(SPNG_FILTER_CHOICE_NONE.rawValue)))
    return writer
  }

  consuming func finish(samples: [UInt8]) throws(ImageFileError) -> [UInt8] {
    let status = samples.withUnsafeBytes {
      spng_encode_image(
        context, $0.baseAddress, $0.count, Int32(SPNG_FMT_PNG.rawValue), Int32(SPNG_ENCODE_FINALIZE.rawValue))
    }
    try PNGWriter.check(status)
    var (length, failure) = (0, Int32(0))
    let bytes = spng_get_png_buffer(context, &length, &failure)
    defer { free(bytes) }
    try PNGWriter.check(failure)
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: length))
  }

  private static func check(_ status: Int32) throws(ImageFileError) {
    guard status == 0 else { throw .unwritable(String(cString: spng_strerror(status))) }
  }
}
