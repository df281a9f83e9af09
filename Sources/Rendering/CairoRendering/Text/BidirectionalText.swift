internal import CPango
internal import Drawing

/// A text in its base direction, with the level of each of its scalars by the Unicode Bidirectional Algorithm.
struct BidirectionalText {
  /// The embedding level of each scalar (UAX #9): even from left to right, odd from right to left.
  let levels: [UInt8]

  /// Works out the levels of a text without line breaks.
  init(_ text: String, direction: TextDirection) {
    var base = direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    let count = text.unicodeScalars.count
    let utf8 = Array(text.utf8)
    levels = utf8.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes -> [UInt8] in
        guard let start = bytes.baseAddress,
          let levels = pango_log2vis_get_embedding_levels(start, Int32(bytes.count), &base)
        else { return Array(repeating: 0, count: count) }
        defer { g_free(levels) }
        return Array(UnsafeBufferPointer(start: levels, count: count))
      }
    }
  }

  /// A part of a paragraph as a line that has the same order by itself.
  ///
  /// What stands before and after a line decides about signs and digits at its ends. Where the line would look
  /// otherwise without it, an invisible mark takes its place.
  ///
  /// - Parameter levels: Those that the scalars of the part have in their paragraph.
  static func line(_ part: String, levels: [UInt8], direction: TextDirection) -> String {
    for before in marks {
      for after in marks {
        let levelsAlone = BidirectionalText(before + part + after, direction: direction).levels
          .dropFirst(before.unicodeScalars.count).dropLast(after.unicodeScalars.count)
        if levelsAlone.elementsEqual(levels) { return before + part + after }
      }
    }
    return part
  }

  /// Nothing, and what stands for a Latin, a Hebrew and an Arabic letter.
  private static let marks = ["", "\u{200E}", "\u{200F}", "\u{61C}"]
}

extension String {
  /// The text with letters and their marks composed where Unicode has a composed letter (NFC, UAX #15).
  var composed: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    let utf8 = Array(self.utf8)
    return utf8.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        guard let composed = g_utf8_normalize(bytes.baseAddress, bytes.count, G_NORMALIZE_DEFAULT_COMPOSE) else {
          return self
        }
        defer { g_free(composed) }
        return String(cString: composed)
      }
    }
  }
}
