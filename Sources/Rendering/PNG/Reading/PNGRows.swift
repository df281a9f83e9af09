internal import CDeflate

/// Takes the rows of a picture out of its decompressed data one after the other, and adds up their checksum.
struct PNGRows: ~Copyable {
  private(set) var checksum: UInt32 = 1

  private var source: UnsafePointer<UInt8>
  private let distance: Int
  private var pair: PNGRowPair

  /// - Parameters:
  ///   - data: The decompressed data, which must have as many bytes as the rows that are asked for, and outlive this.
  ///   - header: The picture's header.
  init(_ data: UnsafePointer<UInt8>, _ header: PNGHeader) {
    source = data
    distance = header.filterDistance
    pair = PNGRowPair(count: header.rowBytes(pixels: header.width))
  }

  /// Forgets the row above, as a pass of Adam7 does at its first row.
  mutating func beginPass() { pair.clear() }

  /// The bytes of the next row, which stay until the one after it is asked for.
  mutating func next(count: Int) throws(ImageFileError) -> UnsafePointer<UInt8> {
    pair.advance()
    checksum = libdeflate_adler32(checksum, source, count + 1)
    guard let filter = PNGRowFilter(rawValue: source[0]) else { throw .malformed("there is no filter \(source[0])") }
    filter.undo(
      source + 1, into: pair.current, above: UnsafePointer(pair.above), count: count, distance: distance)
    source += count + 1
    return UnsafePointer(pair.current)
  }
}
