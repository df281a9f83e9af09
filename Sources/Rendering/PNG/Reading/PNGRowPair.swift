/// The owner of room for two rows, one above the other, with zeros before each.
///
/// They stay in the processor's nearest cache while a picture's rows go through.
struct PNGRowPair: ~Copyable {
  private(set) var current: UnsafeMutablePointer<UInt8>
  private(set) var above: UnsafeMutablePointer<UInt8>
  private let memory: UnsafeMutablePointer<UInt8>
  private let capacity: Int

  /// Makes room for rows of some bytes, all zeros.
  init(count: Int) {
    capacity = PNGRowFilter.margin + (count + 15) / 16 * 16
    let room = UnsafeMutableRawPointer.allocate(byteCount: capacity * 2, alignment: 16)
    memory = room.initializeMemory(as: UInt8.self, repeating: 0, count: capacity * 2)
    current = memory + PNGRowFilter.margin
    above = memory + capacity + PNGRowFilter.margin
  }

  deinit { memory.deallocate() }

  /// Makes the current row the one above; what the new current row holds is not told.
  mutating func advance() { swap(&current, &above) }

  /// Makes the current row zeros, as the one above the first.
  mutating func clear() { current.update(repeating: 0, count: capacity - PNGRowFilter.margin) }
}
