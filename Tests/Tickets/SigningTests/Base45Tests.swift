import Signing
import TestSupport
import Testing

@Suite struct Base45Tests {
  /// The examples of RFC 9285 sections 4.3 and 4.4.
  @Test(arguments: [
    ("AB", "BB8"), ("Hello!!", "%69 VD92EX0"), ("base-45", "UJCLQE7W581"), ("ietf!", "QED8WEX0"), ("", ""),
  ])
  func `Agrees with the RFC`(text: String, encoded: String) throws {
    #expect(Base45.encode(Array(text.utf8)) == encoded)
    #expect(try Base45.decode(encoded) == Array(text.utf8))
  }

  /// The largest numbers that two and three characters may stand for, by the RFC: 255 = 5 · 45 + 30 and
  /// 65535 = 32 · 45² + 16 · 45 + 15.
  @Test func `Ends at the largest numbers`() throws {
    #expect(Base45.encode([255]) == "U5" && Base45.encode([255, 255]) == "FGW")
    #expect(try Base45.decode("U5") == [255] && Base45.decode("FGW") == [255, 255])
    #expect(throws: Base45Error.group(at: 0)) { try Base45.decode("V5") }
    #expect(throws: Base45Error.group(at: 0)) { try Base45.decode("GGW") }
    #expect(throws: Base45Error.group(at: 3)) { try Base45.decode("BB8:::") }
  }

  @Test func `Refuses what is no base45`() {
    #expect(throws: Base45Error.length(1)) { try Base45.decode("A") }
    #expect(throws: Base45Error.length(4)) { try Base45.decode("BB8B") }
    #expect(throws: Base45Error.character(at: 1)) { try Base45.decode("Bb8") }
    #expect(throws: Base45Error.character(at: 3)) { try Base45.decode("BB8é ") }
    #expect(throws: Base45Error.character(at: 2)) { try Base45.decode("BB\u{0}") }
  }

  @Test func `Gives back any bytes`() throws {
    var random = SeededRandom(seed: 45)
    for count in 0..<200 {
      let bytes = (0..<count).map { _ in UInt8(random.int(0...255)) }
      let text = Base45.encode(bytes)
      #expect(text.count == count / 2 * 3 + count % 2 * 2)
      #expect(try Base45.decode(text) == bytes)
    }
  }

  @Test func `Never fails in another way`() {
    var random = SeededRandom(seed: 9285)
    for _ in 0..<2000 {
      let text = String((0..<random.int(0...12)).map { _ in Character(Unicode.Scalar(UInt8(random.int(32...127)))) })
      do throws(Base45Error) {
        // A text that is decoded is the only one of its bytes.
        #expect(try Base45.encode(Base45.decode(text)) == text)
      } catch { continue }
    }
  }
}
