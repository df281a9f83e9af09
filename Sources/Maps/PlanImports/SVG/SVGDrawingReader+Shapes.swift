internal import Colors
internal import Geometry
internal import JSON
internal import Paths
internal import Reading
internal import SeatMaps
internal import XML

extension SVGDrawingReader {
  /// The rectangle around what an element draws, in the element's coordinates.
  ///
  /// With the stroke it is that of the largest shape with its stroke, since our own seats carry badges beside them.
  mutating func body(of element: XMLElement, withStroke: Bool) throws(DocumentError) -> Body? {
    try countVisit(of: element)
    if SVGShape.names.contains(element.name) {
      guard let shape = SVGShape(element, canvas: canvas), let bounds = shape.path.bounds, bounds.isFinite else {
        return nil
      }
      try count(stepsOf: shape.path, at: place(of: element))
      let hasStroke = withStroke && element["stroke"] != "none"
      let width = hasStroke ? SVGNumberScanner.length(element["stroke-width"]) ?? 0 : 0
      return Body(rect: bounds.inset(by: Insets(-width / 2)), shape: shape.seatShape)
    }
    if element.name == "use" {
      guard let inner = try usedBody(of: element, withStroke: withStroke) else { return nil }
      return Body(rect: offset(of: element).boundingBox(of: inner.rect), shape: inner.shape)
    }
    guard SVGDrawingReader.groups.contains(element.name) else { return nil }
    var result: Body?
    for child in element.elements {
      guard let inner = try body(of: child, withStroke: withStroke) else { continue }
      let transform = child["transform"].flatMap { AffineTransform(svg: $0) } ?? .identity
      let rect = transform.boundingBox(of: inner.rect)
      guard let known = result else {
        result = Body(rect: rect, shape: inner.shape)
        continue
      }
      if withStroke {
        if rect.area > known.rect.area { result = Body(rect: rect, shape: known.shape) }
      } else {
        result = Body(rect: known.rect.union(rect), shape: known.shape)
      }
    }
    return result
  }

  /// The body of what a `<use>` refers to, in that element's coordinates.
  ///
  /// Each is looked at once, so that a long outline that many seats share costs no more than one. While it is looked
  /// at it has none, so that what refers to itself has an end.
  private mutating func usedBody(of use: XMLElement, withStroke: Bool) throws(DocumentError) -> Body? {
    guard let used = referenced(by: use), let id = used["id"] else { return nil }
    let key = BodyKey(id: id, withStroke: withStroke)
    if let known = bodies[key] { return known }
    bodies[key] = .some(nil)
    noteScaling(of: used)
    let body = try body(of: used, withStroke: withStroke)
    bodies[key] = .some(body)
    return body
  }

  mutating func readShape(_ element: XMLElement, _ context: SVGContext) throws(DocumentError) {
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
    try count(stepsOf: shape.path, at: place)
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

  private mutating func count(stepsOf path: Path, at place: DocumentPlace) throws(DocumentError) {
    pathSteps += path.elements.count
    guard pathSteps <= SVGDrawingReader.pathStepLimit else {
      throw DocumentError(
        .limit, "with this there are more steps of outlines than the limit of \(SVGDrawingReader.pathStepLimit)",
        at: place)
    }
  }

  mutating func readArea(
    _ element: XMLElement, _ names: SVGNames, _ id: String, capacity text: String, _ context: SVGContext
  ) throws(DocumentError) {
    let place = place(of: element)
    let range = 0...DocumentLimits.mostPeople
    guard let capacity = Int(text.trimmed), range.contains(capacity) else {
      throw DocumentError(
        .value, "expected a number of people from 0 to \(range.upperBound), found \(quoted(text))", at: place)
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
    let label = [names.seat, names.row, id, names.section].compactMap(\.self).first { !$0.isEmpty }
    contents.areas.append(
      SVGContents.FoundArea(
        shape: shape, label: reading.cleaned(label ?? "", at: place), capacity: capacity,
        category: names.category.map { reading.cleaned($0, at: place) }))
  }

  mutating func readStage(
    _ element: XMLElement, _ kind: Stage.Kind, _ id: String, _ context: SVGContext
  ) throws(DocumentError) {
    // A screen in our own pictures is the line; the light that falls from it is part of its group.
    let line = element.elements.first { classes(of: $0).contains("screen-line") }
    guard
      let body = try body(of: line ?? element, withStroke: false),
      case let bounds = context.transform.boundingBox(of: body.rect), bounds.isWithin(JSONNode.coordinateLimit)
    else { return reading.note("ignored a stage without a shape", at: place(of: element)) }
    let isCurve = line != nil || element.name == "path"
    let texts = element.elements.filter { $0.name == "text" }.map { SVGDrawingReader.collapsed($0.text) }
    let label = texts.first { !$0.isEmpty }.map { reading.cleaned($0, at: place(of: element)) }
    contents.stage = SVGContents.FoundStage(
      kind: kind, bounds: bounds, rise: isCurve ? bounds.height : 0, label: label)
  }
}

extension Rect {
  /// Whether all edges are finite and no farther from zero than a limit.
  fileprivate func isWithin(_ limit: Double) -> Bool {
    [minX, minY, maxX, maxY].allSatisfy { $0.magnitude <= limit }
  }

  fileprivate var area: Double { width * height }
}
