internal import Colors
internal import JSON
public import Reading
public import Support

/// A theme as it stands in a file, with what its reader had to say.
public struct ThemeDocument: Hashable, Sendable {
  /// The value of the key `format` in theme files.
  public static let format = "seatmap-theme/1"

  /// The theme.
  public var theme: Theme
  /// What was changed.
  public var notes: [DocumentNote]

  /// Reads a file's bytes; `file` is its name for errors and notes.
  ///
  /// What the file leaves out is as in the built-in theme that it extends, `cinema` where it names none, in the scheme
  /// that the file names, else in the one given here. The error names line, column and JSON path. O(number of bytes).
  public init(
    reading bytes: [UInt8], file: String? = nil, scheme: ColorScheme = .light,
    limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentError) {
    try limits.check(fileSize: bytes.count, file: file)
    let document = try JSONDocument(bytes: bytes, file: file)
    let (theme, notes) = try document.read { (root) throws(JSONFault) -> (Theme, NoteCollector) in
      var reader = ThemeReader(reading: DocumentReading(limits: limits))
      return (try reader.theme(root, scheme: scheme), reader.reading.notes)
    }
    self.theme = theme
    self.notes = notes.notes(in: document)
  }

  /// The JSON Schema of the format (draft 2020-12), with a line break at its end; the documentation of `Theme`, which has
  /// the same fields, says what the keys mean.
  public static var schema: String { String(decoding: PackageResources.theme_schema_json, as: UTF8.self) }
}

/// Reads themes: each key changes one field of the theme that the file extends.
struct ThemeReader {
  var reading: DocumentReading

  /// The word that leaves a colour to the drawing.
  private static let automatic = "auto"

  // Beyond these bounds a measure is a slip, such as units in place of parts of a seat's width.

  private static let outlineWidths = 0.0...1.0
  private static let screenLineWidths = 0.0...5.0
  private static let labelSizes = 0.0...2.0
  private static let minimumSizes = 0.0...1000.0
  private static let outlineFactors = 0.0...10.0

  /// The theme whose file has this root.
  mutating func theme(_ root: JSONNode, scheme: ColorScheme) throws(JSONFault) -> Theme {
    var theme = try base(root, scheme: scheme)
    for (text, value) in try root.fields(duplicates: .rejected) {
      switch try text.key(of: ThemeKey.self) {
      case .schema: _ = try value.text()
      case .format, .extends, .scheme: break
      case .name: theme.name = try reading.text(value)
      case .background: theme.background = try value.color()
      case .text: theme.text = try value.color()
      case .secondaryText: theme.secondaryText = try value.color()
      case .screen: try read(value, into: &theme.screen)
      case .stage: try read(value, into: &theme.stage)
      case .area: try read(value, into: &theme.area)
      case .table: try read(value, into: &theme.table)
      case .seat: try read(value, into: &theme.seat)
      case .statuses: try read(value, into: &theme.statuses)
      case .categoryColors: theme.categoryColors = try value.choice()
      case .detail: try read(value, into: &theme.detail)
      }
    }
    return theme
  }

  /// The theme that the file extends.
  private func base(_ root: JSONNode, scheme: ColorScheme) throws(JSONFault) -> Theme {
    guard root.kind == .object else { throw root.mismatch(expected: "a theme, which is an object") }
    guard let format = root["format"] else {
      throw root.fault(.format, "this is no theme: expected \"format\": \(quoted(ThemeDocument.format))")
    }
    guard try format.text() == ThemeDocument.format else {
      throw format.fault(
        .format, "expected \(quoted(ThemeDocument.format)), found \(quoted(try format.string()))")
    }
    var scheme = scheme
    if let own = root["scheme"] { scheme = try own.choice() }
    guard let extended = root["extends"] else { return .cinema(scheme) }
    let name = try extended.string()
    guard let theme = Theme.builtIn(name, scheme: scheme) else {
      let names = Theme.builtInNames.map { quoted($0) }.joined(separator: ", ")
      throw extended.fault(.value, "there is no built-in theme \(quoted(name)); there are \(names)")
    }
    return theme
  }

  // MARK: Parts

  private func read(_ node: JSONNode, into style: inout ScreenStyle) throws(JSONFault) {
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: ScreenStyleKey.self) {
      case .line: style.line = try value.color()
      case .lineWidth: style.lineWidth = try value.number(in: ThemeReader.screenLineWidths)
      case .light: style.light = try value.color()
      }
    }
  }

  private func read(_ node: JSONNode, into style: inout AreaStyle) throws(JSONFault) {
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: AreaStyleKey.self) {
      case .fill: style.fill = try value.color()
      case .border: style.border = try value.color()
      case .text: style.text = try value.color()
      }
    }
  }

  private func read(_ node: JSONNode, into style: inout SeatStyle) throws(JSONFault) {
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: SeatStyleKey.self) {
      case .body: style.body = try value.color()
      case .furtherBodies: style.furtherBodies = try value.map { (color) throws(JSONFault) in try color.color() }
      case .outlineWidth: style.outlineWidth = try value.number(in: ThemeReader.outlineWidths)
      case .outlineContrast: style.outlineContrast = try value.number(in: 1...21)
      case .labelSize: style.labelSize = try value.number(in: ThemeReader.labelSizes)
      case .minimumLabelSize: style.minimumLabelSize = try value.number(in: ThemeReader.minimumSizes)
      }
    }
  }

  private func read(_ node: JSONNode, into style: inout DetailStyle) throws(JSONFault) {
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: DetailStyleKey.self) {
      case .minimumSeatSize: style.minimumSeatSize = try value.number(in: ThemeReader.minimumSizes)
      case .minimumTextSize: style.minimumTextSize = try value.number(in: ThemeReader.minimumSizes)
      }
    }
  }

  private func read(_ node: JSONNode, into styles: inout StatusStyles) throws(JSONFault) {
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: StatusesKey.self) {
      case .available: try read(value, into: &styles.available)
      case .selected: try read(value, into: &styles.selected)
      case .held: try read(value, into: &styles.held)
      case .reserved: try read(value, into: &styles.reserved)
      case .sold: try read(value, into: &styles.sold)
      case .blocked: try read(value, into: &styles.blocked)
      }
    }
  }

  private func read(_ node: JSONNode, into style: inout StatusStyle) throws(JSONFault) {
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: StatusStyleKey.self) {
      case .body: style.body = try partColor(value)
      case .outline: style.outline = try automaticOrColor(value)
      case .dashed: style.isDashed = try value.boolean()
      case .outlineFactor: style.outlineFactor = try value.number(in: ThemeReader.outlineFactors)
      case .sign: style.sign = try value.choice()
      case .signColor: style.signColor = try automaticOrColor(value)
      case .label: style.label = try automaticOrColor(value)
      }
    }
  }

  /// A colour, or the category's.
  private func partColor(_ node: JSONNode) throws(JSONFault) -> StatusStyle.PartColor {
    node.isText("category") ? .category : .color(try node.color())
  }

  /// A colour, or nil, which leaves it to the drawing.
  private func automaticOrColor(_ node: JSONNode) throws(JSONFault) -> Color? {
    node.isText(ThemeReader.automatic) ? nil : try node.color()
  }
}

extension JSONNode {
  /// Whether the value is a string of these bytes.
  fileprivate func isText(_ string: String) -> Bool {
    guard let text = try? text() else { return false }
    return text == string
  }
}

// The keys of every object of a theme file. The JSON Schema in ThemeSchema.swift has the same ones.

enum ThemeKey: String, DocumentKey {
  case schema = "$schema"
  case format, name, extends, scheme, background, text, secondaryText, screen, stage, area, table, seat, statuses
  case categoryColors, detail

  static let owner = "a theme"
}

enum ScreenStyleKey: String, DocumentKey {
  case line, lineWidth, light

  static let owner = "the style of a screen"
}

enum AreaStyleKey: String, DocumentKey {
  case fill, border, text

  static let owner = "the style of an area"
}

enum SeatStyleKey: String, DocumentKey {
  case body, furtherBodies, outlineWidth, outlineContrast, labelSize, minimumLabelSize

  static let owner = "the style of seats"
}

enum DetailStyleKey: String, DocumentKey {
  case minimumSeatSize, minimumTextSize

  static let owner = "the rule of detail"
}

enum StatusesKey: String, DocumentKey {
  case available, selected, held, reserved, sold, blocked

  static let owner = "the list of statuses"
}

enum StatusStyleKey: String, DocumentKey {
  case body, outline, dashed, outlineFactor, sign, signColor, label

  static let owner = "the style of a status"
}
