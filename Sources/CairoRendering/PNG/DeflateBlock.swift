/// Bytes as one block of deflate (RFC 1951).
///
/// Made for flat artwork in rows: repetitions are looked for by a hash of four bytes and straight above, the first
/// that is found is taken, and codes are fitted to the block. The outcome is decided by the bytes alone, on every
/// processor, which the assembly of quicker libraries does not promise.
struct DeflateBlock {
  /// A literal byte, or a repetition: `isRepetition`, the length above bit 16, the distance less one below.
  private typealias Token = UInt32

  private static let isRepetition: Token = 0x8000_0000
  /// The shortest repetition that is looked for, in bytes.
  private static let shortest = 4
  /// The longest repetition that deflate knows.
  private static let longest = 258
  /// The farthest distance that deflate knows.
  private static let farthest = 32_768
  /// The bits of a hash.
  private static let hashBits = 14
  /// Positions within a repetition are remembered only up to this length: those of longer ones are all alike.
  private static let remembered = 16

  private let source: UnsafeBufferPointer<UInt8>
  private let tokens: [Token]
  private var symbolCounts = [UInt32](repeating: 0, count: 286)
  private var distanceCounts = [UInt32](repeating: 0, count: 30)

  /// Finds the repetitions in bytes.
  ///
  /// - Parameters:
  ///   - source: The bytes; they outlive the block.
  ///   - stride: The distance to what stands straight above, in bytes.
  /// - Complexity: O(*n*).
  init(_ source: UnsafeBufferPointer<UInt8>, stride: Int) {
    self.source = source
    tokens = [Token](unsafeUninitializedCapacity: source.count) { tokens, count in
      guard let target = tokens.baseAddress else { return }
      count = DeflateBlock.findRepetitions(in: source, stride: stride, into: target)
    }
    for token in tokens {
      if token & DeflateBlock.isRepetition == 0 {
        symbolCounts[Int(token)] &+= 1
      } else {
        symbolCounts[DeflateAlphabet.lengthSymbol(of: Int(token >> 16 & 0x1FF))] &+= 1
        distanceCounts[DeflateAlphabet.distanceSymbol(of: Int(token & 0x7FFF) + 1)] &+= 1
      }
    }
    // The end of the block.
    symbolCounts[256] = 1
  }

  /// Appends the block, so that it ends on a whole byte and what follows may begin anew.
  func append(to output: inout [UInt8], isLast: Bool) {
    let symbols = HuffmanCode(counts: symbolCounts, longest: 15)
    let distances = HuffmanCode(counts: distanceCounts, longest: 15)
    let header = HuffmanHeader(symbols: symbols, distances: distances)
    let bits = header.bitCount + bodyBitCount(symbols, distances)
    let storedBytes = source.count + 5 * max(1, (source.count + 65_534) / 65_535)
    guard bits / 8 + 8 < storedBytes else { return appendStored(to: &output, isLast: isLast) }

    // The end of the block and the empty block after it take less than 16 bytes.
    output += [UInt8](unsafeUninitializedCapacity: bits / 8 + 32) { memory, count in
      guard let start = memory.baseAddress else { return }
      var writer = BitWriter(into: start)
      writer.write(isLast ? 1 : 0, count: 1)
      writer.write(2, count: 2)
      header.write(to: &writer)
      writeBody(symbols, distances, to: &writer)
      if !isLast {
        // An empty stored block ends on a whole byte.
        writer.write(0, count: 3)
        writer.alignToByte()
        writer.write(0xFFFF_0000, count: 32)
      }
      writer.alignToByte()
      count = writer.count
    }
  }

  /// Writes the tokens for bytes, at most as many as there are bytes, and answers how many.
  private static func findRepetitions(
    in source: UnsafeBufferPointer<UInt8>, stride: Int, into tokens: UnsafeMutablePointer<Token>
  ) -> Int {
    guard let base = source.baseAddress else { return 0 }
    let bytes = UnsafeRawPointer(base)
    let count = source.count
    var heads = [Int32](repeating: -1, count: 1 << hashBits)
    return heads.withUnsafeMutableBufferPointer { heads in
      var written = 0
      var position = 0
      while position + shortest <= count {
        let word = bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)
        let slot = hash(word)
        let candidate = Int(heads[slot])
        heads[slot] = Int32(truncatingIfNeeded: position)

        var (length, distance) = (0, 0)
        if candidate >= 0, position - candidate <= farthest,
          bytes.loadUnaligned(fromByteOffset: candidate, as: UInt32.self) == word
        {
          distance = position - candidate
          length = commonLength(bytes, candidate, position, count)
        }
        if length < longest, distance != stride, position >= stride, stride <= farthest,
          bytes.loadUnaligned(fromByteOffset: position - stride, as: UInt32.self) == word
        {
          let above = commonLength(bytes, position - stride, position, count)
          if above > length { (length, distance) = (above, stride) }
        }

        if length < shortest {
          tokens[written] = Token(base[position])
          length = 1
        } else {
          tokens[written] = isRepetition | Token(truncatingIfNeeded: length << 16 | (distance - 1))
          if length <= remembered {
            let end = max(position + 1, min(position + length, count - shortest + 1))
            for inner in (position + 1)..<end {
              let word = bytes.loadUnaligned(fromByteOffset: inner, as: UInt32.self)
              heads[hash(word)] = Int32(truncatingIfNeeded: inner)
            }
          }
        }
        written += 1
        position += length
      }
      while position < count {
        tokens[written] = Token(base[position])
        written += 1
        position += 1
      }
      return written
    }
  }

  /// Knuth's multiplicative hash: the upper bits of a product with an odd number near 2³² divided by the golden ratio.
  private static func hash(_ word: UInt32) -> Int {
    Int((word.littleEndian &* 0x9E37_79B1) >> (32 - UInt32(hashBits)))
  }

  /// How many bytes are the same from two positions on, at most the longest repetition.
  private static func commonLength(_ bytes: UnsafeRawPointer, _ first: Int, _ second: Int, _ count: Int) -> Int {
    let limit = min(longest, count - second)
    var length = 0
    while length + 8 <= limit {
      let difference =
        bytes.loadUnaligned(fromByteOffset: first + length, as: UInt64.self).littleEndian
        ^ bytes.loadUnaligned(fromByteOffset: second + length, as: UInt64.self).littleEndian
      if difference != 0 { return length + difference.trailingZeroBitCount / 8 }
      length += 8
    }
    while length < limit,
      bytes.load(fromByteOffset: first + length, as: UInt8.self)
        == bytes.load(fromByteOffset: second + length, as: UInt8.self)
    {
      length += 1
    }
    return length
  }

  /// The number of bits that the tokens take.
  private func bodyBitCount(_ symbols: HuffmanCode, _ distances: HuffmanCode) -> Int {
    var bits = 0
    for (symbol, count) in symbolCounts.enumerated() where count > 0 {
      bits += Int(count) * (Int(symbols.lengths[symbol]) + DeflateAlphabet.extraBits(ofSymbol: symbol))
    }
    for (symbol, count) in distanceCounts.enumerated() where count > 0 {
      bits += Int(count) * (Int(distances.lengths[symbol]) + DeflateAlphabet.extraBits(ofDistance: symbol))
    }
    return bits
  }

  private func writeBody(_ symbols: HuffmanCode, _ distances: HuffmanCode, to writer: inout BitWriter) {
    for token in tokens {
      guard token & DeflateBlock.isRepetition != 0 else {
        writer.write(UInt64(symbols.codes[Int(token)]), count: Int(symbols.lengths[Int(token)]))
        continue
      }
      let length = Int(token >> 16 & 0x1FF)
      let symbol = DeflateAlphabet.lengthSymbol(of: length)
      // The extra bits follow the code: together at most 15 + 5, and 15 + 13 for a distance.
      let (code, codeBits) = (UInt64(symbols.codes[symbol]), Int(symbols.lengths[symbol]))
      let extra = UInt64(length - DeflateAlphabet.base(ofSymbol: symbol))
      writer.write(code | extra << UInt64(codeBits), count: codeBits + DeflateAlphabet.extraBits(ofSymbol: symbol))

      let distance = Int(token & 0x7FFF) + 1
      let place = DeflateAlphabet.distanceSymbol(of: distance)
      let (placeCode, placeBits) = (UInt64(distances.codes[place]), Int(distances.lengths[place]))
      let placeExtra = UInt64(distance - DeflateAlphabet.base(ofDistance: place))
      writer.write(
        placeCode | placeExtra << UInt64(placeBits), count: placeBits + DeflateAlphabet.extraBits(ofDistance: place))
    }
    writer.write(UInt64(symbols.codes[256]), count: Int(symbols.lengths[256]))
  }

  /// Appends the bytes as they are, in stored blocks.
  private func appendStored(to output: inout [UInt8], isLast: Bool) {
    var start = 0
    repeat {
      let count = min(65_535, source.count - start)
      output.append(isLast && start + count == source.count ? 1 : 0)
      for value in [count, ~count] { output += [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)] }
      output += source[start..<(start + count)]
      start += count
    } while start < source.count
  }
}
