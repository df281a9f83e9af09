/// Bits packed into bytes from the lowest bit up, as deflate does.
struct BitWriter {
  private let bytes: UnsafeMutableRawPointer
  /// Bits that do not fill a byte yet: at most seven.
  private var pending: UInt64 = 0
  private var pendingCount = 0
  /// How many whole bytes there are.
  private(set) var count = 0

  /// Creates a writer into memory with room for all that will be written and 8 bytes more.
  init(into memory: UnsafeMutableRawPointer) {
    bytes = memory
  }

  /// Appends the lowest bits of a value; at most 56, and the others are zero.
  @inline(__always)
  mutating func write(_ value: UInt64, count bits: Int) {
    pending |= value &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= bits
    // All eight are stored, whole bytes are kept: fewer branches than to store when there is enough.
    bytes.storeBytes(of: pending.littleEndian, toByteOffset: count, as: UInt64.self)
    count &+= pendingCount &>> 3
    pending &>>= UInt64(truncatingIfNeeded: pendingCount & ~7)
    pendingCount &= 7
  }

  /// Appends a code whose number of bits stands above bit 24.
  @inline(__always)
  mutating func write(code: UInt32) {
    write(UInt64(code & 0xFF_FFFF), count: Int(truncatingIfNeeded: code &>> 24))
  }

  /// Fills up the last byte with zeros.
  mutating func alignToByte() {
    if pendingCount > 0 { write(0, count: 8 - pendingCount) }
  }
}
