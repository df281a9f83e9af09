/// Bytes as text in the 45 characters that a QR Code packs most tightly (RFC 9285).
///
/// Two bytes become three characters, which take 16.5 bits in the alphanumeric mode of a QR Code: almost nothing is
/// lost, where base64 in its byte mode would lose a quarter.
public enum Base45 {
  /// The characters by value.
  private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)
  /// The values by character, for characters below 128; 255 where there is none.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 128)
    for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
    return values
  }()

  /// The text of some bytes.
  ///
  /// O(number of bytes).
  public static func encode(_ bytes: [UInt8]) -> String {
    var characters: [UInt8] = []
    characters.reserveCapacity((bytes.count * 3 + 1) / 2)
    for first in stride(from: 0, to: bytes.count, by: 2) {
      let isPair = first + 1 < bytes.count
      var rest = isPair ? Int(bytes[first]) << 8 | Int(bytes[first + 1]) : Int(bytes[first])
      for _ in 0..<(isPair ? 3 : 2) {
        characters.append(alphabet[rest % 45])
        rest /= 45
      }
    }
    return String(decoding: characters, as: UTF8.self)
  }

  /// The bytes of a text.
  ///
  /// O(number of characters).
  public static func decode(_ text: String) throws(Base45Error) -> [UInt8] {
    let characters = Array(text.utf8)
    guard characters.count % 3 != 1 else { throw .length(characters.count) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(characters.count / 3 * 2 + 1)
    for first in stride(from: 0, to: characters.count, by: 3) {
      let group = characters[first..<min(first + 3, characters.count)]
      let number = try number(of: group)
      guard number <= (group.count == 3 ? 0xFFFF : 0xFF) else { throw .group(at: first) }
      if group.count == 3 { bytes.append(UInt8(number >> 8)) }
      bytes.append(UInt8(number & 0xFF))
    }
    return bytes
  }

  /// The number whose digits, the lowest first, are some characters.
  private static func number(of group: ArraySlice<UInt8>) throws(Base45Error) -> Int {
    var number = 0
    var weight = 1
    for index in group.indices {
      let character = Int(group[index])
      let value = character < values.count ? values[character] : 255
      guard value != 255 else { throw .character(at: index) }
      number += Int(value) * weight
      weight *= 45
    }
    return number
  }
}

/// Why a text is not base45, never with any of it.
public enum Base45Error: Error, Hashable, Sendable {
  /// No bytes have a text of this length: one more than a multiple of 3.
  case length(Int)
  /// A byte of the text, counted from 0, is none of the 45 characters.
  case character(at: Int)
  /// The two or three characters from this one on stand for a number that is too large.
  case group(at: Int)
}

extension Base45Error: CustomStringConvertible {
  /// What is wrong, in one sentence.
  public var description: String {
    switch self {
    case .length(let count): "no base45 text is \(count) characters long"
    case .character(let offset): "character \(offset + 1) is none of base45"
    case .group(let offset): "the characters from \(offset + 1) on are no base45"
    }
  }
}
