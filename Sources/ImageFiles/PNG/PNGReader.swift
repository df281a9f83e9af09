internal import CSPNG

/// The owner of one libspng decoder.
///
/// The bytes must outlive it, so it is made and used inside `withUnsafeBytes` alone.
struct PNGReader: ~Copyable {
  private let context: OpaquePointer

  private init(adopting context: OpaquePointer) { self.context = context }

  deinit { spng_ctx_free(context) }

  static func open(_ bytes: UnsafeRawBufferPointer) throws(ImageFileError) -> PNGReader {
    guard let context = spng_ctx_new(0) else { throw .malformed("out of memory") }
    let reader = PNGReader(adopting: context)
    try check(spng_set_crc_action(context, Int32(SPNG_CRC_ERROR.rawValue), Int32(SPNG_CRC_ERROR.rawValue)))
    try check(spng_set_option(context, SPNG_KEEP_UNKNOWN_CHUNKS, 1))
    // A chunk other than the image data is kept in memory whole; no profile or text comes near 16 MB.
    try check(spng_set_chunk_limits(context, 1 << 24, 1 << 26))
    try check(spng_set_png_buffer(context, bytes.baseAddress, bytes.count))
    return reader
  }

  consuming func image(maximumPixels: Int) throws(ImageFileError) -> RGBAImage {
    var header = spng_ihdr()
    try PNGReader.check(spng_get_ihdr(context, &header))
    let (width, height) = (Int(header.width), Int(header.height))
    guard width * height <= maximumPixels else {
      throw .tooLarge(width: width, height: height, maximumPixels: maximumPixels)
    }
    let count = width * height * 4
    // Reads on to IEND, so that what comes after the samples is checked too.
    if header.bit_depth == 16 {
      let samples = try wideSamples(count: count)
      try PNGReader.check(spng_decode_chunks(context))
      return RGBAImage(width: width, height: height, wideSamples: samples, colorSpace: declaredColorSpace())
    }
    let samples = try samples(count: count)
    try PNGReader.check(spng_decode_chunks(context))
    return RGBAImage(width: width, height: height, samples: samples, colorSpace: declaredColorSpace())
  }

  private func samples(count: Int) throws(ImageFileError) -> [UInt8] {
    var status: Int32 = 0
    let samples = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      status = decode(into: UnsafeMutableRawBufferPointer(buffer), format: SPNG_FMT_RGBA8)
      initializedCount = status == 0 ? count : 0
    }
    try PNGReader.check(status)
    return samples
  }

  private func wideSamples(count: Int) throws(ImageFileError) -> [UInt16] {
    var status: Int32 = 0
    let wide = [UInt16](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      status = decode(into: UnsafeMutableRawBufferPointer(buffer), format: SPNG_FMT_RGBA16)
      initializedCount = status == 0 ? count : 0
    }
    try PNGReader.check(status)
    return wide
  }

  private func decode(into buffer: UnsafeMutableRawBufferPointer, format: spng_format) -> Int32 {
    spng_decode_image(
      context, buffer.baseAddress, buffer.count, Int32(format.rawValue), Int32(SPNG_DECODE_TRNS.rawValue))
  }

  private func declaredColorSpace() -> ColorSpaceDeclaration {
    if let points = codePoints() { return .codePoints(points) }
    if let profile = profile() { return .profile(profile) }
    var intent: UInt8 = 0
    if spng_get_srgb(context, &intent) == 0 { return .sRGB }
    let (gamma, chromaticities) = (gamma(), chromaticities())
    let isGammaOfSRGB = gamma ?? ColorSpaceDeclaration.gammaOfSRGB == ColorSpaceDeclaration.gammaOfSRGB
    let areOfSRGB =
      chromaticities ?? ColorSpaceDeclaration.chromaticitiesOfSRGB == ColorSpaceDeclaration.chromaticitiesOfSRGB
    return isGammaOfSRGB && areOfSRGB ? .sRGB : .measured(gamma: gamma, chromaticities: chromaticities)
  }

  private func gamma() -> UInt32? {
    var gamma: UInt32 = 0
    return spng_get_gama_int(context, &gamma) == 0 ? gamma : nil
  }

  private func chromaticities() -> [UInt32]? {
    var values = spng_chrm_int()
    guard spng_get_chrm_int(context, &values) == 0 else { return nil }
    return [
      values.white_point_x, values.white_point_y, values.red_x, values.red_y, values.green_x, values.green_y,
      values.blue_x, values.blue_y,
    ]
  }

  private func profile() -> [UInt8]? {
    var profile = spng_iccp()
    guard spng_get_iccp(context, &profile) == 0, let bytes = profile.profile else { return nil }
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: profile.profile_len))
  }

  /// The content of the cICP chunk, which libspng 0.7 hands on as one that it does not know.
  private func codePoints() -> [UInt8]? {
    var count: UInt32 = 0
    guard spng_get_unknown_chunks(context, nil, &count) == 0, count > 0 else { return nil }
    var chunks = [spng_unknown_chunk](repeating: spng_unknown_chunk(), count: Int(count))
    guard spng_get_unknown_chunks(context, &chunks, &count) == 0 else { return nil }
    for chunk in chunks {
      guard withUnsafeBytes(of: chunk.type, { $0.elementsEqual("cICP".utf8) }), let data = chunk.data else { continue }
      return [UInt8](UnsafeRawBufferPointer(start: data, count: chunk.length))
    }
    return nil
  }

  private static func check(_ status: Int32) throws(ImageFileError) {
    switch spng_errno(rawValue: status) {
    case SPNG_OK: return
    case SPNG_IO_EOF, SPNG_EOF, SPNG_EIDAT_TOO_SHORT: throw .truncated
    case SPNG_ECHUNK_CRC: throw .checksumMismatch(chunk: "IDAT")
    case SPNG_ESIGNATURE: throw .notAPicture
    default: throw .malformed(String(cString: spng_strerror(status)))
    }
  }
}
