/// Bits packed into bytes from the lowest bit up, as deflate does.
struct BitWriter {
  private let bytes: UnsafeMutableRawPointer
  private var pending: UInt64 = 0
  private var pendingCount = 0
  /// How many whole bytes there are.
  private(set) var count = 0

  /// Creates a writer into memory with room for all that will be written and 8 bytes more.
  init(into memory: UnsafeMutableRawPointer) {
    bytes = memory
  }

  /// Appends the lowest bits of a value; at most 32, and the others are zero.
  mutating func write(_ value: UInt64, count bits: Int) {
    pending |= value &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= bits
    guard pendingCount >= 32 else { return }
    bytes.storeBytes(of: UInt32(truncatingIfNeeded: pending).littleEndian, toByteOffset: count, as: UInt32.self)
    count &+= 4
    pending &>>= 32
    pendingCount &-= 32
  }

  /// Writes what is left, with zeros to fill up the last byte.
  mutating func alignToByte() {
    while pendingCount > 0 {
      bytes.storeBytes(of: UInt8(truncatingIfNeeded: pending), toByteOffset: count, as: UInt8.self)
      count += 1
      pending >>= 8
      pendingCount -= 8
    }
    pendingCount = 0
  }
}
