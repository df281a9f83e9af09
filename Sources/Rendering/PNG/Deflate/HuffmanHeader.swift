/// The lengths of a block's codes, themselves coded (RFC 1951, section 3.2.7).
struct HuffmanHeader {
  /// A length, or 16 for repeating the last, 17 or 18 for zeros, with extra bits that say how many.
  private struct Item {
    var symbol: Int
    var extra = 0
    var extraBits = 0
  }

  /// The order in which the lengths of the code for lengths stand.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let symbolCount: Int
  private let distanceCount: Int
  private let items: [Item]
  private let code: HuffmanCode
  private let codeCount: Int

  /// Codes the lengths of two codes.
  init(symbols: HuffmanCode, distances: HuffmanCode) {
    symbolCount = max(257, 1 + (symbols.lengths.lastIndex { $0 > 0 } ?? 0))
    distanceCount = 1 + (distances.lengths.lastIndex { $0 > 0 } ?? 0)
    let items = HuffmanHeader.items(
      for: Array(symbols.lengths[..<symbolCount]) + Array(distances.lengths[..<distanceCount]))
    var counts = [UInt32](repeating: 0, count: 19)
    for item in items { counts[item.symbol] += 1 }
    let code = HuffmanCode(counts: counts, longest: 7)
    codeCount = max(4, 1 + (HuffmanHeader.order.lastIndex { code.lengths[$0] > 0 } ?? 0))
    self.items = items
    self.code = code
  }

  /// The number of bits.
  var bitCount: Int {
    items.reduce(14 + 3 * codeCount) { $0 + Int(code.lengths[$1.symbol]) + $1.extraBits }
  }

  /// Writes the lengths.
  func write(to writer: inout BitWriter) {
    writer.write(UInt64(symbolCount - 257), count: 5)
    writer.write(UInt64(distanceCount - 1), count: 5)
    writer.write(UInt64(codeCount - 4), count: 4)
    for symbol in HuffmanHeader.order[..<codeCount] { writer.write(UInt64(code.lengths[symbol]), count: 3) }
    for item in items {
      writer.write(UInt64(code.codes[item.symbol]), count: Int(code.lengths[item.symbol]))
      writer.write(UInt64(item.extra), count: item.extraBits)
    }
  }

  /// Lengths with runs shortened.
  private static func items(for lengths: [UInt8]) -> [Item] {
    var items: [Item] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var end = index + 1
      while end < lengths.count, lengths[end] == length { end += 1 }
      let run = end - index
      switch (length, run) {
      case (0, 11...):
        let count = min(run, 138)
        items.append(Item(symbol: 18, extra: count - 11, extraBits: 7))
        index += count
      case (0, 3...):
        items.append(Item(symbol: 17, extra: run - 3, extraBits: 3))
        index += run
      case (1..., 4...):
        // The length itself, then three to six repetitions of it.
        let count = min(run - 1, 6)
        items.append(Item(symbol: Int(length)))
        items.append(Item(symbol: 16, extra: count - 3, extraBits: 2))
        index += count + 1
      default:
        items.append(Item(symbol: Int(length)))
        index += 1
      }
    }
    return items
  }
}
