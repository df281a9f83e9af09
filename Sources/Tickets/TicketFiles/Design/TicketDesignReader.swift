internal import Colors
internal import Geometry
internal import JSON
internal import Reading
internal import Support
internal import Tickets

/// Reads designs of tickets: each key changes one field of the design that the file extends.
struct TicketDesignReader {
  var reading: DocumentReading
  /// The colours that elements may name.
  private(set) var palette = TicketPalette()
  /// The styles that texts may name.
  private(set) var styles: [String: TicketTextStyle] = [:]
  /// How many elements there have been.
  var elementCount = 0

  init(reading: DocumentReading) {
    self.reading = reading
  }

  // Beyond these bounds a measure is a slip, such as another unit, and a count more than anybody could look at.

  /// Lengths of all kinds; PDF allows pages of 14,400 points.
  static let lengths = 0.0...14_400.0
  /// Extents of a canvas.
  private static let extents = 1.0...14_400.0
  private static let bleeds = 0.0...144.0
  private static let panelLimit = 16
  private static let foldLimit = 16
  private static let colorLimit = 200
  private static let styleLimit = 200
  private static let scaleLimit = 8
  private static let scales = 0.1...16.0
  private static let resolutions = 30.0...2400.0

  /// The design whose file has this root.
  mutating func design(_ root: JSONNode) throws(JSONFault) -> TicketDesign {
    var design = try base(root)
    palette = design.light
    if let node = root[TicketDesignKey.palette] { try read(node, into: &design) }
    palette = design.light
    if let node = root[TicketDesignKey.styles] { try readStyles(node) }

    for (text, value) in try root.fields(duplicates: .rejected) {
      switch try text.key(of: TicketDesignKey.self) {
      case .schema: _ = try value.text()
      case .format, .extends, .palette, .styles: break
      case .name: design.name = try reading.text(value)
      case .unit: design.unit = try value.choice()
      case .canvas:
        let extents = try value.numbers(2, in: TicketDesignReader.extents, suchAs: "[375, 640]")
        design.canvas = Size(extents[0], extents[1])
      case .bleed: design.bleed = try value.number(in: TicketDesignReader.bleeds)
      case .safeMargin: design.safeMargin = try value.number(in: TicketDesignReader.lengths)
      case .ticket: design.frame = try value.frame()
      case .axis: design.axis = try value.choice()
      case .panels: design.panels = try panels(value)
      case .corners: design.outline.corners = try corners(value)
      case .notch: design.outline.notch = try value.unlessNull.map { (node) throws(JSONFault) in try notch(node) }
      case .bites: design.outline.bites = try bites(value)
      case .scallops:
        design.outline.scallops = try value.unlessNull.map { (node) throws(JSONFault) in try scallops(node) }
      case .perforation:
        design.perforation = try value.unlessNull.map { (node) throws(JSONFault) in try perforation(node) }
      case .border: design.border = try value.unlessNull.map { (node) throws(JSONFault) in try border(node) }
      case .shadow: design.shadow = try value.unlessNull.map { (node) throws(JSONFault) in try shadow(node) }
      case .background: design.ground = try value.unlessNull.map { (node) throws(JSONFault) in try ink(node) }
      case .folds: design.folds = try folds(value)
      case .elements: design.elements = try elements(value, on: .canvas)
      case .scales:
        design.scales = try value.numbers(upTo: TicketDesignReader.scaleLimit, in: TicketDesignReader.scales)
      case .resolutions:
        design.resolutions = try value.numbers(
          upTo: TicketDesignReader.scaleLimit, in: TicketDesignReader.resolutions)
      case .depth: design.depth = try value.choice()
      case .dates:
        design.datePattern = try value.unlessNull.map { (node) throws(JSONFault) in try pattern(node, "yy/MM/dd") }
      case .times:
        design.timePattern = try value.unlessNull.map { (node) throws(JSONFault) in try pattern(node, "HH:mm") }
      case .runtimes: design.runtimeForm = try value.choice()
      }
    }
    try check(&design, root)
    return design
  }

  /// The design that the file extends, or an empty one, which the file has to fill.
  private func base(_ root: JSONNode) throws(JSONFault) -> TicketDesign {
    guard root.kind == .object else { throw root.mismatch(expected: "a ticket's design, which is an object") }
    guard let format = root[TicketDesignKey.format] else {
      throw root.fault(
        .format, "this is no ticket's design: expected \"format\": \(quoted(TicketDesignDocument.format))")
    }
    guard try format.text() == TicketDesignDocument.format else {
      throw format.fault(
        .format, "expected \(quoted(TicketDesignDocument.format)), found \(quoted(try format.string()))")
    }
    guard let extended = root[TicketDesignKey.extends] else {
      for key in [TicketDesignKey.name, .canvas, .panels] where root[key] == nil {
        throw root.fault(
          .missingKey, "\(TicketDesignKey.owner) that extends no other needs the key \(quoted(key.rawValue))")
      }
      return TicketDesign(name: "", canvas: .zero, panels: [])
    }
    let name = try extended.string()
    guard let design = BuiltInTicketDesign(rawValue: name)?.design else {
      throw extended.fault(.value, unknownWord(name, among: BuiltInTicketDesign.allCases.map(\.rawValue)))
    }
    return design
  }

  /// Puts the ticket where the file leaves it, and throws a fault where it has no room.
  private func check(_ design: inout TicketDesign, _ root: JSONNode) throws(JSONFault) {
    let canvas = Rect(origin: .zero, size: design.canvas)
    if root[TicketDesignKey.ticket] == nil, root[TicketDesignKey.extends] == nil { design.frame = canvas }
    guard canvas.contains(design.frame) else {
      throw (root[TicketDesignKey.ticket] ?? root).fault(
        .value, "the ticket leaves the canvas of \(text(design.canvas.width)) × \(text(design.canvas.height))")
    }
    let extent = design.axis == .horizontal ? design.frame.width : design.frame.height
    let sum = design.panels.reduce(0) { $0 + ($1.length ?? 0) }
    guard sum <= extent * (1 + 1e-9) else {
      throw (root[TicketDesignKey.panels] ?? root).fault(
        .value, "the panels are \(text(sum)) long together, and the ticket only \(text(extent))")
    }
    try checkCuts(of: design, root)
  }

  private func text(_ number: Double) -> String { number.shortestText }

  // MARK: Parts

  private mutating func read(_ node: JSONNode, into design: inout TicketDesign) throws(JSONFault) {
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: TicketPaletteKey.self) {
      case .light: try readColors(value, into: &design.light)
      case .dark:
        var dark = design.dark ?? TicketPalette()
        try readColors(value, into: &dark)
        design.dark = dark
      }
    }
    guard let dark = design.dark, let name = dark.names.first(where: { design.light[$0] == nil }) else { return }
    throw node.fault(.value, "the dark palette has a colour \(quoted(name)) that the light one lacks")
  }

  private mutating func readColors(_ node: JSONNode, into palette: inout TicketPalette) throws(JSONFault) {
    for (text, value) in try node.fields(duplicates: .rejected) {
      let name = reading.text(text)
      guard !name.isEmpty, !name.hasPrefix("#") else {
        throw text.fault(.value, "a colour's name is not empty and does not begin with \"#\"")
      }
      palette.colors[name] = try value.color()
      guard palette.colors.count <= TicketDesignReader.colorLimit else {
        throw text.fault(.limit, "a palette has at most \(TicketDesignReader.colorLimit) colours")
      }
    }
  }

  private mutating func readStyles(_ node: JSONNode) throws(JSONFault) {
    for (text, value) in try node.fields(duplicates: .rejected) {
      guard styles.count < TicketDesignReader.styleLimit else {
        throw text.fault(.limit, "a design has at most \(TicketDesignReader.styleLimit) styles")
      }
      styles[text.string] = try style(value)
    }
  }

  private mutating func panels(_ node: JSONNode) throws(JSONFault) -> [TicketPanel] {
    var panels: [TicketPanel] = []
    for element in try node.elements(suchAs: "[{ \"name\": \"body\", \"fill\": \"white\" }]") {
      guard panels.count < TicketDesignReader.panelLimit else {
        throw element.fault(.limit, "a ticket has at most \(TicketDesignReader.panelLimit) panels")
      }
      panels.append(try panel(element))
    }
    guard !panels.isEmpty else { throw node.fault(.value, "a ticket has at least one panel") }
    return panels
  }

  private mutating func panel(_ node: JSONNode) throws(JSONFault) -> TicketPanel {
    var panel = TicketPanel(name: "", fill: .flat(.white))
    var (name, fill): (String?, TicketFill?)
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: TicketPanelKey.self) {
      case .name: name = try reading.text(value)
      case .length: panel.length = try value.number(in: TicketDesignReader.lengths)
      case .fill: fill = try self.fill(value)
      case .elements: panel.elements = try elements(value, on: .panel)
      }
    }
    panel.name = try node.required(name, TicketPanelKey.name)
    panel.fill = try node.required(fill, TicketPanelKey.fill)
    return panel
  }

  private mutating func pattern(_ node: JSONNode, _ example: String) throws(JSONFault) -> DatePattern {
    let text = try reading.text(node)
    guard !text.isEmpty, let pattern = DatePattern(text) else {
      throw node.fault(
        .value,
        "expected a pattern of Unicode's letters such as \(quoted(example)), with words between apostrophes, found "
          + quoted(text))
    }
    return pattern
  }

  private func folds(_ node: JSONNode) throws(JSONFault) -> [TicketFold] {
    var folds: [TicketFold] = []
    for element in try node.elements(suchAs: "[{ \"axis\": \"horizontal\", \"position\": 421 }]") {
      guard folds.count < TicketDesignReader.foldLimit else {
        throw element.fault(.limit, "a page has at most \(TicketDesignReader.foldLimit) folds")
      }
      var (axis, position): (TicketAxis?, Double?)
      for (text, value) in try element.fields(duplicates: .rejected) {
        switch try text.key(of: TicketFoldKey.self) {
        case .axis: axis = try value.choice()
        case .position: position = try value.number(in: TicketDesignReader.lengths)
        }
      }
      folds.append(
        TicketFold(
          try element.required(axis, TicketFoldKey.axis), at: try element.required(position, TicketFoldKey.position)))
    }
    return folds
  }
}

extension JSONNode {
  /// The value of a key, looked up before reading.
  subscript(key: some DocumentKey) -> JSONNode? {
    guard let fields = try? fields() else { return nil }
    var found: JSONNode?
    for (candidate, value) in fields where candidate == key.rawValue { found = value }
    return found
  }

  /// An array of a number of numbers.
  func numbers(
    _ count: Int, in range: ClosedRange<Double>, suchAs example: StaticString
  ) throws(JSONFault) -> [Double] {
    let numbers = try map(suchAs: example) { (part) throws(JSONFault) in try part.number(in: range) }
    guard numbers.count == count else {
      throw fault(.type, "expected \(count) numbers such as \(example), found an array of \(numbers.count)")
    }
    return numbers
  }

  /// An array of at most a number of numbers, and at least one.
  func numbers(upTo limit: Int, in range: ClosedRange<Double>) throws(JSONFault) -> [Double] {
    let numbers = try map(suchAs: "[1, 2]") { (part) throws(JSONFault) in try part.number(in: range) }
    guard (1...limit).contains(numbers.count) else {
      throw fault(.value, "expected 1 to \(limit) numbers, found \(numbers.count)")
    }
    return numbers
  }

  /// A frame as an array of its left and top edge, width and height.
  func frame() throws(JSONFault) -> Rect {
    let bounds = -TicketDesignReader.lengths.upperBound...TicketDesignReader.lengths.upperBound
    let parts = try numbers(4, in: bounds, suchAs: "[16, 30, 311, 24]")
    guard parts[2] > 0, parts[3] > 0 else { throw fault(.value, "a frame is [x, y, width, height] with some extent") }
    return Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }
}

// MARK: - Keys
//
// The keys of each object stand below the chapter that reads it; Schemas/design.schema.json has the same ones.

// The keys of every object of a design's file. The JSON Schema in TicketDesignSchema.swift has the same ones.

enum TicketDesignKey: String, DocumentKey {
  case schema = "$schema"
  case format, name, extends, unit, canvas, bleed, safeMargin, ticket, axis, panels, corners, notch, bites, scallops
  case perforation, border, shadow, background, folds, elements, styles, palette, scales, resolutions, depth
  case dates, times, runtimes

  static let owner = "a ticket's design"
}

enum TicketPaletteKey: String, DocumentKey {
  case light, dark

  static let owner = "the palette of a design"
}

enum TicketPanelKey: String, DocumentKey {
  case name, length, fill, elements

  static let owner = "a panel"
}

enum TicketFoldKey: String, DocumentKey {
  case axis, position

  static let owner = "a fold"
}
