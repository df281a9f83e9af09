/// Codes of few bits for symbols that come often (Huffman 1952), in the order that deflate prescribes.
struct HuffmanCode {
  /// The number of bits of each symbol's code; 0 for a symbol that does not come.
  let lengths: [UInt8]
  /// The codes, the bit that is read first lowest.
  let codes: [UInt16]

  /// Fits codes to how often each symbol comes.
  ///
  /// - Parameters:
  ///   - counts: How often.
  ///   - longest: The most bits that a code may have.
  /// - Complexity: O(*n* log *n*) in the number of symbols.
  init(counts: [UInt32], longest: Int) {
    lengths = HuffmanCode.lengths(for: counts, longest: longest)
    codes = HuffmanCode.canonicalCodes(for: lengths)
  }

  /// The number of bits of symbols that come as often as `counts` says, each with some bits more after its code.
  func bitCount(_ counts: [UInt32], _ extraBits: (Int) -> Int) -> Int {
    counts.indices.reduce(0) { bits, symbol in
      counts[symbol] == 0 ? bits : bits + Int(counts[symbol]) * (Int(lengths[symbol]) + extraBits(symbol))
    }
  }

  private static func lengths(for counts: [UInt32], longest: Int) -> [UInt8] {
    // By rising count; of two that come equally often the lower symbol first, so that nothing is left to chance.
    let used = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
    var lengths = [UInt8](repeating: 0, count: counts.count)
    guard used.count > 1 else {
      if let only = used.first { lengths[only] = 1 }
      return lengths
    }
    var numbers = limited(depths(of: used.map { UInt64(counts[$0]) }), longest: longest)
    // The rarest get the longest codes.
    var length = longest
    for symbol in used {
      while numbers[length] == 0 { length -= 1 }
      lengths[symbol] = UInt8(length)
      numbers[length] -= 1
    }
    return lengths
  }

  /// The depths of the leaves of Huffman's tree over weights in rising order.
  ///
  /// Leaves wait in one line and joined trees in another; both lines rise, so the lightest stands at a head.
  private static func depths(of weights: [UInt64]) -> [Int] {
    let count = weights.count
    var nodes = weights
    nodes.reserveCapacity(2 * count)
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, tree) = (0, count)
    while nodes.count < 2 * count - 1 {
      var weight: UInt64 = 0
      for _ in 0..<2 {
        let lightest: Int
        if leaf < count, tree >= nodes.count || nodes[leaf] <= nodes[tree] {
          lightest = leaf
          leaf += 1
        } else {
          lightest = tree
          tree += 1
        }
        weight += nodes[lightest]
        parents[lightest] = nodes.count
      }
      nodes.append(weight)
    }
    var depths = [Int](repeating: 0, count: 2 * count - 1)
    for node in (0..<(2 * count - 2)).reversed() { depths[node] = depths[parents[node]] + 1 }
    return Array(depths[..<count])
  }

  /// How many codes have each length, with those that are too long shortened and others lengthened to make room.
  ///
  /// A code of *n* bits takes 2⁻ⁿ of what there is to give; all together take exactly 1.
  private static func limited(_ depths: [Int], longest: Int) -> [Int] {
    var numbers = [Int](repeating: 0, count: longest + 1)
    for depth in depths { numbers[min(depth, longest)] += 1 }
    var taken = (1...longest).reduce(0) { $0 + numbers[$1] << (longest - $1) }
    while taken > 1 << longest {
      // Two siblings of the longest length become one, which takes the place of a shorter code with that code.
      numbers[longest] -= 1
      if let shorter = (1..<longest).last(where: { numbers[$0] > 0 }) {
        numbers[shorter] -= 1
        numbers[shorter + 1] += 2
      }
      taken -= 1
    }
    return numbers
  }

  /// The codes that go with lengths (RFC 1951, section 3.2.2).
  private static func canonicalCodes(for lengths: [UInt8]) -> [UInt16] {
    var numbers = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { numbers[Int(length)] += 1 }
    var next = [Int](repeating: 0, count: 17)
    for length in 1...16 { next[length] = (next[length - 1] + numbers[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return reversed(UInt16(next[Int(length)]), count: Int(length))
    }
  }

  private static func reversed(_ code: UInt16, count: Int) -> UInt16 {
    var (rest, result): (UInt16, UInt16) = (code, 0)
    for _ in 0..<count {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }
}
