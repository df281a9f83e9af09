internal import CDeflate

/// Bytes compressed as RFC 1950 says: two bytes of header, deflate, and the Adler-32 checksum of the content.
struct ZlibStream {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Decompresses a stream whose content is just as long as the memory for it.
  ///
  /// - Returns: The checksum that the stream gives for its content, which is left to the caller to verify.
  func inflate(into memory: UnsafeMutableRawBufferPointer) throws(ImageFileError) -> UInt32 {
    try checkHeader()
    var (consumed, produced) = (0, 0)
    let status = try Inflater.make().run(
      UnsafeRawBufferPointer(rebasing: bytes.dropFirst(2)), into: memory, consumed: &consumed, produced: &produced)
    switch status {
    case LIBDEFLATE_SUCCESS: break
    case LIBDEFLATE_INSUFFICIENT_SPACE: throw .malformed("there is more image data than the picture has pixels")
    default: throw .malformed("the image data is not compressed as it should be")
    }
    guard produced == memory.count else { throw .truncated }
    guard 2 + consumed + 4 <= bytes.count else { throw .truncated }
    guard 2 + consumed + 4 == bytes.count else { throw .malformed("there are bytes after the compressed image data") }
    return bytes.bigEndian32(at: 2 + consumed)
  }

  /// Decompresses a colour profile, whose size nothing tells beforehand.
  func inflated(maximumBytes: Int) throws(ImageFileError) -> [UInt8] {
    try checkHeader()
    let inflater = try Inflater.make()
    // Deflate makes nothing smaller than 1/1032 of its size.
    var capacity = min(maximumBytes, max(4096, bytes.count * 4))
    while true {
      var (consumed, produced, status) = (0, 0, LIBDEFLATE_BAD_DATA)
      let content = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        status = inflater.run(
          UnsafeRawBufferPointer(rebasing: bytes.dropFirst(2)), into: UnsafeMutableRawBufferPointer(buffer),
          consumed: &consumed, produced: &produced)
        count = status == LIBDEFLATE_SUCCESS ? produced : 0
      }
      if status == LIBDEFLATE_INSUFFICIENT_SPACE {
        guard capacity < maximumBytes else {
          throw .growsTooLarge(part: "the colour profile", maximumBytes: maximumBytes)
        }
        capacity = min(maximumBytes, capacity * 4)
        continue
      }
      guard status == LIBDEFLATE_SUCCESS, 2 + consumed + 4 <= bytes.count,
        libdeflate_adler32(1, content, content.count) == bytes.bigEndian32(at: 2 + consumed)
      else { throw .malformed("the colour profile is not compressed as it should be") }
      return content
    }
  }

  private func checkHeader() throws(ImageFileError) {
    guard bytes.count >= 2 else { throw .truncated }
    let (method, flags) = (bytes[0], bytes[1])
    guard method & 0x0F == 8, method >> 4 <= 7, flags & 0x20 == 0, (Int(method) << 8 | Int(flags)) % 31 == 0 else {
      throw .malformed("compressed data begins with no header of zlib")
    }
  }
}

/// The owner of a decompressor of libdeflate.
private struct Inflater: ~Copyable {
  private let handle: OpaquePointer

  private init(adopting handle: OpaquePointer) { self.handle = handle }

  deinit { libdeflate_free_decompressor(handle) }

  static func make() throws(ImageFileError) -> Inflater {
    guard let handle = libdeflate_alloc_decompressor() else { throw .unsupported("more than fits in memory") }
    return Inflater(adopting: handle)
  }

  func run(
    _ source: UnsafeRawBufferPointer, into memory: UnsafeMutableRawBufferPointer, consumed: inout Int,
    produced: inout Int
  ) -> libdeflate_result {
    libdeflate_deflate_decompress_ex(
      handle, source.baseAddress, source.count, memory.baseAddress, memory.count, &consumed, &produced)
  }
}

/// The owner of a compressor of libdeflate, which gives the same bytes on every machine.
package final class DeflateCompressor {
  private let handle: OpaquePointer

  /// Creates a compressor.
  ///
  /// As with an array, the process ends where memory is short.
  ///
  /// - Parameter level: 1, the fastest, to 12.
  package init(level: Int32) {
    guard let handle = libdeflate_alloc_compressor(level) else { preconditionFailure("there is memory to compress in") }
    self.handle = handle
  }

  deinit { libdeflate_free_compressor(handle) }

  /// The content as a stream of zlib (RFC 1950).
  package func zlib(_ content: [UInt8]) -> [UInt8] {
    let capacity = libdeflate_zlib_compress_bound(handle, content.count)
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      // There is always room enough, by the bound.
      count = libdeflate_zlib_compress(handle, content, content.count, buffer.baseAddress, capacity)
    }
  }

  /// The content as a file of gzip (RFC 1952), which tells neither a time nor a name.
  package func gzip(_ content: [UInt8]) -> [UInt8] {
    let capacity = libdeflate_gzip_compress_bound(handle, content.count)
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = libdeflate_gzip_compress(handle, content, content.count, buffer.baseAddress, capacity)
    }
  }
}
