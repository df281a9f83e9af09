internal import CWebP
internal import PNG

extension RGBAImage {
  /// Reads a file that begins as WebP does: lossy or lossless, with or without opacity, not animated.
  ///
  /// The picture is turned as its Exif orientation says.
  static func readWebP(_ bytes: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageFileError) -> RGBAImage {
    let container = try WebPContainer(bytes, limits: limits)
    let (width, height) = try webPSize(container)
    try limits.check(width: width, height: height)
    let source = container.file.bindMemory(to: UInt8.self)
    var isWhole = false
    let samples = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      let memory = WebPDecodeRGBAInto(
        source.baseAddress, source.count, buffer.baseAddress, buffer.count, Int32(width * 4))
      isWhole = memory != nil
      count = isWhole ? buffer.count : 0
    }
    guard isWhole else { throw .malformed("the WebP data cannot be decoded") }
    let stored = RGBAImage(width: width, height: height, samples: samples, colorSpace: container.colorSpace)
    return stored.turned(container.orientation)
  }

  /// The size that the image data says, before the picture is turned.
  static func webPSize(_ container: WebPContainer) throws(ImageFileError) -> (width: Int, height: Int) {
    var features = WebPBitstreamFeatures()
    let source = container.file.bindMemory(to: UInt8.self)
    try check(WebPGetFeatures(source.baseAddress, source.count, &features))
    guard features.has_animation == 0 else { throw .unsupported("an animation") }
    let (width, height) = (Int(features.width), Int(features.height))
    guard width > 0, height > 0 else { throw .malformed("the picture has \(width) × \(height) pixels") }
    return (width, height)
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
struct WebPContainer {
  /// The file as long as it says that it is.
  let file: UnsafeRawBufferPointer
  private(set) var colorSpace = ColorSpaceDeclaration.sRGB
  private(set) var orientation = ImageOrientation.upright

  init(_ bytes: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageFileError) {
    let end = 8 + WebPContainer.littleEndian32(bytes, at: 4)
    guard end <= bytes.count else { throw .truncated }
    file = UnsafeRawBufferPointer(rebasing: bytes[..<end])
    var offset = 12
    while offset + 8 <= end {
      let length = WebPContainer.littleEndian32(bytes, at: offset + 4)
      let start = offset + 8
      guard start + length <= end else { throw .truncated }
      let content = UnsafeRawBufferPointer(rebasing: bytes[start..<start + length])
      switch String(decoding: bytes[offset..<offset + 4], as: UTF8.self) {
      case "ICCP":
        guard length <= limits.profileBytes else {
          throw .growsTooLarge(part: "the colour profile", maximumBytes: limits.profileBytes)
        }
        colorSpace = .profile(Array(content))
      case "EXIF": orientation = ImageOrientation(exif: content) ?? orientation
      case "ANIM": throw .unsupported("an animation")
      default: break
      }
      offset = start + length + length % 2
    }
  }

  private static func littleEndian32(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }
}
