internal import Support

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

extension JSONTape {
  /// The way from the root to the value or key at an index, as in `zones[0].name`, nil for the root itself.
  ///
  /// Found by walking the tape: O(number of siblings before each step).
  func path(to target: Int) -> String? {
    var path = ""
    var container = JSONTape.root
    descent: while target > container {
      let node = JSONNode(tape: self, index: container)
      if let fields = try? node.fields() {
        for (key, value) in fields where target < end(at: value.index) {
          path += JSONTape.component(key.string, isFirst: path.isEmpty)
          container = value.index
          continue descent
        }
      } else if let elements = try? node.elements() {
        for (position, element) in elements.enumerated() where target < end(at: element.index) {
          path += "[\(position)]"
          container = element.index
          continue descent
        }
      }
      break
    }
    return path.isEmpty ? nil : path
  }

  private static func component(_ key: String, isFirst: Bool) -> String {
    func isLetter(_ byte: UInt8) -> Bool {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "_")
    }
    func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
    let isIdentifier =
      key.utf8.first.map(isLetter) == true && key.utf8.count <= 60
      && key.utf8.allSatisfy { isLetter($0) || isDigit($0) }
    guard isIdentifier else { return "[\(quoted(key))]" }
    return isFirst ? key : "." + key
  }
}
