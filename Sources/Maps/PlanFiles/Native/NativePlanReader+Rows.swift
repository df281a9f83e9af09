internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps
internal import Support

extension NativePlanReader {
  /// A row of seats given one by one.
  mutating func row(_ node: JSONNode) throws(JSONFault) -> SeatRow {
    var row = SeatRow(label: "", seats: [])
    var label: String?
    var seats: [Seat]?
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: RowKey.self) {
      case .label: label = try reading.text(value)
      case .shownLabel: row.shownLabel = try reading.text(value)
      case .spokenLabel: row.spokenLabel = try reading.text(value)
      case .origin: row.origin = try value.pair()
      case .rowLabels: row.labelPlacement = try value.choice()
      case .seats: seats = try value.map { (seat) throws(JSONFault) in try self.seat(seat) }
      }
    }
    row.label = try node.required(label, RowKey.label)
    row.seats = try node.required(seats, RowKey.seats)
    if row.seats.isEmpty { try reading.count(seats: 1, at: node) }
    return row
  }

  private mutating func seat(_ node: JSONNode) throws(JSONFault) -> Seat {
    try reading.count(seats: 1, at: node)
    var seat = Seat(label: "", position: .zero)
    var label: String?
    var (x, y): (Double?, Double?)
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: SeatKey.self) {
      case .label: label = try reading.text(value)
      case .x: x = try value.coordinate()
      case .y: y = try value.coordinate()
      case .id: seat.id = try identifier(value)
      case .angle: seat.angle = try value.angle()
      case .size: seat.size = try value.positiveLength()
      case .shape: seat.shape = try value.choice()
      case .category: seat.category = try reading.text(value)
      case .attributes: seat.attributes = try attributes(value)
      case .shownLabel: seat.shownLabel = try reading.text(value)
      case .spokenLabel: seat.spokenLabel = try reading.text(value)
      }
    }
    seat.label = try node.required(label, SeatKey.label)
    seat.position = Point(try node.required(x, SeatKey.x), try node.required(y, SeatKey.y))
    return seat
  }

  /// An identifier, which is not empty: seats without a name of their own would all share it.
  mutating func identifier(_ node: JSONNode) throws(JSONFault) -> String {
    let identifier = try reading.text(node)
    guard !identifier.isEmpty else {
      throw node.fault(.value, "an id is not empty: leave it out, and it is made from section, row and label")
    }
    return identifier
  }

  /// What is special about a seat, as an array of words.
  func attributes(_ node: JSONNode) throws(JSONFault) -> SeatAttributes {
    var attributes: SeatAttributes = []
    for element in try node.elements(suchAs: "[\"wheelchair\"]") {
      let word = try element.string()
      guard let attribute = SeatAttributes(key: word) else {
        let words = SeatAttributes.all.map(\.key)
        let meant = likeliestMeaning(of: word, among: words).map { "did you mean \(quoted($0))?" }
        throw element.fault(
          .value,
          "there is no attribute \(quoted(word)); " + (meant ?? "there are \(words.joined(separator: ", "))"))
      }
      attributes.formUnion(attribute)
    }
    return attributes
  }
}

extension NativePlanReader {
  /// How rows are named, as a rule in one line or an object; letters from front to back where an object says nothing.
  mutating func rowNumbering(_ node: JSONNode) throws(JSONFault) -> RowNumbering {
    if node.kind == .string {
      return try rule(node) { (text) throws(NumberingRuleError) in try RowNumbering(rule: text) }
    }
    var numbering = RowNumbering()
    numbering.scheme = try scheme(node, numbering.scheme, NumberingKey.ofRows, "a numbering of rows") {
      (key, value) throws(JSONFault) in
      if key == .order { numbering.order = try value.choice() }
    }
    return numbering
  }

  /// How seats are named, as a rule in one line or an object; numbers from left to right where an object says nothing.
  mutating func seatNumbering(_ node: JSONNode) throws(JSONFault) -> SeatNumbering {
    if node.kind == .string {
      return try rule(node) { (text) throws(NumberingRuleError) in try SeatNumbering(rule: text) }
    }
    var numbering = SeatNumbering()
    numbering.scheme = try scheme(node, numbering.scheme, NumberingKey.allCases, "a numbering of seats") {
      (key, value) throws(JSONFault) in
      if key == .order { numbering.order = try value.choice() }
      if key == .counting { numbering.counting = try value.choice() }
    }
    return numbering
  }

  /// Labels, as a rule in one line.
  mutating func labels(_ node: JSONNode) throws(JSONFault) -> LabelScheme {
    try rule(node) { (text) throws(NumberingRuleError) in try LabelScheme(rule: text) }
  }

  private func rule<Rule>(
    _ node: JSONNode, _ read: (String) throws(NumberingRuleError) -> Rule
  ) throws(JSONFault) -> Rule {
    let text = try node.string()
    do throws(NumberingRuleError) {
      return try read(text)
    } catch {
      throw node.fault(.value, error.description)
    }
  }

  /// The labels of a numbering that is an object; `other` takes the remaining keys.
  private mutating func scheme(
    _ node: JSONNode, _ initial: LabelScheme, _ keys: [NumberingKey], _ owner: String,
    other: (NumberingKey, JSONNode) throws(JSONFault) -> Void
  ) throws(JSONFault) -> LabelScheme {
    var scheme = initial
    guard node.kind == .object else {
      throw node.mismatch(expected: "a rule such as \"numbers from right\", or an object")
    }
    var start: JSONNode?
    for (text, value) in try node.fields(duplicates: .rejected) {
      let key = try text.key(among: keys, owner: owner)
      switch key {
      case .style: scheme.style = try style(value)
      case .start: start = value
      case .step: scheme.step = try step(value)
      case .skip: scheme.skipped = try skippedLabels(value)
      case .prefix: scheme.prefix = try reading.text(value)
      case .suffix: scheme.suffix = try reading.text(value)
      case .order, .counting: try other(key, value)
      }
    }
    if let start { scheme.start = try self.start(start, of: scheme) }
    return scheme
  }

  /// How far from zero ordinals and steps may be.
  private static let ordinalLimit = NumberingRuleReader.ordinalLimit

  /// A style; a list of labels is a rule in one line.
  private func style(_ node: JSONNode) throws(JSONFault) -> LabelScheme.Style {
    let text = try node.string()
    let styles = LabelScheme.Style.allCases.filter { $0 != .list }
    guard let style = styles.first(where: { $0.rawValue == text }) else {
      throw node.fault(.value, unknownWord(text, among: styles.map(\.rawValue)))
    }
    return style
  }

  /// The first label as an ordinal, or as the label itself, such as "C".
  private func start(_ node: JSONNode, of scheme: LabelScheme) throws(JSONFault) -> Int {
    let ordinals = (scheme.style == .numbers ? -NativePlanReader.ordinalLimit : 1)...NativePlanReader.ordinalLimit
    guard node.kind == .string else { return try node.integer(in: ordinals) }
    let label = try node.string()
    guard let ordinal = scheme.ordinal(ofText: label), ordinals.contains(ordinal) else {
      throw node.fault(.value, "expected a label of the style \(quoted(scheme.style.rawValue)), found \(quoted(label))")
    }
    return ordinal
  }

  private func step(_ node: JSONNode) throws(JSONFault) -> Int {
    let step = try node.integer(in: -NativePlanReader.ordinalLimit...NativePlanReader.ordinalLimit)
    guard step != 0 else { throw node.fault(.value, "a step of 0 would give every label the same name") }
    return step
  }

  /// Labels that are left out, as text, or as numbers where they are some.
  private mutating func skippedLabels(_ node: JSONNode) throws(JSONFault) -> [String] {
    try node.map(suchAs: "[\"I\", \"O\"]") { (label) throws(JSONFault) in
      label.kind == .number ? String(try label.integer()) : try reading.text(label)
    }
  }
}

// MARK: - Keys

enum NumberingKey: String, DocumentKey {
  case style, start, step, skip, prefix, suffix, order, counting

  static let owner = "a numbering"
  static let ofRows: [NumberingKey] = [.style, .start, .step, .skip, .prefix, .suffix, .order]
}

enum RowKey: String, DocumentKey {
  case label, shownLabel, spokenLabel, origin, rowLabels, seats

  static let owner = "a row"
}

enum SeatKey: String, DocumentKey {
  case label, x, y, id, angle, size, shape, category, attributes, shownLabel, spokenLabel

  static let owner = "a seat"
}
