import Foundation
import Support
import TestSupport
import Testing

@Suite struct BinaryTextTests {
  private func bytes(_ count: Int, _ random: inout SeededRandom) -> [UInt8] {
    (0..<count).map { _ in UInt8(random.int(0...255)) }
  }

  /// The examples of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `Base64 is that of the standard's examples`(text: String, encoded: String) {
    #expect(Base64.encode(Array(text.utf8)) == Array(encoded.utf8))
  }

  @Test func `Base64 of any bytes is Foundation's`() {
    var random = SeededRandom(seed: 64)
    for count in Array(0...70) + [255, 256, 1000, 4097] {
      let bytes = bytes(count, &random)
      #expect(Base64.encode(bytes) == Array(Data(bytes).base64EncodedString().utf8))
    }
  }

  @Test func `Hexadecimal digits read back as the bytes`() {
    var random = SeededRandom(seed: 16)
    for count in [0, 1, 2, 31, 256] {
      let bytes = bytes(count, &random)
      let text = Hexadecimal.text(of: bytes)
      #expect(text == bytes.map { String(format: "%02x", $0) }.joined())
      for spelling in [text, text.uppercased()] { #expect(decoded(spelling) == bytes) }
    }
    for text in ["g0", "0g", "0/", ":0", "@0", "0`", "é"] { #expect(decoded(text) == nil) }
  }

  private func decoded(_ text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    var isHexadecimal = false
    let bytes = [UInt8](unsafeUninitializedCapacity: digits.count / 2) { buffer, count in
      guard let start = buffer.baseAddress, !digits.isEmpty else {
        isHexadecimal = digits.isEmpty
        return
      }
      isHexadecimal = digits.withUnsafeBufferPointer { Hexadecimal.decode($0, into: start) }
      count = isHexadecimal ? digits.count / 2 : 0
    }
    return isHexadecimal ? bytes : nil
  }
}

@Suite struct StableHashTests {
  /// Test vectors of draft-eastlake-fnv, appendix C.
  @Test(arguments: [("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8)])
  func `FNV-1a has the values of its test vectors`(text: String, hash: UInt64) {
    #expect(StableHash.fnv1a(text.utf8) == hash)
  }

  @Test func `Every byte and the length matter to both hashes`() {
    var random = SeededRandom(seed: 5)
    for count in [1, 7, 8, 9, 16, 31] {
      let bytes = bytes(count, &random)
      var seen: Set<UInt64> = [murmur(bytes), murmur(bytes + [0])]
      var short: Set<UInt64> = [StableHash.fnv1a(bytes), StableHash.fnv1a(bytes + [0])]
      for place in bytes.indices {
        var changed = bytes
        changed[place] ^= 1
        seen.insert(murmur(changed))
        short.insert(StableHash.fnv1a(changed))
      }
      #expect(seen.count == count + 2 && short.count == count + 2)
    }
  }

  private func bytes(_ count: Int, _ random: inout SeededRandom) -> [UInt8] {
    (0..<count).map { _ in UInt8(random.int(0...255)) }
  }

  private func murmur(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes(StableHash.murmur64A) }
}
