internal import CPango
internal import Drawing
internal import Geometry

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

extension ShapedText {
  /// How the line reaches over its advance and its baseline.
  var extents: LineExtents {
    let ink = ink
    return LineExtents(
      advance: width, leftOverhang: max(0, -ink.minX), rightOverhang: max(0, ink.maxX - width), inkAscent: -ink.minY,
      inkDescent: ink.maxY)
  }

  /// The line cut into characters, with what Pango knows about each: its advance, its direction, and whether a line may
  /// end after it (UAX #14, and a dictionary for Thai).
  ///
  /// - Parameters:
  ///   - text: What was shaped.
  ///   - levels: The embedding level of each scalar.
  func paragraph(of text: String, levels: [UInt8]) -> FittingParagraph {
    let advances = advances(count: text.unicodeScalars.count)
    let mayBegin = lineBeginnings
    var clusters: [FittingParagraph.Cluster] = []
    var scalar = 0
    for character in text {
      let end = scalar + character.unicodeScalars.count
      let advance = advances[scalar..<end].reduce(0, +)
      let mayEndLine = end < mayBegin.count && mayBegin[end]
      clusters.append(.init(character, advance: advance, mayEndLine: mayEndLine, level: levels[scalar]))
      scalar = end
    }
    let extents = extents
    return FittingParagraph(
      clusters: clusters, inkAscent: extents.inkAscent, inkDescent: extents.inkDescent, missing: missing)
  }

  /// The advance of each scalar in ems; where letters share a glyph each has its part.
  private func advances(count: Int) -> [Double] {
    var advances = [Double](repeating: 0, count: count)
    guard let line = pango_layout_get_line_readonly(layout, 0), let text = pango_layout_get_text(layout) else {
      return advances
    }
    let unit = Double(PANGO_SCALE) * FontStack.referenceSize
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let item = run.pointee.item
      else { continue }
      var widths = [Int32](repeating: 0, count: Int(item.pointee.num_chars))
      pango_glyph_item_get_logical_widths(run, text, &widths)
      let start = g_utf8_pointer_to_offset(text, text + Int(item.pointee.offset))
      for (index, width) in widths.enumerated() where advances.indices.contains(start + index) {
        advances[start + index] = Double(width) / unit
      }
    }
    return advances
  }

  /// For each scalar, and for the end of the text, whether a line may begin there.
  private var lineBeginnings: [Bool] {
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return [] }
    return (0..<Int(count)).map { attributes[$0].is_line_break != 0 }
  }
}
