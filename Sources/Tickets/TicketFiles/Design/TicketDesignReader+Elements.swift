internal import Barcodes
internal import Geometry
internal import JSON
internal import Reading
internal import Support
internal import Tickets

// What stands on a ticket.

/// What holds an element, which says how its place is given.
enum TicketElementHolder: Hashable {
  case canvas
  case panel
  case stack(TicketAxis, depth: Int)
  case grid(depth: Int)

  /// How many stacks and grids there are around the element.
  var depth: Int {
    switch self {
    case .canvas, .panel: 0
    case .stack(_, let depth), .grid(let depth): depth
    }
  }
}

extension TicketDesignReader {
  private static let elementLimit = 1000
  private static let depthLimit = 8
  private static let columnCounts = 1...50
  private static let shares = 0.001...1000.0
  private static let dashLimit = 16
  private static let dashLengths = 0.1...14_400.0
  private static let leastLength = 0.001...14_400.0

  mutating func elements(
    _ node: JSONNode, on holder: TicketElementHolder
  ) throws(JSONFault) -> [TicketElement] {
    guard holder.depth <= TicketDesignReader.depthLimit else {
      throw node.fault(.limit, "stacks and grids stand in each other at most \(TicketDesignReader.depthLimit) deep")
    }
    var elements: [TicketElement] = []
    for element in try node.elements() {
      elementCount += 1
      guard elementCount <= TicketDesignReader.elementLimit else {
        throw element.fault(.limit, "a design has at most \(TicketDesignReader.elementLimit) elements")
      }
      elements.append(try self.element(element, on: holder))
    }
    return elements
  }

  private mutating func element(
    _ node: JSONNode, on holder: TicketElementHolder
  ) throws(JSONFault) -> TicketElement {
    let fields = try TicketElementFields(node)
    let placement = try placement(of: fields, on: holder)
    switch fields.type {
    case .text: return .text(try text(fields), placement)
    case .field: return .field(try field(fields), placement)
    case .picture: return .picture(try picture(fields), placement)
    case .code: return .code(try code(fields), placement)
    case .line: return .line(try line(fields), placement)
    case .shape: return .shape(try shape(fields), placement)
    case .rating: return .rating(try rating(fields), placement)
    case .chips: return .chips(try chips(fields), placement)
    case .stack: return .stack(try stack(fields, depth: holder.depth + 1), placement)
    case .grid: return .grid(try grid(fields, depth: holder.depth + 1), placement)
    }
  }

  /// The place of an element, given in the way of what holds it.
  private func placement(
    of fields: TicketElementFields, on holder: TicketElementHolder
  ) throws(JSONFault) -> TicketPlacement {
    let (allowed, hint): ([TicketElementKey], String) =
      switch holder {
      case .canvas, .panel: ([.frame], "outside stacks and grids an element has a frame")
      case .stack: ([.length, .share], "in a stack an element has a length or a share")
      case .grid: ([.share], "in a grid an element has the place of its cell")
      }
    for key in [TicketElementKey.frame, .length, .share] where !allowed.contains(key) {
      if let node = fields[key] {
        throw node.fault(.unknownKey, "\(quoted(key.rawValue)) has no meaning here: \(hint)")
      }
    }
    if let frame = fields[.frame] { return .frame(try frame.frame()) }
    if let length = fields[.length] {
      if let share = fields[.share] { throw share.fault(.value, "an element has a length or a share, not both") }
      return .length(try length.number(in: TicketDesignReader.leastLength))
    }
    if let share = fields[.share] { return .share(try share.number(in: TicketDesignReader.shares)) }
    if allowed == [.frame] { _ = try fields.required(.frame) }
    return .share(1)
  }

  // MARK: Kinds

  private mutating func text(_ fields: TicketElementFields) throws(JSONFault) -> TicketTextElement {
    let node = try fields.required(.text)
    let text = try reading.text(node)
    let template: TicketTemplate
    do throws(TicketTemplateError) {
      template = try TicketTemplate(parsing: text)
    } catch {
      throw node.fault(.value, message(of: error))
    }
    return TicketTextElement(
      template, style: try style(try fields.required(.style)), turn: try fields.choice(.turn) ?? .none)
  }

  private func message(of error: TicketTemplateError) -> String {
    guard case .unknownField(let name) = error else { return error.description }
    return unknownWord(name, among: TicketField.allCases.map(\.rawValue))
  }

  private func field(_ fields: TicketElementFields) throws(JSONFault) -> TicketFieldElement {
    let captionStyle = try style(try fields.required(.captionStyle))
    return TicketFieldElement(
      try fields.required(.field).choice(), captionStyle: captionStyle,
      captionHeight: try fields.length(.captionHeight) ?? captionStyle.size * captionStyle.lineSpacing,
      valueStyle: try style(try fields.required(.style)), turn: try fields.choice(.turn) ?? .none)
  }

  private func picture(_ fields: TicketElementFields) throws(JSONFault) -> TicketPictureElement {
    let node = try fields.required(.roles)
    let roles = try node.map(suchAs: "[\"backdrop\", \"poster\"]") { (role) throws(JSONFault) in
      try role.choice(of: TicketPictureRole.self)
    }
    guard (1...TicketPictureRole.allCases.count).contains(roles.count) else {
      throw node.fault(.value, "expected 1 to \(TicketPictureRole.allCases.count) roles, found \(roles.count)")
    }
    return TicketPictureElement(
      roles, fit: try fields.choice(.fit) ?? .cover, cornerRadius: try fields.length(.cornerRadius) ?? 0,
      fallback: try fields[.fallback].map { (node) throws(JSONFault) in try fill(node) })
  }

  private func code(_ fields: TicketElementFields) throws(JSONFault) -> TicketCodeElement {
    var code = TicketCodeElement()
    if let node = fields[.symbology] { code.symbology = try node.choice(of: Symbology.self).rawValue }
    code.alignment = try fields.choice(.align) ?? .center
    code.verticalAlignment = try fields.choice(.verticalAlign) ?? .middle
    if let node = fields[.color] { code.dark = try ink(node) }
    if let node = fields[.plate] { code.plate = try ink(node) }
    if let node = fields[.captionStyle] {
      let style = try style(node)
      code.captionStyle = style
      code.captionHeight = style.size * style.lineSpacing
    }
    if let height = try fields.length(.captionHeight) { code.captionHeight = height }
    code.turn = try fields.choice(.turn) ?? .none
    return code
  }

  private func line(_ fields: TicketElementFields) throws(JSONFault) -> TicketLineElement {
    var line = TicketLineElement(ink: try ink(try fields.required(.color)), width: try fields.length(.width) ?? 1)
    guard let node = fields[.dashes] else { return line }
    line.dashes = try node.numbers(upTo: TicketDesignReader.dashLimit, in: TicketDesignReader.dashLengths)
    return line
  }

  private func shape(_ fields: TicketElementFields) throws(JSONFault) -> TicketShapeElement {
    TicketShapeElement(
      try fields.choice(.figure) ?? .rectangle,
      fill: try fields[.fill].map { (node) throws(JSONFault) in try fill(node) },
      border: try fields[.border].map { (node) throws(JSONFault) in try ink(node) },
      borderWidth: try fields.length(.borderWidth) ?? 1, cornerRadius: try fields.length(.cornerRadius) ?? 0)
  }

  private func rating(_ fields: TicketElementFields) throws(JSONFault) -> TicketRatingElement {
    TicketRatingElement(
      barHeight: try fields.required(.barHeight).number(in: TicketDesignReader.leastLength),
      track: try ink(try fields.required(.track)), fill: try fill(try fields.required(.fill)),
      labelStyle: try fields[.labelStyle].map { (node) throws(JSONFault) in try style(node) },
      labelWidth: try fields.length(.labelWidth) ?? 0)
  }

  private func chips(_ fields: TicketElementFields) throws(JSONFault) -> TicketChipsElement {
    TicketChipsElement(
      style: try style(try fields.required(.style)), fill: try fill(try fields.required(.fill)),
      padding: try fields.length(.padding) ?? 5, spacing: try fields.length(.spacing) ?? 5,
      cornerRadius: try fields.length(.cornerRadius) ?? 10)
  }

  private mutating func stack(_ fields: TicketElementFields, depth: Int) throws(JSONFault) -> TicketStack {
    let axis: TicketAxis = try fields.required(.axis).choice()
    return TicketStack(
      axis, spacing: try fields.length(.spacing) ?? 0,
      elements: try elements(try fields.required(.elements), on: .stack(axis, depth: depth)))
  }

  private mutating func grid(_ fields: TicketElementFields, depth: Int) throws(JSONFault) -> TicketGrid {
    TicketGrid(
      columns: try fields.required(.columns).integer(in: TicketDesignReader.columnCounts),
      rowHeight: try fields.required(.rowHeight).number(in: TicketDesignReader.leastLength),
      columnSpacing: try fields.length(.columnSpacing) ?? 0, rowSpacing: try fields.length(.rowSpacing) ?? 0,
      elements: try elements(try fields.required(.elements), on: .grid(depth: depth)))
  }
}

/// The fields of an element, checked to be those of its type.
private struct TicketElementFields {
  let type: TicketElementType
  private let node: JSONNode
  private var values: [TicketElementKey: JSONNode] = [:]

  init(_ node: JSONNode) throws(JSONFault) {
    self.node = node
    let fields = try node.fields(duplicates: .rejected)
    var typeNode: JSONNode?
    for (text, value) in fields where text == TicketElementKey.type.rawValue { typeNode = value }
    type = try node.required(typeNode, TicketElementKey.type).choice()
    for (text, value) in fields { values[try text.key(among: type.keys, owner: type.owner)] = value }
  }

  subscript(key: TicketElementKey) -> JSONNode? { values[key] }

  func required(_ key: TicketElementKey) throws(JSONFault) -> JSONNode {
    guard let value = values[key] else {
      throw node.fault(.missingKey, "\(type.owner) needs the key \(quoted(key.rawValue))")
    }
    return value
  }

  func length(_ key: TicketElementKey) throws(JSONFault) -> Double? {
    try values[key].map { (node) throws(JSONFault) in try node.number(in: TicketDesignReader.lengths) }
  }

  func choice<Choice: CaseIterable & RawRepresentable<String>>(_ key: TicketElementKey) throws(JSONFault) -> Choice? {
    try values[key].map { (node) throws(JSONFault) in try node.choice() }
  }
}

// MARK: - Keys

/// What an element is.
enum TicketElementType: String, CaseIterable {
  case text, field, picture, code, line, shape, rating, chips, stack, grid

  /// The type with its article, for messages.
  var owner: String { "an element of type \"\(rawValue)\"" }

  /// The keys of such an element.
  var keys: [TicketElementKey] { [.type, .frame, .length, .share] + ownKeys }

  private var ownKeys: [TicketElementKey] {
    switch self {
    case .text: [.text, .style, .turn]
    case .field: [.field, .style, .captionStyle, .captionHeight, .turn]
    case .picture: [.roles, .fit, .cornerRadius, .fallback]
    case .code: [.symbology, .align, .verticalAlign, .color, .plate, .captionStyle, .captionHeight, .turn]
    case .line: [.color, .width, .dashes]
    case .shape: [.figure, .fill, .border, .borderWidth, .cornerRadius]
    case .rating: [.barHeight, .track, .fill, .labelStyle, .labelWidth]
    case .chips: [.style, .fill, .padding, .spacing, .cornerRadius]
    case .stack: [.axis, .spacing, .elements]
    case .grid: [.columns, .rowHeight, .columnSpacing, .rowSpacing, .elements]
    }
  }
}

/// The keys of elements; which of them an element may have depends on its type.
enum TicketElementKey: String, DocumentKey {
  case type, frame, length, share
  case text, style, turn
  case field, captionStyle, captionHeight
  case roles, fit, cornerRadius, fallback
  case symbology, align, verticalAlign, color, plate
  case width, dashes
  case figure, fill, border, borderWidth
  case barHeight, track, labelStyle, labelWidth
  case padding, spacing
  case axis, elements
  case columns, rowHeight, columnSpacing, rowSpacing

  static let owner = "an element"
}
