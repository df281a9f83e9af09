internal import Colors
internal import JSON
internal import Paths
internal import Reading
internal import Support
internal import Tickets

// Colours, fills and the styles of texts.

extension TicketDesignReader {
  private static let sizes = 1.0...2000.0
  private static let lineCounts = 1...100
  private static let smallestScales = 0.1...1.0
  private static let lineSpacings = 0.5...4.0
  private static let angles = -360.0...360.0

  /// A colour of the palette by its name, or one as CSS writes it.
  func ink(_ node: JSONNode) throws(JSONFault) -> TicketInk {
    let text = try node.string()
    if palette[text] != nil { return .named(text) }
    if let color = Color(css: text) { return .fixed(color) }
    let meant = likeliestMeaning(of: text, among: palette.names).map { "; did you mean \(quoted($0))?" } ?? ""
    throw node.fault(
      .value, "expected a colour of the palette, or one such as \"#2a66ff\" or \"navy\", found \(quoted(text))" + meant)
  }

  /// A colour, or an object with the two colours of a gradient.
  func fill(_ node: JSONNode) throws(JSONFault) -> TicketFill {
    guard node.kind == .object else { return .flat(try ink(node)) }
    var (from, to): (TicketInk?, TicketInk?)
    var degrees = 0.0
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: TicketFillKey.self) {
      case .from: from = try ink(value)
      case .to: to = try ink(value)
      case .degrees: degrees = try value.number(in: TicketDesignReader.angles)
      }
    }
    return .gradient(
      from: try node.required(from, TicketFillKey.from), to: try node.required(to, TicketFillKey.to), degrees: degrees)
  }

  /// The name of a style, or an object that is one; a style may extend one that stands before it.
  func style(_ node: JSONNode) throws(JSONFault) -> TicketTextStyle {
    if node.kind == .string { return try namedStyle(node) }
    let fields = try node.fields(duplicates: .rejected)
    var base: TicketTextStyle?
    for (text, value) in fields where text == TicketTextStyleKey.extends.rawValue { base = try namedStyle(value) }
    var style = base ?? TicketTextStyle(size: 0)
    for (text, value) in fields {
      switch try text.key(of: TicketTextStyleKey.self) {
      case .extends: break
      case .size: style.size = try value.number(in: TicketDesignReader.sizes)
      case .weight: style.weight = try weight(value)
      case .color: style.ink = try ink(value)
      case .align: style.alignment = try value.choice()
      case .verticalAlign: style.verticalAlignment = try value.choice()
      case .lines: style.maximumLines = try value.integer(in: TicketDesignReader.lineCounts)
      case .smallestScale: style.smallestScale = try value.number(in: TicketDesignReader.smallestScales)
      case .ellipsis: style.ellipsis = try value.choice()
      case .lineSpacing: style.lineSpacing = try value.number(in: TicketDesignReader.lineSpacings)
      case .uppercase: style.isUppercase = try value.boolean()
      }
    }
    _ = try node.required(style.size > 0 ? style.size : nil, TicketTextStyleKey.size)
    return style
  }

  private func namedStyle(_ node: JSONNode) throws(JSONFault) -> TicketTextStyle {
    let name = try node.string()
    if let style = styles[name] { return style }
    guard !styles.isEmpty else {
      throw node.fault(.value, "there is no style \(quoted(name)): the key \"styles\" names none before this")
    }
    throw node.fault(.value, unknownWord(name, among: styles.keys.sorted()))
  }

  private func weight(_ node: JSONNode) throws(JSONFault) -> FontWeight {
    let number = try node.integer()
    guard let weight = FontWeight(rawValue: number) else {
      let weights = FontWeight.allCases.map { String($0.rawValue) }
      throw node.fault(.value, "expected a weight of \(oneOf(weights)), found \(number)")
    }
    return weight
  }
}

// MARK: - Keys

enum TicketFillKey: String, DocumentKey {
  case from, to, degrees

  static let owner = "a gradient"
}

enum TicketTextStyleKey: String, DocumentKey {
  case extends, size, weight, color, align, verticalAlign, lines, smallestScale, ellipsis, lineSpacing, uppercase

  static let owner = "the style of a text"
}
