/// The tokens of some rows as one block of deflate (RFC 1951), with codes that are fitted to them.
///
/// A worker has one, and the memory in it.
struct DeflateBlock: ~Copyable {
  /// How often each byte comes by itself, for each sample of a pixel in a table of its own: a processor waits where it
  /// counts twice in one place in a row.
  private let literalCounts: UnsafeMutablePointer<UInt32>
  /// How often each length comes, in pixels.
  private let lengthCounts: UnsafeMutablePointer<UInt32>
  private let distanceCounts: UnsafeMutablePointer<UInt32>
  /// Codes with the number of their bits above bit 24.
  private let literalCodes: UnsafeMutablePointer<UInt32>
  /// Codes of lengths in pixels, with their extra bits.
  private let lengthCodes: UnsafeMutablePointer<UInt32>
  private let distanceCodes: UnsafeMutablePointer<DistanceCode>

  /// The code of a symbol for distances, and how many bits more follow it.
  private struct DistanceCode {
    var code: UInt16
    var codeBits: UInt8
    var extraBits: UInt8
  }

  /// The longest repetition that deflate knows, in bytes.
  private static let longest = 258

  init() {
    literalCounts = .allocate(capacity: 4 * 256)
    lengthCounts = .allocate(capacity: DeflateBlock.longest + 1)
    distanceCounts = .allocate(capacity: 30)
    literalCodes = .allocate(capacity: 256)
    lengthCodes = .allocate(capacity: DeflateBlock.longest + 1)
    distanceCodes = .allocate(capacity: 30)
    literalCodes.initialize(repeating: 0, count: 256)
    lengthCodes.initialize(repeating: 0, count: DeflateBlock.longest + 1)
    distanceCodes.initialize(repeating: DistanceCode(code: 0, codeBits: 0, extraBits: 0), count: 30)
  }

  deinit {
    literalCounts.deallocate()
    lengthCounts.deallocate()
    distanceCounts.deallocate()
    literalCodes.deallocate()
    lengthCodes.deallocate()
    distanceCodes.deallocate()
  }

  /// Writes the block and answers the number of its bytes; nil where it would take as many bytes as `limit` or more.
  ///
  /// It ends on a whole byte, so that what follows may begin anew.
  ///
  /// - Parameters:
  ///   - tokens: The tokens; a repetition has at least three bytes.
  ///   - bytesPerPixel: 1, where pixels are bytes already; 3 for red, green and blue, 4 with opacity.
  ///   - isLast: Whether no block follows.
  ///   - limit: How many bytes the rows have.
  ///   - memory: Room for `limit` bytes and 32 more.
  func write(
    _ tokens: borrowing PixelTokens, bytesPerPixel: Int, isLast: Bool, limit: Int,
    to memory: UnsafeMutableRawPointer
  ) -> Int? {
    switch bytesPerPixel {
    case 1: write(tokens, as: OneByte.self, isLast: isLast, limit: limit, to: memory)
    case 3: write(tokens, as: ThreeBytes.self, isLast: isLast, limit: limit, to: memory)
    default: write(tokens, as: FourBytes.self, isLast: isLast, limit: limit, to: memory)
    }
  }

  private func write<Size: PixelSize>(
    _ tokens: borrowing PixelTokens, as _: Size.Type, isLast: Bool, limit: Int, to memory: UnsafeMutableRawPointer
  ) -> Int? {
    let size = Size.bytes
    count(tokens, as: Size.self)
    var symbolCounts = [UInt32](repeating: 0, count: 286)
    for sample in 0..<Size.bytes {
      for byte in 0..<256 { symbolCounts[byte] += literalCounts[sample * 256 + byte] }
    }
    for length in DeflateBlock.lengths(size) {
      symbolCounts[DeflateAlphabet.lengthSymbol(of: length * size)] += lengthCounts[length]
    }
    // The end of the block.
    symbolCounts[256] = 1
    let symbols = HuffmanCode(counts: symbolCounts, longest: 15)
    let distanceCounts = Array(UnsafeBufferPointer(start: distanceCounts, count: 30))
    let distances = HuffmanCode(counts: distanceCounts, longest: 15)
    let header = HuffmanHeader(symbols: symbols, distances: distances)
    let bits =
      header.bitCount + symbols.bitCount(symbolCounts, DeflateAlphabet.extraBits(ofSymbol:))
      + distances.bitCount(distanceCounts, DeflateAlphabet.extraBits(ofDistance:))
    guard bits / 8 + 8 < limit else { return nil }

    prepareCodes(symbols, distances, size: size)
    var writer = BitWriter(into: memory)
    writer.write(isLast ? 1 : 0, count: 1)
    writer.write(2, count: 2)
    header.write(to: &writer)
    writeBody(tokens, as: Size.self, to: &writer)
    writer.write(UInt64(symbols.codes[256]), count: Int(symbols.lengths[256]))
    if !isLast {
      // An empty stored block ends on a whole byte.
      writer.write(0, count: 3)
      writer.alignToByte()
      writer.write(0xFFFF_0000, count: 32)
    }
    writer.alignToByte()
    return writer.count
  }

  /// The lengths in pixels that a repetition can have in one piece.
  private static func lengths(_ size: Int) -> ClosedRange<Int> {
    (size == 1 ? 3 : 1)...(longest / size)
  }

  /// Does something with each piece of a repetition that is too long for one.
  @inline(__always)
  private static func forEachPiece(_ length: Int, size: Int, _ body: (Int) -> Void) {
    var rest = length
    let longest = DeflateBlock.longest / size
    while rest > longest {
      // What is left must not become too short.
      let piece = size == 1 ? min(longest, rest &- 3) : longest
      body(piece)
      rest &-= piece
    }
    body(rest)
  }

  private func count<Size: PixelSize>(_ tokens: borrowing PixelTokens, as _: Size.Type) {
    let size = Size.bytes
    literalCounts.update(repeating: 0, count: 4 * 256)
    lengthCounts.update(repeating: 0, count: DeflateBlock.longest + 1)
    distanceCounts.update(repeating: 0, count: 30)
    for index in 0..<tokens.pixelCount {
      let pixel = tokens.pixels[index]
      literalCounts[Int(pixel & 0xFF)] &+= 1
      if size > 1 {
        literalCounts[256 &+ Int(pixel &>> 8 & 0xFF)] &+= 1
        literalCounts[512 &+ Int(pixel &>> 16 & 0xFF)] &+= 1
      }
      if size == 4 { literalCounts[768 &+ Int(pixel &>> 24)] &+= 1 }
    }
    for index in 0..<tokens.stepCount {
      let step = tokens.steps[index]
      guard step.length > 0 else {
        // The byte in front of each row.
        literalCounts[0] &+= 1
        continue
      }
      let symbol = DeflateBlock.distanceSymbol(step.distance &* size &+ step.rows, as: Size.self)
      DeflateBlock.forEachPiece(step.length, size: size) { piece in
        lengthCounts[piece] &+= 1
        distanceCounts[symbol] &+= 1
      }
    }
  }

  /// The symbol of a distance (RFC 1951, section 3.2.5): two for each power of two, after the first two distances, which
  /// do not come where pixels have several bytes.
  @inline(__always)
  private static func distanceSymbol<Size: PixelSize>(_ distance: Int, as _: Size.Type) -> Int {
    if Size.bytes == 1, distance < 3 { return distance &- 1 }
    let exponent = Int.bitWidth &- 1 &- (distance &- 1).leadingZeroBitCount
    return 2 &* exponent &+ ((distance &- 1) &>> (exponent &- 1) & 1)
  }

  private func prepareCodes(_ symbols: borrowing HuffmanCode, _ distances: borrowing HuffmanCode, size: Int) {
    for byte in 0..<256 {
      literalCodes[byte] = UInt32(symbols.codes[byte]) | UInt32(symbols.lengths[byte]) << 24
    }
    for length in DeflateBlock.lengths(size) {
      let symbol = DeflateAlphabet.lengthSymbol(of: length * size)
      let extra = UInt32(length * size - DeflateAlphabet.base(ofSymbol: symbol))
      let bits = UInt32(symbols.lengths[symbol])
      lengthCodes[length] =
        UInt32(symbols.codes[symbol]) | extra << bits
        | (bits + UInt32(DeflateAlphabet.extraBits(ofSymbol: symbol))) << 24
    }
    for symbol in distances.codes.indices {
      distanceCodes[symbol] = DistanceCode(
        code: UInt16(distances.codes[symbol]), codeBits: UInt8(distances.lengths[symbol]),
        extraBits: UInt8(DeflateAlphabet.extraBits(ofDistance: symbol)))
    }
  }

  private func writeBody<Size: PixelSize>(
    _ tokens: borrowing PixelTokens, as _: Size.Type, to writer: inout BitWriter
  ) {
    let size = Size.bytes
    let (literalCodes, lengthCodes, distanceCodes) = (literalCodes, lengthCodes, distanceCodes)
    let filter = literalCodes[0]
    var output = writer
    var pixels = UnsafePointer(tokens.pixels)
    output.write(code: filter)
    for index in 0..<tokens.stepCount {
      let step = tokens.steps[index]
      let end = pixels + step.pixels
      while pixels < end {
        DeflateBlock.writePixel(pixels[0], literalCodes, as: Size.self, to: &output)
        pixels += 1
      }
      guard step.length > 0 else {
        if index + 1 < tokens.stepCount { output.write(code: filter) }
        continue
      }
      let distance = step.distance &* size &+ step.rows
      let code = distanceCodes[DeflateBlock.distanceSymbol(distance, as: Size.self)]
      // All distances of a symbol have the same upper bits, when one is taken away.
      let extraBits = UInt64(truncatingIfNeeded: code.extraBits)
      let extra = UInt64(truncatingIfNeeded: distance &- 1) & (1 &<< extraBits &- 1)
      let distanceBits = UInt64(code.code) | extra &<< UInt64(truncatingIfNeeded: code.codeBits)
      let distanceCount = Int(truncatingIfNeeded: code.codeBits) &+ Int(truncatingIfNeeded: extraBits)
      DeflateBlock.forEachPiece(step.length, size: size) { piece in
        let length = lengthCodes[piece]
        let lengthBits = UInt64(length &>> 24)
        // At most 15 + 5 for a length and 15 + 13 for a distance.
        output.write(
          UInt64(length & 0xFF_FFFF) | distanceBits &<< lengthBits,
          count: Int(truncatingIfNeeded: lengthBits) &+ distanceCount)
      }
    }
    writer = output
  }

  /// A pixel by itself: at most three codes of 15 bits at once.
  @inline(__always)
  private static func writePixel<Size: PixelSize>(
    _ pixel: UInt32, _ codes: UnsafePointer<UInt32>, as _: Size.Type, to writer: inout BitWriter
  ) {
    let last = codes[Int(pixel & 0xFF)]
    guard Size.bytes > 1 else { return writer.write(code: last) }
    let first = codes[Int(pixel &>> 16 & 0xFF)]
    let second = codes[Int(pixel &>> 8 & 0xFF)]
    let firstBits = UInt64(first &>> 24)
    let twoBits = firstBits &+ UInt64(second &>> 24)
    writer.write(
      UInt64(first & 0xFFFF) | UInt64(second & 0xFFFF) &<< firstBits | UInt64(last & 0xFFFF) &<< twoBits,
      count: Int(truncatingIfNeeded: twoBits &+ UInt64(last &>> 24)))
    if Size.bytes == 4 { writer.write(code: codes[Int(pixel &>> 24)]) }
  }

  /// The most bytes that a block takes for some bytes: that many stored as they are, five more for each 65,535, and
  /// what is written beyond the end on the way.
  static func mostBytes(for count: Int) -> Int { count + (count / 65_535 + 1) * 5 + 32 }

  /// Writes bytes as they are, in stored blocks, and answers how many bytes that takes.
  static func writeStored(
    _ bytes: UnsafePointer<UInt8>, count: Int, isLast: Bool, to memory: UnsafeMutableRawPointer
  ) -> Int {
    var (start, written) = (0, 0)
    while start < count {
      let part = min(65_535, count - start)
      let isEnd = isLast && start + part == count
      let lengths = [UInt8(part & 0xFF), UInt8(part >> 8), UInt8(~part & 0xFF), UInt8(~part >> 8 & 0xFF)]
      (memory + written).copyMemory(from: [isEnd ? 1 : 0] + lengths, byteCount: 5)
      (memory + written + 5).copyMemory(from: bytes + start, byteCount: part)
      start += part
      written += 5 + part
    }
    return written
  }
}

/// How many bytes a pixel has, as a type, so that what is done for each pixel is compiled for each of them.
private protocol PixelSize {
  static var bytes: Int { get }
}

private enum OneByte: PixelSize { static var bytes: Int { 1 } }
private enum ThreeBytes: PixelSize { static var bytes: Int { 3 } }
private enum FourBytes: PixelSize { static var bytes: Int { 4 } }
