internal import CISAL

/// A strip of rows, compressed, as a chunk of a PNG file.
struct PNGStrip: Sendable {
  /// The chunk.
  var chunk: [UInt8] = []
  /// The Adler-32 of the rows.
  var checksum: UInt32
  /// The number of bytes of the rows.
  var length: Int
  /// ISA-L's code, 0 where all went well.
  var status: Int

  /// Compresses rows so that nothing after them looks back at them.
  init(compressing rows: [UInt8], isFirst: Bool, isLast: Bool) {
    checksum = isal_adler32(1, rows, UInt64(rows.count))
    length = rows.count
    status = 0

    // Incompressible rows are stored in blocks of up to 64 KiB with 5 bytes before each.
    let capacity = rows.count + rows.count / 1024 + 4096
    let prefix = isFirst ? 10 : 8
    chunk = [UInt8](unsafeUninitializedCapacity: capacity + prefix + 4) { buffer, count in
      count = 0
      guard let start = buffer.baseAddress else { return }
      let produced: Int
      switch PNGStrip.deflate(rows, into: start + prefix, capacity: capacity, isLast: isLast) {
      case .success(let size): produced = size
      case .failure(let failure):
        status = failure.code
        return
      }
      let contentLength = produced + prefix - 8
      PNGStrip.write(UInt32(contentLength), to: start)
      for (index, byte) in "IDAT".utf8.enumerated() { start[4 + index] = byte }
      if isFirst {
        // zlib's header (RFC 1950): deflate with a window of 32 KiB, fastest level.
        start[8] = 0x78
        start[9] = 0x01
      }
      PNGStrip.write(crc32_gzip_refl(0, start + 4, UInt64(contentLength + 4)), to: start + 8 + contentLength)
      count = contentLength + 12
    }
  }

  private struct Failure: Error {
    var code: Int
  }

  /// Writes raw deflate (RFC 1951) and answers how many bytes it took.
  private static func deflate(
    _ rows: [UInt8], into target: UnsafeMutablePointer<UInt8>, capacity: Int, isLast: Bool
  ) -> Result<Int, Failure> {
    let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
    defer { stream.deallocate() }
    let tables = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(isal_level1_buffer_size))
    defer { tables.deallocate() }
    isal_deflate_init(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = tables
    stream.pointee.level_buf_size = isal_level1_buffer_size
    stream.pointee.flush = UInt16(isLast ? NO_FLUSH : FULL_FLUSH)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    stream.pointee.next_out = target
    stream.pointee.avail_out = UInt32(capacity)
    return rows.withUnsafeBufferPointer { rows in
      stream.pointee.next_in = UnsafeMutablePointer(mutating: rows.baseAddress)
      stream.pointee.avail_in = UInt32(rows.count)
      let status = isal_deflate(stream)
      guard status == COMP_OK, stream.pointee.avail_in == 0 else { return .failure(Failure(code: Int(status))) }
      return .success(capacity - Int(stream.pointee.avail_out))
    }
  }

  private static func write(_ value: UInt32, to target: UnsafeMutablePointer<UInt8>) {
    for (index, byte) in PNGChunk.bigEndian(value).enumerated() { target[index] = byte }
  }
}
