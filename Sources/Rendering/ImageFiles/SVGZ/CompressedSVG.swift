internal import CDeflate

/// An SVG document compressed by gzip, as files that end in `.svgz` hold it (SVG 2, section 1.7).
///
/// Servers send it with `Content-Encoding: gzip`; browsers, resvg and librsvg read it like the document itself.
public enum CompressedSVG {
  /// The file of a document.
  ///
  /// Its header (RFC 1952) has neither a time nor a name, so that the same document gives the same bytes.
  ///
  /// - Throws: `ImageFileError.unwritable` where memory is short.
  /// - Complexity: O(*n*) in the length of the document.
  public static func bytes(of document: [UInt8]) throws(ImageFileError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level) else { throw .unwritable("memory is short") }
    defer { libdeflate_free_compressor(compressor) }
    let capacity = libdeflate_gzip_compress_bound(compressor, document.count)
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      // There is always room enough, by the bound.
      count = libdeflate_gzip_compress(compressor, document, document.count, buffer.baseAddress, capacity)
    }
  }

  /// The last level that saves more than it costs: the next takes twice the time for a thirtieth of the bytes.
  private static let level: Int32 = 6
}
