internal import CDeflate

/// A piece of a PNG file (PNG specification, third edition, section 5.3): a type of four letters, and data.
package struct PNGChunk {
  /// The four letters as one number, the first of them highest.
  struct Kind: Equatable {
    let code: UInt32

    init(code: UInt32) {
      self.code = code
    }

    /// - Precondition: The name has four ASCII letters.
    init(_ name: StaticString) {
      precondition(name.utf8CodeUnitCount == 4, "a chunk's type has four letters")
      code = name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }
  }

  /// The eight bytes that every PNG file begins with.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let kind: Kind
  let data: UnsafeRawBufferPointer
}

extension PNGChunk.Kind {
  static let header = PNGChunk.Kind("IHDR")
  static let palette = PNGChunk.Kind("PLTE")
  static let imageData = PNGChunk.Kind("IDAT")
  static let end = PNGChunk.Kind("IEND")
  static let transparency = PNGChunk.Kind("tRNS")
  static let gamma = PNGChunk.Kind("gAMA")
  static let chromaticities = PNGChunk.Kind("cHRM")
  static let profile = PNGChunk.Kind("iCCP")
  static let sRGB = PNGChunk.Kind("sRGB")
  static let codePoints = PNGChunk.Kind("cICP")
  static let density = PNGChunk.Kind("pHYs")
  static let animation = PNGChunk.Kind("acTL")

  /// The letters from first to last.
  var letters: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) } }

  /// The letters, or the number where they are none.
  var name: String {
    isMadeOfLetters ? String(decoding: letters, as: UTF8.self) : "0x" + String(code, radix: 16)
  }

  var isMadeOfLetters: Bool {
    letters.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 & ~0x20 }
  }

  /// Whether a picture can be read right without knowing what the chunk says: a small first letter.
  var isAncillary: Bool { code & 0x2000_0000 != 0 }
}

/// The chunks of a file from first to last, each with its checksum verified.
struct PNGChunkSequence {
  private let bytes: UnsafeRawBufferPointer
  private var offset = PNGChunk.signature.count

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// The next chunk; that a file ends before its IEND chunk is an error.
  mutating func next() throws(ImageFileError) -> PNGChunk {
    guard offset + 8 <= bytes.count else { throw .truncated }
    let length = Int(bytes.bigEndian32(at: offset))
    let kind = PNGChunk.Kind(code: bytes.bigEndian32(at: offset + 4))
    guard length < 1 << 31 else { throw .malformed("the \(kind.name) chunk says that it has \(length) bytes") }
    let end = offset + 8 + length
    guard end + 4 <= bytes.count else { throw .truncated }
    let covered = UnsafeRawBufferPointer(rebasing: bytes[offset + 4..<end])
    guard libdeflate_crc32(0, covered.baseAddress, covered.count) == bytes.bigEndian32(at: end) else {
      throw .checksumMismatch(chunk: kind.name)
    }
    guard kind.isMadeOfLetters else { throw .malformed("a chunk has the type \(kind.name)") }
    offset = end + 4
    return PNGChunk(kind: kind, data: UnsafeRawBufferPointer(rebasing: covered.dropFirst(4)))
  }
}

extension UnsafeRawBufferPointer {
  /// Two bytes as a number, the first of them higher.
  package func bigEndian16(at offset: Int) -> UInt16 {
    UInt16(self[offset]) << 8 | UInt16(self[offset + 1])
  }

  /// Four bytes as a number, the first of them highest.
  package func bigEndian32(at offset: Int) -> UInt32 {
    UInt32(bigEndian16(at: offset)) << 16 | UInt32(bigEndian16(at: offset + 2))
  }
}
