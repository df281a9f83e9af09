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
