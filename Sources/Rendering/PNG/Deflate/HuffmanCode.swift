/// A code of whole bits with the least length for how often symbols come (Huffman 1952), in the order that deflate
/// prescribes.
struct HuffmanCode {
  /// The number of bits of each symbol's code; 0 for a symbol that does not come.
  let lengths: [UInt8]
  /// The codes, the bit that is read first lowest.
  let codes: [UInt16]

  /// The most symbols that a code can be fitted to.
  private static let mostSymbols = 1 << 12

  /// Fits codes to how often each symbol comes.
  ///
  /// - Parameters:
  ///   - counts: How often.
  ///   - longest: The most bits that a code may have; at most 15.
  /// - Complexity: O(*n* log *n*) in the number of symbols.
  init(counts: [UInt32], longest: Int) {
    lengths = HuffmanCode.lengths(for: counts, longest: longest)
    codes = HuffmanCode.canonicalCodes(for: lengths)
  }

  /// The number of bits of symbols that come as often as `counts` says, each with some bits more after its code.
  func bitCount(_ counts: [UInt32], _ extraBits: (Int) -> Int) -> Int {
    var bits = 0
    for symbol in counts.indices where counts[symbol] > 0 {
      bits += Int(counts[symbol]) * (Int(lengths[symbol]) + extraBits(symbol))
    }
    return bits
  }

  private static func lengths(for counts: [UInt32], longest: Int) -> [UInt8] {
    precondition(counts.count <= mostSymbols, "a symbol's number has 12 bits")
    // By rising count; of two that come equally often the lower symbol first, so that nothing is left to chance.
    var used: [UInt64] = []
    used.reserveCapacity(counts.count)
    for symbol in counts.indices where counts[symbol] > 0 {
      used.append(UInt64(counts[symbol]) << 12 | UInt64(symbol))
    }
    used.sort()
    var lengths = [UInt8](repeating: 0, count: counts.count)
    guard used.count > 1 else {
      if let only = used.first { lengths[Int(only & 0xFFF)] = 1 }
      return lengths
    }
    var numbers = limited(depths(of: used), longest: longest)
    // The rarest get the longest codes.
    var length = longest
    for symbol in used {
      while numbers[length] == 0 { length -= 1 }
      lengths[Int(symbol & 0xFFF)] = UInt8(length)
      numbers[length] -= 1
    }
    return lengths
  }

  /// The depths of the leaves of Huffman's tree over at least two symbols in rising order of their counts.
  ///
  /// Leaves wait in one line and joined trees in another; both lines rise, so the lightest stands at a head.
  private static func depths(of symbols: [UInt64]) -> [Int] {
    let count = symbols.count
    var weights = [UInt64](repeating: 0, count: count - 1)
    // The tree that each leaf, and after them each tree, has been joined into.
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, tree) = (0, 0)
    for next in 0..<(count - 1) {
      var weight: UInt64 = 0
      for _ in 0..<2 {
        if leaf < count, tree == next || symbols[leaf] >> 12 <= weights[tree] {
          weight += symbols[leaf] >> 12
          parents[leaf] = next
          leaf += 1
        } else {
          weight += weights[tree]
          parents[count + tree] = next
          tree += 1
        }
      }
      weights[next] = weight
    }
    var depths = [Int](repeating: 0, count: 2 * count - 1)
    for node in stride(from: 2 * count - 3, through: 0, by: -1) { depths[node] = depths[count + parents[node]] + 1 }
    return Array(depths[..<count])
  }

  /// How many codes have each length, with those that are too long shortened and others lengthened to make room.
  ///
  /// A code of *n* bits takes 2⁻ⁿ of what there is to give; all together take exactly 1.
  private static func limited(_ depths: [Int], longest: Int) -> [Int] {
    var numbers = [Int](repeating: 0, count: longest + 1)
    for depth in depths { numbers[min(depth, longest)] += 1 }
    var taken = 0
    for length in 1...longest { taken += numbers[length] << (longest - length) }
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
    var codes = [UInt16](repeating: 0, count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      codes[symbol] = reversed(UInt16(truncatingIfNeeded: next[Int(length)])) >> UInt16(16 - length)
      next[Int(length)] += 1
    }
    return codes
  }

  /// The bits in the opposite order: neighbours change places, then pairs, fours and bytes.
  private static func reversed(_ bits: UInt16) -> UInt16 {
    var bits = (bits & 0x5555) << 1 | bits >> 1 & 0x5555
    bits = (bits & 0x3333) << 2 | bits >> 2 & 0x3333
    bits = (bits & 0x0F0F) << 4 | bits >> 4 & 0x0F0F
    return bits.byteSwapped
  }
}
