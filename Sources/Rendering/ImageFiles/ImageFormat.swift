public import PNG

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
    if bytes.starts(with: PNGChunk.signature) {
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

  /// Whether there are too few bytes to tell the format, and those that are there fit one.
  private static func isBeginning(_ bytes: UnsafeRawBufferPointer) -> Bool {
    PNGChunk.signature.starts(with: bytes) || [0xFF, 0xD8].starts(with: bytes) || "RIFF".utf8.starts(with: bytes)
      || bytes.count < 12 && bytes.starts(with: "RIFF".utf8) && "WEBP".utf8.starts(with: bytes.dropFirst(8))
  }
}

/// An SVG document compressed by gzip, as files that end in `.svgz` hold it (SVG 2, section 1.7).
///
/// Servers send it with `Content-Encoding: gzip`; browsers, resvg and librsvg read it like the document itself.
public enum CompressedSVG {
  /// The file of a document.
  ///
  /// Its header (RFC 1952) has neither a time nor a name, so that the same document gives the same bytes.
  ///
  /// - Complexity: O(*n*) in the length of the document.
  public static func bytes(of document: [UInt8]) -> [UInt8] {
    DeflateCompressor(level: level).gzip(document)
  }

  /// The last level that saves more than it costs: the next takes twice the time for a thirtieth of the bytes.
  private static let level: Int32 = 6
}
