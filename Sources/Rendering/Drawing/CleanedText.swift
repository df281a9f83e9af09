/// A text without what no field may hold, as paragraphs that begin new lines.
package struct CleanedText: Hashable, Sendable {
  /// The paragraphs, none of them empty and none with a space at its ends.
  package var paragraphs: [String]

  /// Whether the text was too long; an ellipsis then stands for what is left out.
  package var isCut: Bool

  /// The most Unicode scalars that are kept; nobody could read more in a box.
  package static let longest = 4096

  /// Cleans a text.
  ///
  /// Left out are control characters, what embeds or overrides a direction (U+202A–202E, U+2066–2069) and
  /// noncharacters. Tabs and runs of spaces become one space, and blank lines take no room.
  package init(_ text: String, keepsLineBreaks: Bool) {
    paragraphs = []
    var paragraph = String.UnicodeScalarView()
    var isAfterSpace = true

    func trimmed(_ scalars: String.UnicodeScalarView) -> String {
      String(scalars.last == " " ? scalars.dropLast() : scalars[...])
    }
    let kept = CleanedText.beginning(of: text)
    isCut = kept != nil
    for scalar in (kept ?? text).unicodeScalars {
      switch CleanedText.part(of: scalar) {
      case .lineBreak where keepsLineBreaks:
        if !trimmed(paragraph).isEmpty { paragraphs.append(trimmed(paragraph)) }
        paragraph.removeAll()
        isAfterSpace = true
      case .lineBreak, .space:
        if !isAfterSpace { paragraph.append(" ") }
        isAfterSpace = true
      case .nothing: continue
      case .visible:
        paragraph.append(scalar)
        isAfterSpace = false
      }
    }
    if !trimmed(paragraph).isEmpty { paragraphs.append(trimmed(paragraph)) }
  }

  /// The characters of a text that is too long, and an ellipsis; nil for others.
  private static func beginning(of text: String) -> String? {
    let scalars = text.unicodeScalars.prefix(longest)
    guard scalars.endIndex < text.unicodeScalars.endIndex else { return nil }
    // The last character may have been cut in two.
    return String(String.UnicodeScalarView(scalars)).dropLast() + "…"
  }

  private enum Part { case visible, space, lineBreak, nothing }

  private static func part(of scalar: Unicode.Scalar) -> Part {
    switch scalar.value {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: return .lineBreak
    case 0x09, 0x20: return .space
    case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: return .nothing
    default: break
    }
    if scalar.properties.isNoncharacterCodePoint || scalar.properties.generalCategory == .control { return .nothing }
    return .visible
  }
}
