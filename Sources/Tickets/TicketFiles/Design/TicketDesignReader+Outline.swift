internal import Geometry
internal import JSON
internal import Reading
internal import Shapes
internal import Support
internal import Tickets

// The form of a ticket's edge, and what follows it.

extension TicketDesignReader {
  private static let biteLimit = 64
  private static let positions = 0.0...1.0
  private static let offsets = -200.0...200.0
  private static let shadowRadii = 0.0...200.0
  /// The least length of what is repeated along a line.
  private static let repeats = 0.1...14_400.0

  private enum CornerStyle: String, CaseIterable { case square, rounded, concave }

  private enum PerforationStyle: String, CaseIterable { case dashes, holes }

  /// One form for all corners, or four, clockwise from the top left.
  func corners(_ node: JSONNode) throws(JSONFault) -> TicketOutline.Corners {
    guard node.kind == .array else { return TicketOutline.Corners(try corner(node)) }
    let corners = try node.map { (part) throws(JSONFault) in try corner(part) }
    guard corners.count == 4 else {
      throw node.fault(.type, "expected four corners, clockwise from the top left, found \(corners.count)")
    }
    return TicketOutline.Corners(corners[0], corners[1], corners[2], corners[3])
  }

  private func corner(_ node: JSONNode) throws(JSONFault) -> TicketOutline.Corner {
    if node.kind == .string, try node.text() == CornerStyle.square.rawValue { return .square }
    var (style, radius): (CornerStyle?, Double?)
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: TicketCornerKey.self) {
      case .style: style = try value.choice()
      case .radius: radius = try value.number(in: TicketDesignReader.lengths)
      }
    }
    switch try node.required(style, TicketCornerKey.style) {
    case .square: return .square
    case .rounded: return .rounded(try node.required(radius, TicketCornerKey.radius))
    case .concave: return .concave(try node.required(radius, TicketCornerKey.radius))
    }
  }

  func notch(_ node: JSONNode) throws(JSONFault) -> TicketOutlineStyle.Notch {
    var (radius, depth): (Double?, Double?)
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: TicketNotchKey.self) {
      case .radius: radius = try value.number(in: TicketDesignReader.lengths)
      case .depth: depth = try value.number(in: TicketDesignReader.lengths)
      }
    }
    let notch = TicketOutlineStyle.Notch(radius: try node.required(radius, TicketNotchKey.radius), depth: depth)
    try checkDepth(notch.depth, radius: notch.radius, at: node)
    return notch
  }

  func bites(_ node: JSONNode) throws(JSONFault) -> [TicketOutline.Bite] {
    var bites: [TicketOutline.Bite] = []
    for element in try node.elements(suchAs: "[{ \"edge\": \"top\", \"position\": 0.5, \"radius\": 20 }]") {
      guard bites.count < TicketDesignReader.biteLimit else {
        throw element.fault(.limit, "a ticket has at most \(TicketDesignReader.biteLimit) bites")
      }
      bites.append(try bite(element))
    }
    return bites
  }

  private func bite(_ node: JSONNode) throws(JSONFault) -> TicketOutline.Bite {
    var (edge, position, radius, depth): (TicketOutline.Edge?, Double?, Double?, Double?)
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: TicketBiteKey.self) {
      case .edge: edge = try value.choice()
      case .position: position = try value.number(in: TicketDesignReader.positions)
      case .radius: radius = try value.number(in: TicketDesignReader.lengths)
      case .depth: depth = try value.number(in: TicketDesignReader.lengths)
      }
    }
    let bite = TicketOutline.Bite(
      try node.required(edge, TicketBiteKey.edge), at: try node.required(position, TicketBiteKey.position),
      radius: try node.required(radius, TicketBiteKey.radius), depth: depth)
    try checkDepth(bite.depth, radius: bite.radius, at: node)
    return bite
  }

  private func checkDepth(_ depth: Double, radius: Double, at node: JSONNode) throws(JSONFault) {
    guard depth <= radius else {
      throw node.fault(.value, "the depth is at most the radius, which makes a half circle")
    }
  }

  /// Throws a fault where a notch or a bite would take away all of the ticket's shorter side, or more.
  func checkCuts(of design: TicketDesign, _ root: JSONNode) throws(JSONFault) {
    let side = min(design.frame.width, design.frame.height)
    func check(_ bite: TicketOutline.Bite, _ name: String, at node: JSONNode) throws(JSONFault) {
      guard bite.chord >= side else { return }
      throw node.fault(
        .value,
        "\(name) \(Int(bite.chord.rounded())) wide leaves nothing of a ticket whose shorter side is "
          + "\(side.shortestText) long")
    }
    if let notch = design.outline.notch, design.panels.count > 1 {
      let bite = TicketOutline.Bite(.top, at: 0.5, radius: notch.radius, depth: notch.depth)
      try check(bite, "a notch", at: root[TicketDesignKey.notch] ?? root)
    }
    for bite in design.outline.bites { try check(bite, "a bite", at: root[TicketDesignKey.bites] ?? root) }
  }

  func scallops(_ node: JSONNode) throws(JSONFault) -> TicketOutline.Scallops {
    var scallops = TicketOutline.Scallops([], radius: 0, spacing: 0)
    var (edges, radius): ([TicketOutline.Edge]?, Double?)
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: TicketScallopsKey.self) {
      case .edges:
        edges = try value.map(suchAs: "[\"left\", \"right\"]") { (edge) throws(JSONFault) in try edge.choice() }
      case .radius: radius = try value.number(in: TicketDesignReader.repeats)
      case .spacing: scallops.spacing = try value.number(in: TicketDesignReader.lengths)
      }
    }
    scallops.edges = Set(try node.required(edges, TicketScallopsKey.edges))
    scallops.radius = try node.required(radius, TicketScallopsKey.radius)
    return scallops
  }

  func perforation(_ node: JSONNode) throws(JSONFault) -> TicketPerforation {
    guard let styleNode = node[TicketPerforationKey.style] else {
      throw node.fault(
        .missingKey, "\(TicketPerforationKey.owner) needs the key \(quoted(TicketPerforationKey.style.rawValue))")
    }
    let style = try styleNode.choice(of: PerforationStyle.self)
    let keys = style == .dashes ? TicketPerforationKey.ofDashes : TicketPerforationKey.ofHoles
    let owner = "a perforation of \(style.rawValue)"
    var perforation = TicketPerforation(.holes(radius: 0, pitch: 0))
    var (width, dash, gap, ends) = (1.0, 4.0, 4.0, TicketPerforation.DashEnd.dash)
    var (radius, pitch): (Double?, Double?)
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(among: keys, owner: owner) {
      case .style: break
      case .color: perforation.ink = try ink(value)
      case .width: width = try value.number(in: TicketDesignReader.lengths)
      case .dash: dash = try value.number(in: TicketDesignReader.repeats)
      case .gap: gap = try value.number(in: TicketDesignReader.repeats)
      case .ends: ends = try value.choice()
      case .radius: radius = try value.number(in: TicketDesignReader.repeats)
      case .pitch: pitch = try value.number(in: TicketDesignReader.repeats)
      case .inset: perforation.inset = try value.number(in: TicketDesignReader.lengths)
      }
    }
    switch style {
    case .dashes: perforation.style = .dashes(width: width, dash: dash, gap: gap, ends: ends)
    case .holes:
      perforation.style = .holes(
        radius: try node.required(radius, TicketPerforationKey.radius),
        pitch: try node.required(pitch, TicketPerforationKey.pitch))
    }
    return perforation
  }

  func border(_ node: JSONNode) throws(JSONFault) -> TicketBorder {
    var (color, width): (TicketInk?, Double?)
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: TicketBorderKey.self) {
      case .color: color = try ink(value)
      case .width: width = try value.number(in: TicketDesignReader.lengths)
      }
    }
    return TicketBorder(ink: try node.required(color, TicketBorderKey.color), width: width ?? 1)
  }

  func shadow(_ node: JSONNode) throws(JSONFault) -> TicketShadow {
    var (color, radius, offset): (TicketInk?, Double?, [Double]?)
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: TicketShadowKey.self) {
      case .color: color = try ink(value)
      case .radius: radius = try value.number(in: TicketDesignReader.shadowRadii)
      case .offset: offset = try value.numbers(2, in: TicketDesignReader.offsets, suchAs: "[0, 10]")
      }
    }
    return TicketShadow(
      ink: try node.required(color, TicketShadowKey.color), radius: try node.required(radius, TicketShadowKey.radius),
      offset: offset.map { Vector($0[0], $0[1]) } ?? .zero)
  }
}

// MARK: - Keys

enum TicketCornerKey: String, DocumentKey {
  case style, radius

  static let owner = "a corner"
}

enum TicketNotchKey: String, DocumentKey {
  case radius, depth

  static let owner = "a notch"
}

enum TicketBiteKey: String, DocumentKey {
  case edge, position, radius, depth

  static let owner = "a bite"
}

enum TicketScallopsKey: String, DocumentKey {
  case edges, radius, spacing

  static let owner = "scallops"
}

enum TicketPerforationKey: String, DocumentKey {
  case style, color, width, dash, gap, ends, radius, pitch, inset

  static let owner = "a perforation"
  static let ofDashes: [TicketPerforationKey] = [.style, .inset, .color, .width, .dash, .gap, .ends]
  static let ofHoles: [TicketPerforationKey] = [.style, .inset, .radius, .pitch]
}

enum TicketBorderKey: String, DocumentKey {
  case color, width

  static let owner = "a border"
}

enum TicketShadowKey: String, DocumentKey {
  case color, radius, offset

  static let owner = "a shadow"
}
