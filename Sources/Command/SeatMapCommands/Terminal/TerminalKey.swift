/// A key that a person presses.
public enum TerminalKey: Hashable, Sendable {
  /// A printable character of ASCII.
  case character(Character)
  /// The arrow keys.
  case up, down, left, right
  /// The key that ends a line.
  case enter
  /// The escape key alone.
  case escape
  /// Control and C: stop.
  case interrupt
  /// Control and Z: stop for now.
  case suspend
  /// Any other key.
  case other
}

extension TerminalKey {
  /// The keys that the bytes of a terminal stand for.
  ///
  /// Arrow keys come as `ESC [ A` or `ESC O A` (ECMA-48, and the application mode of the VT100). Other sequences that
  /// begin with ESC are one unknown key; ESC with nothing after it is the key itself. Characters beyond ASCII are unknown
  /// keys, one for each of their bytes that begins one.
  static func keys(in bytes: [UInt8]) -> [TerminalKey] {
    var keys: [TerminalKey] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 0x1B: keys.append(escaped(&rest))
      case 0x03: keys.append(.interrupt)
      case 0x1A: keys.append(.suspend)
      case 0x0A, 0x0D: keys.append(.enter)
      case 0x20..<0x7F: keys.append(.character(Character(UnicodeScalar(byte))))
      // The second and later bytes of a character.
      case 0x80..<0xC0: break
      default: keys.append(.other)
      }
    }
    return keys
  }

  /// The key of a sequence whose ESC has been read.
  private static func escaped(_ rest: inout ArraySlice<UInt8>) -> TerminalKey {
    guard let first = rest.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "O") else { return .escape }
    rest.removeFirst()
    // Parameters and intermediate bytes of a control sequence come before its final byte.
    var parameters = 0
    while let byte = rest.first, 0x20..<0x40 ~= byte {
      rest.removeFirst()
      parameters += 1
    }
    guard let final = rest.popFirst(), parameters == 0 else { return .other }
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    default: return .other
    }
  }
}
