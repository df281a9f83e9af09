internal import CSPNG
package import PNG

/// A PNG reader that is not ours, to hold ours against.
package enum SPNG {
  /// The picture as libspng reads it, without what it declares about colour; nil where libspng refuses it.
  package static func read(_ bytes: [UInt8]) -> RGBAImage? {
    guard let context = spng_ctx_new(0) else { return nil }
    defer { spng_ctx_free(context) }
    return bytes.withUnsafeBytes { bytes in
      var header = spng_ihdr()
      guard spng_set_png_buffer(context, bytes.baseAddress, bytes.count) == 0, spng_get_ihdr(context, &header) == 0
      else { return nil }
      let (width, height) = (Int(header.width), Int(header.height))
      let flags = Int32(SPNG_DECODE_TRNS.rawValue)
      if header.bit_depth == 16 {
        var samples = [UInt16](repeating: 0, count: width * height * 4)
        guard spng_decode_image(context, &samples, samples.count * 2, Int32(SPNG_FMT_RGBA16.rawValue), flags) == 0
        else { return nil }
        return RGBAImage(width: width, height: height, wideSamples: samples)
      }
      var samples = [UInt8](repeating: 0, count: width * height * 4)
      guard spng_decode_image(context, &samples, samples.count, Int32(SPNG_FMT_RGBA8.rawValue), flags) == 0 else {
        return nil
      }
      return RGBAImage(width: width, height: height, samples: samples)
    }
  }
}
