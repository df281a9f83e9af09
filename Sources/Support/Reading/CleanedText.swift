/// A name or label without control characters and not longer than a limit.
package struct CleanedText: Hashable {
  package private(set) var string = ""
  /// Whether control characters were dropped, or became spaces.
  package private(set) var hadControls = false
  /// Whether the end was cut off.
  package private(set) var wasCut = false

  /// Cleans a text; the limit is in Unicode scalars, because a single character can hold any number of them.
  package init(_ text: String, lengthLimit: Int) {
    if text.utf8.count <= lengthLimit, text.utf8.allSatisfy(CleanedText.isSurelyPrintable) {
      string = text
      return
    }
    var length = 0
    for scalar in text.unicodeScalars {
      guard length < lengthLimit else {
        wasCut = true
        return
      }
      switch scalar {
      case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
        hadControls = true
        string.unicodeScalars.append(" ")
        length += 1
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}":
        hadControls = true
      default:
        string.unicodeScalars.append(scalar)
        length += 1
      }
    }
  }

  /// Whether a byte cannot be part of a control character: not in C0, not DEL, and not the first byte of C1 (0xC2) or
  /// of the line separators (0xE2).
  @inline(__always)
  package static func isSurelyPrintable(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F && byte != 0xC2 && byte != 0xE2
  }
}
