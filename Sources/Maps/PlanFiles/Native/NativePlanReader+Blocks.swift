internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps
internal import Support

extension NativePlanReader {
  /// A block: rows given one by one where `rows` is an array; else the rule whose key there is, or straight rows.
  mutating func block(_ node: JSONNode) throws(JSONFault) -> Block {
    if let rows = node["rows"], rows.kind == .array {
      return try block(node, BlockKey.ofEveryBlock, "a block whose rows are given one by one")
    }
    if node["arc"] != nil { return try block(node, BlockKey.ofArcRows, "a block of rows on arcs") }
    if node["path"] != nil { return try block(node, BlockKey.ofPathRows, "a block of rows along a path") }
    if node["fill"] != nil { return try block(node, BlockKey.ofFilledRows, "a block of rows that fill an outline") }
    if node["arch"] != nil { return try block(node, BlockKey.ofArchRows, "a block of rows in an arch") }
    return try block(node, BlockKey.ofStraightRows, "a block of straight rows")
  }

  private mutating func block(
    _ node: JSONNode, _ keys: [BlockKey], _ owner: String
  ) throws(JSONFault) -> Block {
    var block = Block(.rows([]))
    var rule = RowRule()
    var rows, changes: JSONNode?
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(among: keys, owner: owner) {
      case .rows: rows = value
      case .seats: rule.seats = (value, try patterns(value))
      case .seatPitch: rule.seatPitch = (value, try value.positiveLength())
      case .rowPitch: rule.rowPitch = try value.positiveLength()
      case .align: rule.alignment = try value.choice()
      case .stagger: rule.stagger = try value.number(in: -1...1)
      case .skew: rule.skew = .degrees(try value.number(in: -80...80))
      case .arc: rule.arc = (value, try arc(value))
      case .path: rule.path = try path(value)
      case .fill: rule.fill = try fill(value)
      case .arch: rule.arch = try arch(value)
      case .origin: block.origin = try value.pair()
      case .gap: block.gap = try value.coordinate()
      case .seatSize: block.seatSize = try value.positiveLength()
      case .seatShape: block.seatShape = try value.choice()
      case .category: block.category = try reading.text(value)
      case .rowNumbering: block.rowNumbering = try rowNumbering(value)
      case .seatNumbering: block.seatNumbering = try seatNumbering(value)
      case .rowOverrides:
        changes = value
        block.rowOverrides = try value.map { (override) throws(JSONFault) in try self.rowOverride(override) }
      case .exceptions:
        changes = value
        block.exceptions = try self.exceptions(value)
      }
    }
    if let rows, rows.kind == .array {
      block.arrangement = .rows(try rows.map { (row) throws(JSONFault) in try self.row(row) })
    } else {
      let count = try rows.map { (rows) throws(JSONFault) in try rows.integer(in: 0...max(reading.limits.seats, 0)) }
      block.arrangement = try rule.arrangement(ofRows: count, in: node)
      try reading.count(seats: block.effort, at: rows ?? node)
    }
    if let changes {
      let seats = max(block.seatCount, block.rowCount)
      try reading.count(exceptions: block.exceptions.count + block.rowOverrides.count, ofSeats: seats, at: changes)
    }
    return block
  }

  /// Counts the seats that overrides of rows add to those that were counted block by block.
  mutating func countOverrides(in section: Section, at node: JSONNode) throws(JSONFault) {
    guard section.blocks.contains(where: { !$0.rowOverrides.isEmpty }) else { return }
    let counted = section.blocks.reduce(0) { $0 + $1.seatCount }
    try reading.count(seats: max(section.blockSeatCount - counted, 0), at: node)
  }

  // MARK: Patterns

  /// What stands along the rows: a number of seats, one pattern for all rows, or an array of patterns.
  mutating func patterns(_ node: JSONNode) throws(JSONFault) -> [RowPattern] {
    guard node.kind == .array else { return [RowPattern([try patternItem(node)])] }
    var elements = try node.elements()
    guard let first = elements.next() else { return [] }
    if first.kind == .array { return try node.map { (pattern) throws(JSONFault) in try self.pattern(pattern) } }
    return [try pattern(node)]
  }

  /// What stands along a row: a number of seats, or an array of pieces.
  func pattern(ofRow node: JSONNode) throws(JSONFault) -> RowPattern {
    node.kind == .array ? try pattern(node) : RowPattern([try patternItem(node)])
  }

  private func pattern(_ node: JSONNode) throws(JSONFault) -> RowPattern {
    RowPattern(try node.map { (item) throws(JSONFault) in try self.patternItem(item) })
  }

  private func patternItem(_ node: JSONNode) throws(JSONFault) -> RowPattern.Item {
    let counts = 0...1_000_000
    switch node.kind {
    case .number:
      return .seats(try node.integer(in: counts))
    case .object:
      var item: RowPattern.Item?
      for (text, value) in try node.fields(duplicates: .rejected) {
        guard item == nil else { throw text.fault(.value, "a gap is a \"gap\" of cells or an \"aisle\", not both") }
        switch try text.key(of: GapKey.self) {
        case .gap: item = .gap(cells: try value.integer(in: counts))
        case .aisle: item = .aisle(width: try value.length())
        }
      }
      return try node.required(item, GapKey.gap)
    default:
      throw node.mismatch(expected: "a number of seats, {\"gap\": cells} or {\"aisle\": width}")
    }
  }

  // MARK: Exceptions

  mutating func exceptions(_ node: JSONNode) throws(JSONFault) -> [SeatException] {
    try node.map { (node) throws(JSONFault) in
      var exception = SeatException()
      for (text, value) in try node.fields(duplicates: .rejected) {
        switch try text.key(of: ExceptionKey.self) {
        case .rows: exception.rows = try labelSelection(value)
        case .seats: exception.seats = try labelSelection(value)
        case .remove: exception.isRemoved = try value.boolean()
        case .category: exception.category = try reading.text(value)
        case .attributes: exception.attributes = try attributes(value)
        case .shape: exception.shape = try value.choice()
        case .size: exception.size = try value.positiveLength()
        case .nudge: exception.nudge = try value.pair() - .zero
        case .angle: exception.angle = try value.angle()
        }
      }
      return exception
    }
  }

  /// Labels as text, `"A-C, F"`; as a number; or as an array of these and of exact labels and ranges.
  mutating func labelSelection(_ node: JSONNode) throws(JSONFault) -> LabelSelection {
    guard node.kind == .array else { return LabelSelection(try labelItems(node)) }
    var items: [LabelSelection.Item] = []
    for element in try node.elements() { items += try labelItems(element) }
    return LabelSelection(items)
  }

  private mutating func labelItems(_ node: JSONNode) throws(JSONFault) -> [LabelSelection.Item] {
    switch node.kind {
    case .number:
      return [.label(String(try node.integer()))]
    case .string:
      let text = try reading.text(node)
      guard let items = LabelSelection.items(inShorthand: text) else {
        throw node.fault(.value, "expected labels such as \"A-C, F\", found \(quoted(text))")
      }
      return items
    case .object:
      var label, from, to: String?
      for (text, value) in try node.fields(duplicates: .rejected) {
        switch try text.key(of: LabelRangeKey.self) {
        case .label: label = try reading.text(value)
        case .from: from = try reading.text(value)
        case .to: to = try reading.text(value)
        }
      }
      switch (label, from, to) {
      case (let label?, nil, nil): return [.label(label)]
      case (nil, let from?, let to?): return [.range(from, to)]
      default: throw node.fault(.missingKey, "a selection of labels needs \"label\", or \"from\" and \"to\"")
      }
    default:
      throw node.mismatch(expected: "labels such as \"A-C, F\"")
    }
  }
}

// MARK: - Keys

enum BlockKey: String, DocumentKey {
  case rows, seats, seatPitch, rowPitch, align, stagger, skew, arc, path, fill, arch
  case origin, gap, seatSize, seatShape, category, rowNumbering, seatNumbering, rowOverrides, exceptions

  static let owner = "a block"
  /// Those that every block may have.
  static let ofEveryBlock: [BlockKey] = [
    .rows, .origin, .gap, .seatSize, .seatShape, .category, .rowNumbering, .seatNumbering, .exceptions,
  ]
  /// Those that every block of rows by rule may have.
  private static let ofEveryRule = ofEveryBlock + [.rowPitch, .rowOverrides]
  static let ofStraightRows = ofEveryRule + [.seats, .seatPitch, .align, .stagger, .skew]
  static let ofArcRows = ofEveryRule + [.seats, .seatPitch, .arc]
  static let ofPathRows = ofEveryRule + [.seats, .seatPitch, .align, .path]
  static let ofFilledRows = ofEveryRule + [.seatPitch, .align, .fill]
  static let ofArchRows = ofEveryRule + [.seats, .arch]
}

enum GapKey: String, DocumentKey {
  case gap, aisle

  static let owner = "a gap"
}

enum ExceptionKey: String, DocumentKey {
  case rows, seats, remove, category, attributes, shape, size, nudge, angle

  static let owner = "an exception"
}

enum LabelRangeKey: String, DocumentKey {
  case label, from, to

  static let owner = "a selection of labels"
}

extension LabelSelection {
  /// The pieces of a text such as `A-C, F`; nil where a piece is empty, or a range lacks an end or has three.
  static func items(inShorthand text: String) -> [Item]? {
    var items: [Item] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = piece.split(separator: "-", omittingEmptySubsequences: false).map(trimmed)
      guard ends.allSatisfy({ !$0.isEmpty }) else { return nil }
      switch ends.count {
      case 1: items.append(.label(ends[0]))
      case 2: items.append(.range(ends[0], ends[1]))
      default: return nil
      }
    }
    return items
  }

  /// The selection as such a text, or nil where a label would not be read back from it.
  var shorthand: String? {
    var pieces: [String] = []
    for item in items {
      let ends =
        switch item {
        case .label(let label): [label]
        case .range(let from, let to): [from, to]
        }
      guard ends.allSatisfy(LabelSelection.isPlain) else { return nil }
      pieces.append(ends.joined(separator: "-"))
    }
    return pieces.isEmpty ? nil : pieces.joined(separator: ", ")
  }

  private static func isPlain(_ label: String) -> Bool {
    !label.isEmpty && !label.contains("-") && !label.contains(",") && trimmed(label[...]) == label
  }
}

/// A text without the spaces around it.
private func trimmed(_ text: Substring) -> String {
  let start = text.drop { $0 == " " }
  return String(start.reversed().drop { $0 == " " }.reversed())
}
