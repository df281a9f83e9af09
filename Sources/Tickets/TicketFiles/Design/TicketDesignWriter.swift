internal import Colors
internal import Geometry
internal import JSON
internal import Reading
internal import Shapes
internal import Support
internal import Tickets

/// Writes designs of tickets, each style where it is used; what a reader takes anyway is left out.
enum TicketDesignWriter {
  /// The bytes of a design's file; all numbers of the design must be finite.
  static func bytes(of design: TicketDesign) -> [UInt8] {
    let standard = TicketDesign(name: "", canvas: design.canvas, panels: [])
    var json = JSONWriter(.indented)
    json.object { json in
      json.field(TicketDesignKey.format, TicketDesignDocument.format)
      json.field(TicketDesignKey.name, design.name)
      json.field(TicketDesignKey.unit, design.unit.unless(standard.unit)?.rawValue)
      json.field(TicketDesignKey.canvas, numbers: [design.canvas.width, design.canvas.height])
      json.field(TicketDesignKey.bleed, design.bleed.unless(standard.bleed))
      json.field(TicketDesignKey.safeMargin, design.safeMargin.unless(standard.safeMargin))
      if let frame = design.frame.unless(standard.frame) { json.field(TicketDesignKey.ticket, frame: frame) }
      json.field(TicketDesignKey.axis, design.axis.unless(standard.axis)?.rawValue)
      write(design.outline, to: &json)
      write(design.perforation, to: &json)
      write(design.border, to: &json)
      write(design.shadow, to: &json)
      json.field(TicketDesignKey.background, design.ground)
      write(design.folds, to: &json)
      if let scales = design.scales.unless(standard.scales) { json.field(TicketDesignKey.scales, numbers: scales) }
      if !design.resolutions.isEmpty { json.field(TicketDesignKey.resolutions, numbers: design.resolutions) }
      json.field(TicketDesignKey.depth, design.depth.unless(standard.depth)?.rawValue)
      json.field(TicketDesignKey.dates, design.datePattern?.text)
      json.field(TicketDesignKey.times, design.timePattern?.text)
      json.field(TicketDesignKey.runtimes, design.runtimeForm.unless(standard.runtimeForm)?.rawValue)
      write(palettes: design, to: &json)
      if !design.elements.isEmpty { json.field(TicketDesignKey.elements, elements: design.elements) }
      json.key(TicketDesignKey.panels)
      json.array { json in
        for panel in design.panels { write(panel, to: &json) }
      }
    }
    return json.bytes
  }

  private static func write(palettes design: TicketDesign, to json: inout JSONWriter) {
    guard !design.light.colors.isEmpty || design.dark != nil else { return }
    json.key(TicketDesignKey.palette)
    json.object { json in
      write(design.light, key: .light, to: &json)
      if let dark = design.dark { write(dark, key: .dark, to: &json) }
    }
  }

  private static func write(_ palette: TicketPalette, key: TicketPaletteKey, to json: inout JSONWriter) {
    json.key(key)
    json.object { json in
      for name in palette.names { json.field(name, palette[name]?.hexText) }
    }
  }

  private static func write(_ panel: TicketPanel, to json: inout JSONWriter) {
    json.object { json in
      json.field(TicketPanelKey.name, panel.name)
      json.field(TicketPanelKey.length, panel.length)
      json.field(TicketPanelKey.fill, panel.fill)
      if !panel.elements.isEmpty { json.field(TicketPanelKey.elements, elements: panel.elements) }
    }
  }

  // MARK: The edge and what follows it

  private static func write(_ outline: TicketOutlineStyle, to json: inout JSONWriter) {
    write(outline.corners, to: &json)
    if let notch = outline.notch {
      json.key(TicketDesignKey.notch)
      json.object(.inline) { json in
        json.field(TicketNotchKey.radius, notch.radius)
        json.field(TicketNotchKey.depth, notch.depth.unless(notch.radius))
      }
    }
    if !outline.bites.isEmpty {
      json.key(TicketDesignKey.bites)
      json.array { json in
        for bite in outline.bites { write(bite, to: &json) }
      }
    }
    guard let scallops = outline.scallops else { return }
    json.key(TicketDesignKey.scallops)
    json.object(.inline) { json in
      let edges = TicketOutline.Edge.allCases.filter { scallops.edges.contains($0) }
      json.field(TicketScallopsKey.edges, strings: edges.map(\.rawValue))
      json.field(TicketScallopsKey.radius, scallops.radius)
      json.field(TicketScallopsKey.spacing, scallops.spacing.unless(0))
    }
  }

  private static func write(_ corners: TicketOutline.Corners, to json: inout JSONWriter) {
    guard let corners = corners.unless(.square) else { return }
    json.key(TicketDesignKey.corners)
    if corners == TicketOutline.Corners(corners.topLeft) { return write(corners.topLeft, to: &json) }
    json.array { json in
      for corner in [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft] {
        write(corner, to: &json)
      }
    }
  }

  private static func write(_ corner: TicketOutline.Corner, to json: inout JSONWriter) {
    switch corner {
    case .square: json.value("square")
    case .rounded(let radius): write(corner: "rounded", radius, to: &json)
    case .concave(let radius): write(corner: "concave", radius, to: &json)
    }
  }

  private static func write(corner style: String, _ radius: Double, to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.field(TicketCornerKey.style, style)
      json.field(TicketCornerKey.radius, radius)
    }
  }

  private static func write(_ bite: TicketOutline.Bite, to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.field(TicketBiteKey.edge, bite.edge.rawValue)
      json.field(TicketBiteKey.position, bite.position)
      json.field(TicketBiteKey.radius, bite.radius)
      json.field(TicketBiteKey.depth, bite.depth.unless(bite.radius))
    }
  }

  private static func write(_ perforation: TicketPerforation?, to json: inout JSONWriter) {
    guard let perforation else { return }
    json.key(TicketDesignKey.perforation)
    json.object(.inline) { json in
      switch perforation.style {
      case .dashes(let width, let dash, let gap, let ends):
        json.field(TicketPerforationKey.style, "dashes")
        json.field(TicketPerforationKey.color, perforation.ink)
        json.field(TicketPerforationKey.width, width)
        json.field(TicketPerforationKey.dash, dash)
        json.field(TicketPerforationKey.gap, gap)
        json.field(TicketPerforationKey.ends, ends.rawValue)
      case .holes(let radius, let pitch):
        json.field(TicketPerforationKey.style, "holes")
        json.field(TicketPerforationKey.radius, radius)
        json.field(TicketPerforationKey.pitch, pitch)
      }
      json.field(TicketPerforationKey.inset, perforation.inset.unless(0))
    }
  }

  private static func write(_ border: TicketBorder?, to json: inout JSONWriter) {
    guard let border else { return }
    json.key(TicketDesignKey.border)
    json.object(.inline) { json in
      json.field(TicketBorderKey.color, border.ink)
      json.field(TicketBorderKey.width, border.width)
    }
  }

  private static func write(_ shadow: TicketShadow?, to json: inout JSONWriter) {
    guard let shadow else { return }
    json.key(TicketDesignKey.shadow)
    json.object(.inline) { json in
      json.field(TicketShadowKey.color, shadow.ink)
      json.field(TicketShadowKey.radius, shadow.radius)
      if let offset = shadow.offset.unless(.zero) {
        json.field(TicketShadowKey.offset, numbers: [offset.dx, offset.dy])
      }
    }
  }

  private static func write(_ folds: [TicketFold], to json: inout JSONWriter) {
    guard !folds.isEmpty else { return }
    json.key(TicketDesignKey.folds)
    json.array { json in
      for fold in folds {
        json.object(.inline) { json in
          json.field(TicketFoldKey.axis, fold.axis.rawValue)
          json.field(TicketFoldKey.position, fold.position)
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes a key and a colour, by its name or as CSS does; nothing where there is none.
  mutating func field(_ key: some DocumentKey, _ ink: TicketInk?) {
    switch ink {
    case .named(let name): field(key, name)
    case .fixed(let color): field(key, color.hexText)
    case nil: break
    }
  }

  /// Writes a key and a fill; nothing where there is none.
  mutating func field(_ key: some DocumentKey, _ fill: TicketFill?) {
    switch fill {
    case .flat(let ink): field(key, ink)
    case .gradient(let from, let to, let degrees):
      self.key(key)
      object(.inline) { json in
        json.field(TicketFillKey.from, from)
        json.field(TicketFillKey.to, to)
        json.field(TicketFillKey.degrees, degrees.unless(0))
      }
    case nil: break
    }
  }

  /// Writes a key and an array of numbers.
  mutating func field(_ key: some DocumentKey, numbers: [Double]) {
    self.key(key)
    array(.inline) { json in
      for number in numbers { json.value(number) }
    }
  }

  /// Writes a key and a frame as an array of its left and top edge, width and height.
  mutating func field(_ key: some DocumentKey, frame: Rect) {
    field(key, numbers: [frame.minX, frame.minY, frame.width, frame.height])
  }
}
