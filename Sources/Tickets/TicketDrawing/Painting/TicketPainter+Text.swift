internal import Drawing
internal import Geometry
internal import Tickets

extension TicketPainter {
  mutating func paint(_ text: TicketTextElement, of element: PlacedElement) {
    let string = text.template.text(
      fields: ticket.fields, captions: ticket.captions, comma: .comma(inLanguage: ticket.language))
    let fields = text.template.fields
    let classes = fields.first.map { "field field-\($0.rawValue)" } ?? "words"
    let lines = lines(
      of: string, in: element.contentFrame, style: text.style, turn: element.turn, followsText: true,
      subject: element.content.name, element: element)
    append(shared(lines, if: fields.allSatisfy(\.isOfEvent)), classes: classes, name: string)
  }

  /// Paints a field's caption and its value, both in boxes of their own.
  mutating func paint(_ field: TicketFieldElement, of element: PlacedElement) {
    guard let value = ticket[field.field] else { return }
    let name = field.field.rawValue
    var lines: [Node] = []
    let caption = ticket.captions[field.field] ?? ""
    if let frame = element.captionFrame, !caption.isEmpty {
      let caption = self.lines(
        of: caption, in: frame, style: field.captionStyle, turn: element.turn, subject: "\(name) caption",
        element: element)
      lines += shared(caption, if: true)
    }
    let valueLines = self.lines(
      of: value, in: element.contentFrame, style: field.valueStyle, turn: element.turn, subject: name, element: element)
    lines += shared(valueLines, if: field.field.isOfEvent)
    append(
      lines, classes: "field field-\(name)", name: caption.isEmpty ? value : "\(caption) \(value)")
  }

  private mutating func append(_ lines: [Node], classes: String, name: String) {
    guard !lines.isEmpty else { return }
    nodes.append(.group(Group(identity: Identity(classes: classes, name: name), nodes: lines)))
  }

  /// Nodes as a backdrop where all tickets of an event have them.
  private func shared(_ nodes: [Node], if isShared: Bool) -> [Node] {
    isShared && !nodes.isEmpty ? [.backdrop(nodes)] : nodes
  }

  /// Sets a text in a box.
  ///
  /// - Parameter followsText: Whether a text that runs the other way than the ticket begins on its own side.
  mutating func lines(
    of string: String, in frame: Rect, style: TicketTextStyle, turn: TicketTurn = .none, followsText: Bool = false,
    subject: String, element: PlacedElement
  ) -> [Node] {
    let box = TurnedBox(frame, turn: turn)
    let text = style.isUppercase ? string.uppercased(inLanguage: ticket.language) : string
    let fitted = drawing.fitting.fit(text, in: box.size, style: TextStyle(style), rules: TextFittingRules(style))
    note(fitted, wanted: style.size, of: subject, in: element)
    let side =
      followsText && fitted.isRightToLeft && style.alignment == .start ? .right : layout.side(of: style.alignment)
    let top = fitted.top(
      inHeight: box.size.height, wanted: style.size, at: style.verticalAlignment, leastDescent: leastDescent)
    return fitted.lines.map { line in
      let (x, alignment) = line.position(at: side, inWidth: box.size.width)
      return .text(
        Text(
          line.string, at: box.placing.apply(Point(x, top + line.baseline)), alignment: alignment,
          rotation: box.rotation, style: fitted.style, color: color(style.ink), direction: fitted.direction))
    }
  }

  /// The depth of the deepest Arabic letters on a ticket that is read from the right, so that a line with such letters
  /// stands level with one without.
  private var leastDescent: Double { layout.isMirrored ? 0.4 : 0 }

  private mutating func note(
    _ fitted: FittedText, wanted size: Double, of subject: String, in element: PlacedElement
  ) {
    switch fitted.outcome {
    case .asIs, .empty: break
    case .wrapped: note(.wrapped, of: subject, in: element)
    case .shrunk: note(.shrunk(to: fitted.style.size / size), of: subject, in: element)
    case .ellipsized: note(.ellipsized, of: subject, in: element)
    case .omitted: note(.omitted, of: subject, in: element)
    }
    if !fitted.missing.isEmpty { note(.missingCharacters(fitted.missing), of: subject, in: element) }
  }
}

extension FittedText {
  /// From the top of a box to the top of the lines.
  ///
  /// A single line that was made smaller stands on the line that it would stand on at its full size, or at the largest
  /// that the height allows, and so on that of its neighbours.
  ///
  /// - Parameter leastDescent: What a single line counts as reaching below its baseline, in parts of its size.
  fileprivate func top(
    inHeight room: Double, wanted fullSize: Double, at alignment: TicketTextStyle.VerticalAlignment,
    leastDescent: Double
  ) -> Double {
    guard lines.count == 1, size.height > 0 else { return (room - size.height) * alignment.shareAbove }
    let height = max(size.height, min(lines[0].baseline + leastDescent * style.size, room))
    let factor = max(1, min(fullSize / style.size, room / height))
    return (room - height * factor) * alignment.shareAbove + lines[0].baseline * (factor - 1)
  }
}

extension FittedText.Line {
  /// The point of the line that stands at a side of a box, such that no ink leaves the box.
  fileprivate func position(at side: HorizontalSide, inWidth room: Double) -> (x: Double, Text.Alignment) {
    switch side {
    case .left: return (leftOverhang, .left)
    case .right: return (room - rightOverhang, .right)
    case .center:
      let start = max(leftOverhang, min((room - width) / 2, room - rightOverhang - width))
      return (start + width / 2, .center)
    }
  }
}

extension TextStyle {
  /// The face of a design's style, at the size that it wants.
  init(_ style: TicketTextStyle) {
    self.init(size: style.size, weight: style.weight)
  }
}

extension TextFittingRules {
  fileprivate init(_ style: TicketTextStyle) {
    self.init(
      maximumLines: style.maximumLines, smallestScale: style.smallestScale,
      ellipsis: style.ellipsis == .middle ? .middle : .end, lineSpacing: style.lineSpacing)
  }
}

extension TicketTextStyle.VerticalAlignment {
  /// The part of the free height that is above.
  var shareAbove: Double {
    switch self {
    case .top: 0
    case .middle: 0.5
    case .bottom: 1
    }
  }
}

extension String {
  /// The comma with the space behind it that a language sets between the parts of an address.
  ///
  /// Languages in Arabic script have a comma of their own (U+060C), and the wide ones of Japanese (U+3001) and Chinese
  /// (U+FF0C) hold their space themselves.
  ///
  /// - Parameter language: A BCP 47 tag, such as "ja" or "ar-EG".
  static func comma(inLanguage language: String) -> String {
    switch language.lowercased().prefix(while: { $0 != "-" && $0 != "_" }) {
    case "ja": "、"
    case "zh", "yue": "，"
    case "ar", "ckb", "fa", "ps", "sd", "ug", "ur": "، "
    default: ", "
    }
  }
}

extension String {
  /// The text in capitals, by the rules of a language that differ from the usual ones (Unicode's SpecialCasing).
  ///
  /// - Parameter language: A BCP 47 tag, such as "tr" or "el-GR".
  func uppercased(inLanguage language: String) -> String {
    switch language.lowercased().prefix(while: { $0 != "-" && $0 != "_" }) {
    // A dotted i keeps its dot.
    case "tr", "az": String(map { $0 == "i" ? "İ" : $0 }).uppercased()
    // Capitals carry no accents, but keep their diaereses.
    case "el": String(map { String.greekWithoutAccent[$0] ?? $0 }).uppercased()
    default: uppercased()
    }
  }

  private static let greekWithoutAccent: [Character: Character] = [
    "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ό": "ο", "ύ": "υ", "ώ": "ω", "ΐ": "ϊ", "ΰ": "ϋ", "Ά": "Α", "Έ": "Ε",
    "Ή": "Η", "Ί": "Ι", "Ό": "Ο", "Ύ": "Υ", "Ώ": "Ω",
  ]
}

extension TicketField {
  /// Whether all tickets of an event have the same text in the field.
  fileprivate var isOfEvent: Bool {
    switch self {
    case .title, .subtitle, .runtime, .rating, .venue, .address, .hall, .date, .time, .doors: true
    case .entrance, .section, .row, .seat, .category, .price, .holder, .order, .ticket, .note: false
    }
  }
}
