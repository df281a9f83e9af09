internal import Colors
internal import Geometry
internal import JSON
internal import Paths
internal import Reading
internal import SeatMaps
internal import Support
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

/// The outline of a basic shape in its own coordinates.
struct SVGShape {
  /// The outline.
  var path: Path
  /// Whether it is, before any transform, an upright rectangle or an ellipse.
  var seatShape: SeatShape
  /// The rectangle that it is, with its corners' radius; nil where it is none.
  var rectangle: (rect: Rect, cornerRadius: Double)?

  /// The names of elements that are shapes.
  static let names: Set<String> = ["rect", "circle", "ellipse", "polygon", "polyline", "line", "path"]

  /// Creates the outline of an element; nil where it draws nothing, or where its numbers are broken.
  init?(_ element: XMLElement, canvas: Size) {
    func length(_ name: String, of whole: Double) -> Double? {
      SVGNumberScanner.length(element[name], whole: whole)
    }
    let diagonal = ((canvas.width * canvas.width + canvas.height * canvas.height) / 2).squareRoot()
    switch element.name {
    case "rect":
      guard let width = length("width", of: canvas.width), let height = length("height", of: canvas.height),
        width > 0, height > 0
      else { return nil }
      let rect = Rect(
        x: length("x", of: canvas.width) ?? 0, y: length("y", of: canvas.height) ?? 0, width: width, height: height)
      let radius = length("rx", of: canvas.width) ?? length("ry", of: canvas.height) ?? 0
      self.init(path: .roundedRectangle(rect, radius: max(radius, 0)), seatShape: .square, (rect, max(radius, 0)))
    case "circle", "ellipse":
      let isCircle = element.name == "circle"
      let radiusX = length(isCircle ? "r" : "rx", of: isCircle ? diagonal : canvas.width)
      let radiusY = length(isCircle ? "r" : "ry", of: isCircle ? diagonal : canvas.height)
      // Of an ellipse one radius may be left to the other.
      guard let width = radiusX ?? radiusY, let height = radiusY ?? radiusX, width > 0, height > 0 else { return nil }
      let center = Point(length("cx", of: canvas.width) ?? 0, length("cy", of: canvas.height) ?? 0)
      self.init(
        path: .ellipse(in: Rect(center: center, size: Size(2 * width, 2 * height))), seatShape: .circle, nil)
    case "line":
      var path = Path()
      path.move(to: Point(length("x1", of: canvas.width) ?? 0, length("y1", of: canvas.height) ?? 0))
      path.line(to: Point(length("x2", of: canvas.width) ?? 0, length("y2", of: canvas.height) ?? 0))
      self.init(path: path, seatShape: .square, nil)
    case "polygon", "polyline":
      guard let numbers = element["points"].flatMap({ SVGNumberScanner.numbers($0) }), numbers.count >= 4 else {
        return nil
      }
      var path = Path()
      for start in stride(from: 0, to: numbers.count - 1, by: 2) {
        let point = Point(numbers[start], numbers[start + 1])
        if start == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      if element.name == "polygon" { path.close() }
      self.init(path: path, seatShape: .square, nil)
    case "path":
      guard let data = element["d"], let path = try? Path(svgPathData: data), !path.isEmpty else { return nil }
      self.init(path: path, seatShape: .square, nil)
    default: return nil
    }
  }

  private init(path: Path, seatShape: SeatShape, _ rectangle: (rect: Rect, cornerRadius: Double)?) {
    self.path = path
    self.seatShape = seatShape
    self.rectangle = rectangle
  }
}
