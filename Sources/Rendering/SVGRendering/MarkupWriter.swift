/// Markup as UTF-8, written piece by piece into one buffer.
///
/// A picture of a large house holds some hundred thousand numbers. They are printed straight into the buffer: a
/// `String` for each would take most of the time.
struct MarkupWriter {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []

  /// Makes room for more bytes, so that the buffer need not grow while they are written.
  mutating func reserve(_ count: Int) {
    let needed = bytes.count + count
    // Twice as much at least: a buffer that grows by each row of a house would be copied for each.
    if needed > bytes.capacity { bytes.reserveCapacity(max(needed, 2 * bytes.capacity)) }
  }

  /// Puts markup before everything that was written.
  mutating func prepend(_ markup: [UInt8]) { bytes.insert(contentsOf: markup, at: 0) }

  /// Writes markup that is known beforehand.
  mutating func write(_ literal: StaticString) {
    // A literal of a single scalar may have no storage to point at.
    guard literal.hasPointerRepresentation else {
      bytes.append(contentsOf: String(literal.unicodeScalar).utf8)
      return
    }
    write(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Writes a byte that is markup already.
  mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Writes bytes that are markup already.
  mutating func write(_ markup: [UInt8]) { bytes.append(contentsOf: markup) }

  /// Writes bytes that are markup already.
  mutating func write(_ markup: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: markup) }

  /// Writes text that is markup already, or that holds nothing to escape.
  mutating func write(verbatim text: String) { bytes.append(contentsOf: text.utf8) }
}
