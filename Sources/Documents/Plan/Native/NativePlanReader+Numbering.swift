internal import JSON
internal import SeatMaps

extension NativePlanReader {
  /// How rows are named; letters from front to back where nothing else is said.
  mutating func rowNumbering(_ node: JSONNode) throws(JSONFault) -> RowNumbering {
    var numbering = RowNumbering()
    numbering.scheme = try scheme(node, numbering.scheme, NumberingKey.ofRows, "a numbering of rows") {
      (key, value) throws(JSONFault) in
      if key == .order { numbering.order = try value.choice() }
    }
    return numbering
  }

  /// How seats are named; numbers from left to right where nothing else is said.
  mutating func seatNumbering(_ node: JSONNode) throws(JSONFault) -> SeatNumbering {
    var numbering = SeatNumbering()
    numbering.scheme = try scheme(node, numbering.scheme, NumberingKey.allCases, "a numbering of seats") {
      (key, value) throws(JSONFault) in
      if key == .order { numbering.order = try value.choice() }
      if key == .counting { numbering.counting = try value.choice() }
    }
    return numbering
  }

  /// The labels of a numbering, which is an object or the name of a style alone; `other` takes the remaining keys.
  private mutating func scheme(
    _ node: JSONNode, _ initial: LabelScheme, _ keys: [NumberingKey], _ owner: String,
    other: (NumberingKey, JSONNode) throws(JSONFault) -> Void
  ) throws(JSONFault) -> LabelScheme {
    var scheme = initial
    if node.kind == .string {
      scheme.style = try node.choice()
      return scheme
    }
    guard node.kind == .object else {
      let styles = LabelScheme.Style.allCases.map { quoted($0.rawValue) }
      throw node.mismatch(expected: oneOf(styles + ["an object"]))
    }
    var start: JSONNode?
    for (text, value) in try node.fields(duplicates: .rejected) {
      let key = try text.key(among: keys, owner: owner)
      switch key {
      case .style: scheme.style = try value.choice()
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

  /// How far from zero ordinals and steps may be; no sum or product of some overflows.
  private static let ordinalLimit = 1_000_000

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
