internal import Colors
internal import Geometry
internal import JSON
internal import Paths
internal import SeatMaps
internal import XML

/// Goes through the elements of a drawing and tells seats, stage, areas and texts apart.
struct SVGDrawingReader {
  var reading: TextDocumentReading
  private(set) var contents = SVGContents()
  private let prefix: String
  private let canvas: Size
  private var styleSheet = SVGStyleSheet()
  private var elementByID: [String: XMLElement] = [:]
  private var visits = 0
  private var pathSteps = 0

  /// Prepares to read what is in a root; `canvas` is what percentages are of.
  init(_ root: XMLElement, canvas: Size, reading: TextDocumentReading) {
    self.reading = reading
    self.canvas = canvas
    prefix = root.prefix
    prepare(root)
  }

  /// Reads everything in the root, where `transform` goes from its coordinates to the plan's.
  mutating func read(_ root: XMLElement, transform: AffineTransform) throws(DocumentError) {
    let classes = classes(of: root)
    var context = SVGContext(transform: transform)
    context = context.inner(root, classes: classes, styleSheet: styleSheet) ?? context
    for element in root.elements { try read(element, context) }
  }

  /// Collects ids and rules of style.
  private mutating func prepare(_ element: XMLElement) {
    if let id = element["id"], elementByID[id] == nil { elementByID[id] = element }
    if element.name == "style" { styleSheet.add(element.text) }
    for child in element.elements { prepare(child) }
  }

  private func classes(of element: XMLElement) -> [Substring] {
    element["class"]?.split(whereSeparator: { $0 == " " || $0.isNewline || $0 == "\t" }) ?? []
  }

  func place(of element: XMLElement) -> DocumentPlace {
    reading.place(line: element.position.line, column: element.position.column)
  }
}

// MARK: - Elements

extension SVGDrawingReader {
  private static let groups: Set<String> = ["g", "a", "svg", "switch", "symbol"]

  /// What says nothing of places: descriptions, and what is only shown where something else refers to it.
  private static let silent: Set<String> = [
    "defs", "symbol", "title", "desc", "metadata", "style", "linearGradient", "radialGradient", "pattern", "clipPath",
    "mask", "marker", "filter", "view", "font", "color-profile", "animate", "animateTransform", "set",
  ]

  /// The classes of names and numbers in our own pictures, which follow from the plan.
  private static let derivedClasses: Set<Substring> = [
    "seat-label", "row-label", "section-label", "table-label", "stage-label", "area-label", "title", "legend",
    "legend-label", "background",
  ]

  /// How many elements are looked at, those that `use` repeats counted again.
  private static let visitLimit = 4_000_000
  /// How many steps the outlines of all shapes may have.
  private static let pathStepLimit = 20_000_000
  /// How deep elements may stand in each other, those that `use` refers to included.
  private static let depthLimit = 220

  private mutating func read(_ element: XMLElement, _ outer: SVGContext) throws(DocumentError) {
    visits += 1
    guard visits <= SVGDrawingReader.visitLimit, outer.depth < SVGDrawingReader.depthLimit else {
      throw DocumentError(
        .limit, "the drawing repeats its parts too often, or within themselves", at: place(of: element))
    }
    guard element.prefix == prefix, !SVGDrawingReader.silent.contains(element.name) else { return }
    let classes = classes(of: element)
    guard element["aria-hidden"] != "true", SVGDrawingReader.derivedClasses.isDisjoint(with: classes) else { return }
    guard let context = outer.inner(element, classes: classes, styleSheet: styleSheet) else {
      reading.note("left out what is not displayed, or has a transform that cannot be read", at: place(of: element))
      return
    }
    if element["clip-path"] != nil || element["mask"] != nil {
      reading.note("ignored a clip or mask", at: place(of: element))
    }
    if element.name == "text" { return try readText(element, context) }
    let isShape = SVGShape.names.contains(element.name)
    guard isShape || element.name == "use" || SVGDrawingReader.groups.contains(element.name) else {
      return reading.noteIgnored("element", named: element.name, at: place(of: element))
    }
    try readShown(element, SVGNames(of: element), classes, context)
  }

  /// Reads a shape, a group or what is used, by what it is.
  private mutating func readShown(
    _ element: XMLElement, _ names: SVGNames, _ classes: [Substring], _ context: SVGContext
  ) throws(DocumentError) {
    let id = SVGIdentifier.decoded(element["id"] ?? "")
    if let kind = stageKind(element, id, classes), contents.stage == nil {
      return readStage(element, kind, id, context)
    }
    if let capacity = names.capacity { return try readArea(element, names, id, capacity: capacity, context) }
    let isGroup = SVGDrawingReader.groups.contains(element.name)
    let isSeat = names.seat != nil || classes.contains("seat") || SVGIdentifier.tessitura(id) != nil
    if isSeat || context.isOfSeats && !isGroup, !(isGroup && isOfSeats(element, names, id)) {
      return try readSeat(element, names, id, classes, context)
    }
    if isGroup { return try readGroup(element, names, id, classes, isOfSeats: isSeat, context) }
    if element.name == "use" { return try readUsed(element, context) }
    try readShape(element, context)
  }

  /// Whether a group that calls itself a seat is a group of seats: it has no name, and more than one shape, or seats.
  private func isOfSeats(_ group: XMLElement, _ names: SVGNames, _ id: String) -> Bool {
    let hasName = names.seat?.isEmpty == false || SVGIdentifier.tessitura(id) != nil
    return !hasName
      && (group.elements.count { SVGShape.names.contains($0.name) || $0.name == "use" } > 1
        || group.elements.contains { classes(of: $0).contains("seat") || SVGNames(of: $0).seat != nil })
  }

  private func stageKind(_ element: XMLElement, _ id: String, _ classes: [Substring]) -> Stage.Kind? {
    for kind in Stage.Kind.allCases {
      if element[kind.rawValue] != nil || id.lowercased() == kind.rawValue
        || classes.contains(where: { $0.lowercased() == kind.rawValue })
      {
        return kind
      }
    }
    return nil
  }

  private mutating func readGroup(
    _ group: XMLElement, _ names: SVGNames, _ id: String, _ classes: [Substring], isOfSeats: Bool,
    _ context: SVGContext
  ) throws(DocumentError) {
    var context = context
    context.isOfSeats = context.isOfSeats || isOfSeats
    if let floor = names.floor { context.floor = floor }
    let isSection = classes.contains("section") || classes.contains("seating-area") || group["seating-area"] != nil
    let isRow = classes.contains("row")
    if let section = names.section ?? (isSection && !id.isEmpty ? id : nil) {
      context.section = reading.cleaned(section, at: place(of: group))
    }
    if let row = names.row ?? (isRow && !id.isEmpty ? id : nil) {
      context.row = reading.cleaned(row, at: place(of: group))
    }
    if group.name == "svg" {
      context.transform = AffineTransform.translation(
        SVGNumberScanner.length(group["x"]) ?? 0, SVGNumberScanner.length(group["y"]) ?? 0
      ).then(context.transform)
      if group["viewBox"] != nil { reading.note("ignored the viewBox of an inner drawing", at: place(of: group)) }
    }
    for element in group.elements { try read(element, context) }
  }

  private mutating func readUsed(_ use: XMLElement, _ outer: SVGContext) throws(DocumentError) {
    guard let element = referenced(by: use) else {
      return reading.note("ignored a use of something that is not in the file", at: place(of: use))
    }
    var context = outer
    context.transform = offset(of: use).then(outer.transform)
    guard element.name == "symbol" else { return try read(element, context) }
    for child in element.elements { try read(child, context) }
  }

  private func referenced(by use: XMLElement) -> XMLElement? {
    (use["href"] ?? use["xlink:href"]).flatMap { $0.hasPrefix("#") ? elementByID[String($0.dropFirst())] : nil }
  }

  private func offset(of use: XMLElement) -> AffineTransform {
    .translation(
      SVGNumberScanner.length(use["x"], whole: canvas.width) ?? 0,
      SVGNumberScanner.length(use["y"], whole: canvas.height) ?? 0)
  }
}

// MARK: - Seats

extension SVGDrawingReader {
  private mutating func readSeat(
    _ element: XMLElement, _ names: SVGNames, _ id: String, _ classes: [Substring], _ context: SVGContext
  ) throws(DocumentError) {
    let place = place(of: element)
    let own = OwnSeatMark(element, classes: classes)
    guard let body = body(of: element, classes, context, withStroke: own != nil, depth: 0) else {
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
    found.seat.id = id.isEmpty ? nil : reading.cleaned(id, at: place)
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

  private func isUsable(_ center: Point, size: Double) -> Bool {
    let limit = JSONNode.coordinateLimit
    return center.x.magnitude <= limit && center.y.magnitude <= limit
      && (JSONNode.leastLength...limit).contains(size)
  }
}

// MARK: - Shapes

extension SVGDrawingReader {
  /// The rectangle around what an element draws, in the element's coordinates.
  ///
  /// With the stroke it is that of the largest shape with its stroke, since our own seats carry badges beside them.
  private mutating func body(
    of element: XMLElement, _ classes: [Substring], _ context: SVGContext, withStroke: Bool, depth: Int
  ) -> (rect: Rect, shape: SeatShape)? {
    visits += 1
    guard depth < 20, visits <= SVGDrawingReader.visitLimit else { return nil }
    if SVGShape.names.contains(element.name) {
      guard let shape = SVGShape(element, canvas: canvas), let bounds = shape.path.bounds, bounds.isFinite else {
        return nil
      }
      let hasStroke = withStroke && element["stroke"] != "none"
      let width = hasStroke ? SVGNumberScanner.length(element["stroke-width"]) ?? 0 : 0
      return (bounds.inset(by: Insets(-width / 2)), shape.seatShape)
    }
    if element.name == "use" {
      guard let used = referenced(by: element) else { return nil }
      let inner = body(of: used, self.classes(of: used), context, withStroke: withStroke, depth: depth + 1)
      return inner.map { (offset(of: element).boundingBox(of: $0.rect), $0.shape) }
    }
    guard SVGDrawingReader.groups.contains(element.name) else { return nil }
    var result: (rect: Rect, shape: SeatShape)?
    for child in element.elements {
      guard let inner = body(of: child, self.classes(of: child), context, withStroke: withStroke, depth: depth + 1)
      else { continue }
      let transform = child["transform"].flatMap { AffineTransform(svg: $0) } ?? .identity
      let rect = transform.boundingBox(of: inner.rect)
      guard let known = result else {
        result = (rect, inner.shape)
        continue
      }
      if withStroke {
        if rect.area > known.rect.area { result = (rect, known.shape) }
      } else {
        result = (known.rect.union(rect), known.shape)
      }
    }
    return result
  }

  private mutating func readShape(_ element: XMLElement, _ context: SVGContext) throws(DocumentError) {
    guard let shape = try foundShape(element, context) else { return }
    if shape.fill == .none, shape.stroke == .none { return }
    if shape.fill == .other || shape.stroke == .other {
      reading.note("left a gradient, a pattern or a colour that is not read to the theme", at: place(of: element))
    }
    contents.shapes.append(shape)
  }

  private mutating func foundShape(
    _ element: XMLElement, _ context: SVGContext
  ) throws(DocumentError) -> SVGContents.FoundShape? {
    let place = place(of: element)
    guard let shape = SVGShape(element, canvas: canvas) else {
      reading.note("ignored a shape that has no extent, or whose numbers are broken", at: place)
      return nil
    }
    try reading.count(seats: 1, at: place)
    pathSteps += shape.path.elements.count
    guard pathSteps <= SVGDrawingReader.pathStepLimit else {
      throw DocumentError(
        .limit, "with this there are more steps of outlines than the limit of \(SVGDrawingReader.pathStepLimit)",
        at: place)
    }
    let transform = context.transform
    let path = shape.path.transformed(by: transform)
    guard let bounds = path.bounds, bounds.isWithin(JSONNode.coordinateLimit) else {
      reading.note("left out a shape that is out of all bounds", at: place)
      return nil
    }
    var found = SVGContents.FoundShape(
      path: path, rectangle: nil, fill: context.fill, stroke: context.stroke, section: context.section ?? "",
      floor: context.floor)
    if element.name == "line" || element.name == "polyline" && context.fill == .color(.black) { found.fill = .none }
    if let (rect, radius) = shape.rectangle, transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 {
      found.rectangle = (transform.boundingBox(of: rect), radius * transform.meanScale)
    }
    return found
  }

  private mutating func readArea(
    _ element: XMLElement, _ names: SVGNames, _ id: String, capacity text: String, _ context: SVGContext
  ) throws(DocumentError) {
    let place = place(of: element)
    guard let capacity = Int(text.trimmed), capacity >= 0 else {
      throw DocumentError(.value, "expected a number of people, found \(quoted(text))", at: place)
    }
    let shapes = element.elements.filter { SVGShape.names.contains($0.name) }
    let outlined = SVGShape.names.contains(element.name) ? element : shapes.first
    var inner = context
    if let outlined, outlined != element {
      inner = context.inner(outlined, classes: classes(of: outlined), styleSheet: styleSheet) ?? context
    }
    guard let outlined, var shape = try foundShape(outlined, inner) else {
      return reading.note("ignored a place for people without a shape", at: place)
    }
    shape.section = reading.cleaned(names.section ?? context.section ?? "", at: place)
    let label = [names.seat, names.row, id.isEmpty ? nil : id, names.section].compactMap(\.self).first { !$0.isEmpty }
    contents.areas.append(
      SVGContents.FoundArea(
        shape: shape, label: reading.cleaned(label ?? "", at: place), capacity: capacity,
        category: names.category.map { reading.cleaned($0, at: place) }))
  }

  private mutating func readStage(_ element: XMLElement, _ kind: Stage.Kind, _ id: String, _ context: SVGContext) {
    // A screen in our own pictures is the line; the light that falls from it is part of its group.
    let line = element.elements.first { classes(of: $0).contains("screen-line") }
    guard
      let body = body(of: line ?? element, classes(of: element), context, withStroke: false, depth: 0),
      case let bounds = context.transform.boundingBox(of: body.rect), bounds.isWithin(JSONNode.coordinateLimit)
    else { return reading.note("ignored a stage without a shape", at: place(of: element)) }
    let isCurve = line != nil || element.name == "path"
    let texts = element.elements.filter { $0.name == "text" }.map { SVGDrawingReader.collapsed($0.text) }
    let label = texts.first { !$0.isEmpty }.map { reading.cleaned($0, at: place(of: element)) }
    contents.stage = SVGContents.FoundStage(
      kind: kind, bounds: bounds, rise: isCurve ? bounds.height : 0, label: label)
  }
}

// MARK: - Texts

extension SVGDrawingReader {
  private mutating func readText(_ element: XMLElement, _ context: SVGContext) throws(DocumentError) {
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

  private static func collapsed(_ text: String) -> String {
    text.split(whereSeparator: { " \t\r\n".unicodeScalars.contains($0.unicodeScalars.first ?? " ") })
      .joined(separator: " ")
  }
}

extension Rect {
  /// Whether all edges are finite and no farther from zero than a limit.
  fileprivate func isWithin(_ limit: Double) -> Bool {
    [minX, minY, maxX, maxY].allSatisfy { $0.magnitude <= limit }
  }

  fileprivate var area: Double { width * height }
}
