internal import CWebP

extension RGBAImage {
  /// Reads a file that begins as WebP does: lossy or lossless, with or without opacity, not animated.
  static func readWebP(_ bytes: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageFileError) -> RGBAImage {
    let container = try WebPContainer(bytes, limits: limits)
    var features = WebPBitstreamFeatures()
    let source = container.file.bindMemory(to: UInt8.self)
    try check(WebPGetFeatures(source.baseAddress, source.count, &features))
    guard features.has_animation == 0 else { throw .unsupported("an animation") }
    let (width, height) = (Int(features.width), Int(features.height))
    guard width > 0, height > 0 else { throw .malformed("the picture has \(width) × \(height) pixels") }
    try limits.check(width: width, height: height)
    var isWhole = false
    let samples = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      let memory = WebPDecodeRGBAInto(
        source.baseAddress, source.count, buffer.baseAddress, buffer.count, features.width * 4)
      isWhole = memory != nil
      count = isWhole ? buffer.count : 0
    }
    guard isWhole else { throw .malformed("the WebP data cannot be decoded") }
    return RGBAImage(width: width, height: height, samples: samples, colorSpace: container.colorSpace)
  }

  private static func check(_ status: VP8StatusCode) throws(ImageFileError) {
    switch status {
    case VP8_STATUS_OK: return
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: throw .truncated
    case VP8_STATUS_UNSUPPORTED_FEATURE: throw .unsupported("a WebP picture of a kind unknown to libwebp")
    default: throw .malformed("the WebP data cannot be decoded")
    }
  }
}

/// The chunks of a WebP file (RFC 9649, section 2.3): a RIFF container, whose chunks are padded to an even length.
private struct WebPContainer {
  /// The file as long as it says that it is.
  let file: UnsafeRawBufferPointer
  private(set) var colorSpace = ColorSpaceDeclaration.sRGB

  init(_ bytes: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageFileError) {
    let end = 8 + WebPContainer.littleEndian32(bytes, at: 4)
    guard end <= bytes.count else { throw .truncated }
    file = UnsafeRawBufferPointer(rebasing: bytes[..<end])
    var offset = 12
    while offset + 8 <= end {
      let length = WebPContainer.littleEndian32(bytes, at: offset + 4)
      let content = offset + 8
      guard content + length <= end else { throw .truncated }
      let name = bytes[offset..<offset + 4]
      if name.elementsEqual("ICCP".utf8) {
        guard length <= limits.profileBytes else {
          throw .growsTooLarge(part: "the colour profile", maximumBytes: limits.profileBytes)
        }
        colorSpace = .profile(Array(bytes[content..<content + length]))
      }
      if name.elementsEqual("ANIM".utf8) { throw .unsupported("an animation") }
      offset = content + length + length % 2
    }
  }

  private static func littleEndian32(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }
}
