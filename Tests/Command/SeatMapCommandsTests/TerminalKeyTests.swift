import Testing

@testable import SeatMapCommands

/// What the bytes of a terminal mean.
@Suite struct TerminalKeyTests {
  @Test(arguments: [
    ("a", [TerminalKey.character("a")]),
    ("ar?", [.character("a"), .character("r"), .character("?")]),
    ("\u{3}", [.interrupt]),
    ("\u{1A}", [.suspend]),
    ("\r", [.enter]),
    ("\n", [.enter]),
    ("\u{1B}", [.escape]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    // What the VT100 sends in its application mode.
    ("\u{1B}OA", [.up]),
    // Delete, and an arrow with Control: sequences with parameters are one unknown key each.
    ("\u{1B}[3~a", [.other, .character("a")]),
    ("\u{1B}[1;5Aq", [.other, .character("q")]),
    // One key, though it is two bytes.
    ("é", [.other]),
    ("\u{1B}[", [.other]),
    ("\u{7F}", [.other]),
    ("", []),
  ]) func bytesAreKeys(text: String, keys: [TerminalKey]) {
    #expect(TerminalKey.keys(in: Array(text.utf8)) == keys)
  }

  @Test func anyBytesGiveNoMoreKeysThanThereAreBytes() {
    for first in UInt8.min...UInt8.max {
      for second in [UInt8(0x1B), 0x5B, 0x00, 0x41, 0xFF] {
        #expect(TerminalKey.keys(in: [0x1B, first, second]).count <= 3)
      }
    }
  }
}
