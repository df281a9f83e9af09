/// A line and a column of a JSON text, both counted from 1.
package struct JSONPosition: Hashable {
  package let line: Int
  /// In Unicode scalars, a byte order mark not counted.
  package let column: Int

  /// The position of a byte.
  ///
  /// Lines end with LF, CR LF or CR. O(`offset`).
  package init(of offset: Int, in text: [UInt8]) {
    var line = 1
    var start = JSONPosition.byteOrderMark(of: text)
    let end = min(max(offset, start), text.count)
    for index in start..<end {
      let isBreak =
        text[index] == UInt8(ascii: "\n")
        || text[index] == UInt8(ascii: "\r") && !(index + 1 < text.count && text[index + 1] == UInt8(ascii: "\n"))
      if isBreak {
        line += 1
        start = index + 1
      }
    }
    self.line = line
    // Each scalar has one byte that is not a continuation byte, 10xxxxxx.
    self.column = text[start..<end].count { $0 & 0xC0 != 0x80 } + 1
  }

  /// How many bytes the byte order mark at the beginning takes: 3 or 0.
  package static func byteOrderMark(of text: [UInt8]) -> Int { text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Where in a valid text the value or key begins that has this index on the tape.
  ///
  /// O(offset). Tokens take words in the order of the text, numbers two and all others one, and white space, commas and colons
  /// none; so counting is enough.
  static func offset(ofTapeIndex target: Int, in text: [UInt8]) -> Int {
    var offset = byteOrderMark(of: text)
    var tapeIndex = JSONTape.root
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ","),
        UInt8(ascii: ":"):
        offset += 1
        continue
      default:
        break
      }
      if tapeIndex >= target { break }
      switch text[offset] {
      case UInt8(ascii: "\""):
        offset = endOfString(at: offset, in: text)
        tapeIndex += 1
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        offset = text[offset...].firstIndex { !isWordByte($0) } ?? text.count
        tapeIndex += 2
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        offset = text[offset...].firstIndex { !isWordByte($0) } ?? text.count
        tapeIndex += 1
      default:
        offset += 1
        tapeIndex += 1
      }
    }
    return offset
  }

  private static func endOfString(at start: Int, in text: [UInt8]) -> Int {
    var offset = start + 1
    while offset < text.count, text[offset] != UInt8(ascii: "\"") {
      offset += text[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(offset + 1, text.count)
  }

  /// Whether a byte belongs to a number, `true`, `false` or `null`.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "E"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
