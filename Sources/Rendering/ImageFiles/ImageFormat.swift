/// The formats of picture files that can be read; the raw value is the name by which people call them.
public enum ImageFormat: String, Hashable, Sendable {
  /// Portable Network Graphics.
  case png = "PNG"
  /// JPEG, ITU-T T.81, in a JFIF or Exif file.
  case jpeg = "JPEG"
  /// WebP, RFC 9649.
  case webP = "WebP"

  /// Tells the format of a file by how it begins.
  ///
  /// - Throws: What the file is instead: nothing, a Git LFS pointer, no picture, or the first bytes of one.
  public init(of bytes: [UInt8]) throws(ImageFileError) {
    let outcome = bytes.withUnsafeBytes { bytes in
      Result { () throws(ImageFileError) in try ImageFormat(of: bytes) }
    }
    self = try outcome.get()
  }

  /// Tells the format of a file by how it begins.
  ///
  /// - Throws: What the file is instead: nothing, a Git LFS pointer, no picture, or the first bytes of one.
  init(of bytes: UnsafeRawBufferPointer) throws(ImageFileError) {
    if bytes.isEmpty { throw .empty }
    if GitLFS.isPointer(bytes) { throw .gitLFSPointer }
    if bytes.starts(with: ImageFormat.pngSignature) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webP
    } else if ImageFormat.isBeginning(bytes) {
      throw .truncated
    } else {
      throw .notAPicture
    }
  }

  /// The eight bytes that every PNG file begins with.
  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Whether there are too few bytes to tell the format, and those that are there fit one.
  private static func isBeginning(_ bytes: UnsafeRawBufferPointer) -> Bool {
    pngSignature.starts(with: bytes) || [0xFF, 0xD8].starts(with: bytes) || "RIFF".utf8.starts(with: bytes)
      || bytes.count < 12 && bytes.starts(with: "RIFF".utf8) && "WEBP".utf8.starts(with: bytes.dropFirst(8))
  }
}
