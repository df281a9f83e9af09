internal import Colors
internal import Drawing
internal import Geometry
internal import Paths

extension DocumentBuilder {
  /// Writes a line of text.
  mutating func draw(_ text: Text) {
    let look = self.look(of: text.style, text.color)
    let isRightToLeft =
      switch text.direction {
      case .automatic: text.string.runsRightToLeft
      case .leftToRight: false
      case .rightToLeft: true
      }
    body.write("<text")
    body.writeAttribute("class", styleSheet.classes(text.className ?? "text", look))
    if isRightToLeft { body.write(" direction=\"rtl\"") }
    writeAnchor(text.alignment, isRightToLeft: isRightToLeft)
    writePosition(text.position, turnedBy: text.rotation)
    writeContent(text.string)
  }

  /// Writes many short texts, in one group for each colour.
  mutating func draw(_ labels: Labels) {
    let directions = labels.texts.map { $0.runsRightToLeft }
    var placementsByColor: [[Labels.Placement]] = Array(repeating: [], count: labels.colors.count)
    for placement in labels.placements { placementsByColor[Int(placement.color)].append(placement) }
    for (color, placements) in placementsByColor.enumerated() where !placements.isEmpty {
      let look = self.look(of: labels.style, labels.colors[color])
      body.write("<g")
      body.writeAttribute("class", styleSheet.classes(labels.className, look))
      // They belong to things beneath them, which have the names that are spoken and get the clicks.
      body.write(" text-anchor=\"middle\" pointer-events=\"none\"")
      if isStructured { body.write(" aria-hidden=\"true\"") }
      body.write(">\n")
      for placement in placements {
        body.write("<text")
        if directions[Int(placement.text)] { body.write(" direction=\"rtl\"") }
        body.writeAttribute("x", placement.center.x, precision)
        body.writeAttribute("y", placement.center.y + labels.baselineOffset, precision)
        writeContent(labels.texts[Int(placement.text)])
      }
      body.write("</g>\n")
    }
  }

  private func look(of style: TextStyle, _ color: Color) -> Look {
    var font = MarkupWriter()
    font.write("font-size:")
    font.write(style.size, precision)
    font.write("px")
    if style.weight != .regular {
      font.write(";font-weight:")
      font.write(integer: style.weight.rawValue)
    }
    return Look(fill: paintValue(color), more: font.bytes)
  }

  /// Writes which end of the text stands at its position: anchors speak of start and end, alignments of left and right.
  private mutating func writeAnchor(_ alignment: Text.Alignment, isRightToLeft: Bool) {
    switch (alignment, isRightToLeft) {
    case (.left, false), (.right, true): break
    case (.center, _): body.write(" text-anchor=\"middle\"")
    case (.left, true), (.right, false): body.write(" text-anchor=\"end\"")
    }
  }

  private mutating func writeContent(_ string: String) {
    if string.needsSpacePreserved { body.write(" xml:space=\"preserve\"") }
    body.write(">")
    body.write(escaping: string)
    body.write("</text>\n")
  }
}

extension String {
  /// Whether the text as a whole runs from right to left: its first letter is of a script that does.
  ///
  /// This is rule P2 of the Unicode bidirectional algorithm (UAX #9), with the blocks of Hebrew, Arabic and their
  /// relatives in place of the table of all characters.
  var runsRightToLeft: Bool {
    // Nothing before U+0590 runs that way, and its UTF-8 begins with 0xD6.
    guard utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x200E: return false
      case 0x200F, 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        // Digits and combining marks of these blocks decide nothing.
        if scalar.value == 0x200F || scalar.properties.isAlphabetic { return true }
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }

  /// Whether XML's usual way with spaces would change the text: spaces at an end, or two in a row.
  fileprivate var needsSpacePreserved: Bool {
    var previous = UInt8(ascii: " ")
    for byte in utf8 {
      // Other white space is written as a space too.
      let current = byte < 0x20 ? UInt8(ascii: " ") : byte
      if current == UInt8(ascii: " "), previous == UInt8(ascii: " ") { return true }
      previous = current
    }
    return previous == UInt8(ascii: " ") && !isEmpty
  }
}
