internal import Colors
internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps
internal import Support
internal import XML

extension SVGDrawingReader {
  mutating func readSeat(
    _ element: XMLElement, _ names: SVGNames, _ id: String, _ classes: [Substring], _ context: SVGContext
  ) throws(DocumentError) {
    let place = place(of: element)
    let own = OwnSeatMark(element, classes: classes)
    guard let body = try body(of: element, withStroke: own != nil) else {
      return reading.note("ignored a seat without a shape", at: place)
    }
    try reading.count(seats: 1, at: place)
    let center = context.transform.apply(body.rect.center)
    let right = context.transform.apply(Vector(1, 0))
    let size = body.rect.width * right.length
    let turn = Angle(x: right.dx, y: right.dy)
    guard isUsable(center, size: size) else {
      return reading.note("left out a seat that is out of all bounds", at: place)
    }
    var found = SVGContents.FoundSeat(
      seat: Seat(label: "", position: center, angle: turn.degrees == 0 ? nil : turn, size: size),
      floor: names.floor ?? context.floor, section: names.section ?? context.section ?? "",
      row: names.row ?? context.row ?? "", place: place)
    found.seat.shape = own?.shape ?? body.shape
    found.seat.category = names.category ?? own?.category
    found.seat.attributes = attributes(of: names, at: place).union(own?.attributes ?? [])
    found.status = SeatStatus.allCases.first { classes.contains($0.rawValue[...]) }
    found.price = names.price.flatMap { Price($0) }.flatMap { $0.units < 0 ? nil : $0 }
    found.color = color(of: element, classes, context)
    name(&found, names, id: own?.id ?? id, isOwn: own != nil)
    contents.seats.append(found)
  }

  /// Gives a seat its label, and row and section where only its id says them.
  private mutating func name(_ found: inout SVGContents.FoundSeat, _ names: SVGNames, id: String, isOwn: Bool) {
    if let label = names.seat, !label.isEmpty {
      found.seat.label = label
    } else if let parts = SVGIdentifier.tessitura(id) {
      found.seat.label = parts.seat
      if found.row.isEmpty { found.row = parts.row }
      if found.section.isEmpty { found.section = parts.screen }
    } else if !id.isEmpty, !isOwn {
      let parts = SVGIdentifier.parts(id)
      found.seat.label = parts.label
      if found.row.isEmpty { found.row = parts.row ?? "" }
      if found.section.isEmpty { found.section = parts.section ?? "" }
    }
    let place = found.place
    found.seat.id = id.nonempty.map { reading.cleaned($0, at: place) }
    found.seat.label = reading.cleaned(found.seat.label, at: place)
    found.row = reading.cleaned(found.row, at: place)
    found.section = reading.cleaned(found.section, at: place)
    found.floor = found.floor.map { reading.cleaned($0, at: place) }
    found.seat.category = found.seat.category.map { reading.cleaned($0, at: place) }
  }

  /// The attributes that letters or words between commas and spaces name.
  private mutating func attributes(of names: SVGNames, at place: DocumentPlace) -> SeatAttributes {
    var attributes: SeatAttributes = []
    for tag in (names.tags ?? "").split(whereSeparator: { ",; ".contains($0) }) {
      switch tag {
      case "W": attributes.formUnion(.wheelchair)
      case "C": attributes.formUnion(.companion)
      default:
        if let attribute = SeatAttributes(key: tag.lowercased()) {
          attributes.formUnion(attribute)
        } else {
          reading.noteIgnored("tag", named: String(tag), at: place)
        }
      }
    }
    return attributes
  }

  /// The colour inside, which in our own pictures is that of a free seat of its category whatever the seat's status.
  private func color(of element: XMLElement, _ classes: [Substring], _ context: SVGContext) -> Color? {
    guard classes.contains(where: { SeatStatus(rawValue: String($0)) != nil }) else {
      return fill(within: element, context, depth: 0).color
    }
    let free = classes.filter { SeatStatus(rawValue: String($0)) == nil } + ["available"]
    let fill = styleSheet.properties(ofElement: element.name, classes: free)["fill"].flatMap(SVGPaint.init)
    return (fill ?? context.fill).color
  }

  /// The fill of the first shape within an element.
  private func fill(within element: XMLElement, _ context: SVGContext, depth: Int) -> SVGPaint {
    guard SVGDrawingReader.groups.contains(element.name), depth < 20 else { return context.fill }
    for child in element.elements {
      if let inner = context.inner(child, classes: classes(of: child), styleSheet: styleSheet),
        SVGShape.names.contains(child.name) || SVGDrawingReader.groups.contains(child.name)
      {
        return fill(within: child, inner, depth: depth + 1)
      }
    }
    return context.fill
  }

  func isUsable(_ center: Point, size: Double) -> Bool {
    let limit = JSONNode.coordinateLimit
    return center.x.magnitude <= limit && center.y.magnitude <= limit
      && (JSONNode.leastLength...limit).contains(size)
  }
}

extension SVGDrawingReader {
  mutating func readText(_ element: XMLElement, _ context: SVGContext) throws(DocumentError) {
    let lines = element.elements.filter { $0.name == "tspan" && ($0["x"] != nil || $0["y"] != nil) }
    guard lines.isEmpty else {
      for line in lines {
        let inner = context.inner(line, classes: classes(of: line), styleSheet: styleSheet) ?? context
        try addText(line.text, at: line, within: element, inner)
      }
      return
    }
    try addText(element.text, at: element, within: element, context)
  }

  private mutating func addText(
    _ text: String, at element: XMLElement, within outer: XMLElement, _ context: SVGContext
  ) throws(DocumentError) {
    let place = place(of: element)
    let string = reading.cleaned(SVGDrawingReader.collapsed(text), at: place)
    guard !string.isEmpty else { return }
    try reading.count(seats: 1, at: place)
    func coordinate(_ name: String, of whole: Double) -> Double {
      let text = element[name] ?? outer[name]
      // Of a list, one for each letter, the first counts.
      let first = text?.split(whereSeparator: { " ,".contains($0) }).first.map(String.init)
      return SVGNumberScanner.length(first, whole: whole, fontSize: context.fontSize) ?? 0
    }
    let size = context.fontSize
    var center = Point(coordinate("x", of: canvas.width), coordinate("y", of: canvas.height))
    let halfWidth = Double(string.count) * size * SVGDrawingReader.letterWidth / 2
    if context.textAnchor == "start" { center.x += halfWidth }
    if context.textAnchor == "end" { center.x -= halfWidth }
    let baseline = outer["dominant-baseline"] ?? element["dominant-baseline"] ?? ""
    if !["middle", "central"].contains(baseline) { center.y -= size * SVGDrawingReader.halfCapHeight }
    let right = context.transform.apply(Vector(1, 0))
    let placed = context.transform.apply(center)
    let drawnSize = size * context.transform.meanScale
    guard isUsable(placed, size: drawnSize) else { return }
    contents.texts.append(
      SVGContents.FoundText(
        string: string, center: placed, size: drawnSize, rotation: Angle(x: right.dx, y: right.dy),
        color: context.fill.color, section: context.section ?? ""))
  }

  /// The width of a letter as a part of its height, roughly.
  private static let letterWidth = 0.55
  /// How far the middle of capitals lies above the line, as a part of the letters' height, roughly.
  private static let halfCapHeight = 0.35

  static func collapsed(_ text: String) -> String {
    text.split(whereSeparator: { " \t\r\n".unicodeScalars.contains($0.unicodeScalars.first ?? " ") })
      .joined(separator: " ")
  }
}
