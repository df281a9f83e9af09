public import Tickets

/// How orders stand in a file.
public enum OrderFormat: String, Hashable, Sendable, CaseIterable {
  /// One order, which is the whole file.
  case json
  /// Many orders, each on a line of its own.
  case ndjson

  /// The format that the beginning of a file shows.
  ///
  /// An object that goes over several lines never has a second one that begins with a brace, and a file of orders has
  /// it. A file with a single line is one order in either format. O(number of bytes up to the second line that is not
  /// empty).
  public static func recognized(in bytes: [UInt8]) -> OrderFormat {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var objects = 0
    var isLineEmpty = true
    for byte in bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...] {
      if byte == UInt8(ascii: "\n") {
        isLineEmpty = true
      } else if isLineEmpty, ![0x20, 0x09, 0x0D].contains(byte) {
        guard byte == UInt8(ascii: "{") else { return .json }
        objects += 1
        if objects == 2 { return .ndjson }
        isLineEmpty = false
      }
    }
    return .json
  }
}

extension OrderFormat {
  /// Writes an order as UTF-8 text that ends with a line break, payloads included; the same value gives the same bytes.
  ///
  /// Currency and zone stand once in the file: those of the first price and of the start hold for all.
  public func write(_ order: Order) -> [UInt8] { OrderWriter.bytes(of: order, format: self) }
}
