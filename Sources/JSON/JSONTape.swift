/// simdjson's tape, as its doc/tape.md describes it: a word for each bracket, string and literal, two for each number.
///
/// The words' order is that of the text. The pointers are the document's: a tape and the nodes on it must not leave the
/// closure of `JSONDocument.read`.
struct JSONTape {
  let words: UnsafePointer<UInt64>
  let strings: UnsafePointer<UInt8>

  /// The index of the document's value; word 0 is simdjson's own.
  static let root = 1

  /// The high byte of a word: what it is.
  enum Mark {
    static let object = UInt8(ascii: "{")
    static let array = UInt8(ascii: "[")
    static let string = UInt8(ascii: "\"")
    static let signed = UInt8(ascii: "l")
    static let unsigned = UInt8(ascii: "u")
    static let double = UInt8(ascii: "d")
    static let yes = UInt8(ascii: "t")
    static let no = UInt8(ascii: "f")
    static let null = UInt8(ascii: "n")
  }

  @inline(__always) func mark(at index: Int) -> UInt8 { UInt8(words[index] >> 56) }

  /// The index after the value at `index`, whatever it holds.
  @inline(__always) func end(at index: Int) -> Int {
    switch mark(at: index) {
    case Mark.object, Mark.array: Int(words[index] & 0xFFFF_FFFF)
    case Mark.signed, Mark.unsigned, Mark.double: index + 2
    default: index + 1
    }
  }

  /// The second word of the number at `index`; of another value, a word that means nothing.
  ///
  /// There is always one: the tape ends with a word of simdjson's own.
  @inline(__always) func payload(at index: Int) -> UInt64 { words[index + 1] }

  /// How many fields or elements the container at `index` has; 0xFFFFFF stands for that many and more.
  @inline(__always) func count(at index: Int) -> Int { Int(words[index] >> 32 & 0xFF_FFFF) }

  /// The UTF-8 of the string at `index`.
  @inline(__always) func utf8(at index: Int) -> UnsafeBufferPointer<UInt8> {
    let start = strings + Int(words[index] & 0xFF_FFFF_FFFF_FFFF)
    let count = UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)
    return UnsafeBufferPointer(start: start + 4, count: Int(count))
  }
}
