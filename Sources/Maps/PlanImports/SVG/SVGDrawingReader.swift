internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps
internal import Support
internal import XML

/// Goes through the elements of a drawing and tells seats, stage, areas and texts apart.
struct SVGDrawingReader {
  var reading: TextDocumentReading
  var contents = SVGContents()
  private let prefix: String
  let canvas: Size
  var styleSheet = SVGStyleSheet()
  private var elementByID: [String: XMLElement] = [:]
  private var hasUses = false
  private var visits = 0
  var pathSteps = 0
  /// What elements that `<use>` refers to draw; nil where one draws nothing.
  var bodies: [BodyKey: Body?] = [:]

  /// What a seat or a stage looks like: the rectangle around it, and the drawing of a seat that it is most like.
  struct Body {
    var rect: Rect
    var shape: SeatShape
  }

  /// An element that is referred to, and whether its stroke counts.
  struct BodyKey: Hashable {
    var id: String
    var withStroke: Bool
  }

  /// Prepares to read what is in a root; `canvas` is what percentages are of.
  init(_ root: XMLElement, canvas: Size, reading: TextDocumentReading) {
    self.reading = reading
    self.canvas = canvas
    prefix = root.prefix
    prepare(root)
    if styleSheet.wasCut { self.reading.note("ignored rules of style after the first thousand", at: place(of: root)) }
  }

  /// Reads everything in the root, where `transform` goes from its coordinates to the plan's.
  mutating func read(_ root: XMLElement, transform: AffineTransform) throws(DocumentError) {
    try checkRepetitions(in: root)
    let classes = classes(of: root)
    var context = SVGContext(transform: transform)
    context = context.inner(root, classes: classes, styleSheet: styleSheet) ?? context
    for element in root.elements { try read(element, context) }
  }

  /// Refuses a drawing that repeats too much before it is gone through.
  private func checkRepetitions(in root: XMLElement) throws(DocumentError) {
    guard hasUses else { return }
    let repetitions = SVGRepetitions(
      root, elementByID: elementByID, limit: SVGDrawingReader.visitLimit, depthLimit: SVGDrawingReader.depthLimit)
    if let excess = repetitions.excess { throw repetition(at: excess) }
  }

  /// Collects ids and rules of style.
  private mutating func prepare(_ element: XMLElement) {
    if let id = element["id"], elementByID[id] == nil { elementByID[id] = element }
    if element.name == "use" { hasUses = true }
    if element.name == "style" { styleSheet.add(element.text) }
    for child in element.elements { prepare(child) }
  }

  func classes(of element: XMLElement) -> [Substring] {
    element["class"]?.split(whereSeparator: { $0 == " " || $0.isNewline || $0 == "\t" }) ?? []
  }

  func place(of element: XMLElement) -> DocumentPlace {
    reading.place(line: element.position.line, column: element.position.column)
  }
}

// MARK: - Elements

extension SVGDrawingReader {
  static let groups: Set<String> = ["g", "a", "svg", "switch", "symbol"]

  /// What says nothing of places: descriptions, and what is only shown where something else refers to it.
  static let silent: Set<String> = [
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
  /// How many bytes of attributes count as another element, so that a long one is not repeated without end.
  private static let bytesPerVisit = 1024
  /// How many steps the outlines of all shapes may have.
  static let pathStepLimit = 20_000_000
  /// How deep elements may stand in each other, those that `use` refers to included.
  private static let depthLimit = 220

  private mutating func read(_ element: XMLElement, _ outer: SVGContext) throws(DocumentError) {
    try countVisit(of: element)
    guard outer.depth < SVGDrawingReader.depthLimit else { throw repetition(at: element) }
    guard element.prefix == prefix, !SVGDrawingReader.silent.contains(element.name) else { return }
    let classes = classes(of: element)
    guard SVGDrawingReader.derivedClasses.isDisjoint(with: classes) else { return }
    guard let context = outer.inner(element, classes: classes, styleSheet: styleSheet) else {
      reading.note("left out what is not displayed, or has a transform that cannot be read", at: place(of: element))
      return
    }
    if context.isTranslucent { reading.note("ignored an opacity", at: place(of: element)) }
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

  /// Counts an element that is looked at, or throws that there are too many.
  mutating func countVisit(of element: XMLElement) throws(DocumentError) {
    let bytes = element.attributes.reduce(0) { $0 + $1.value.utf8.count }
    visits += 1 + bytes / SVGDrawingReader.bytesPerVisit
    guard visits <= SVGDrawingReader.visitLimit else { throw repetition(at: element) }
  }

  private func repetition(at element: XMLElement) -> DocumentError {
    DocumentError(
      .limit,
      "the drawing repeats its parts too often, or within themselves: with all that is used again it has more than "
        + "the limit of \(SVGDrawingReader.visitLimit) elements, or more than \(SVGDrawingReader.depthLimit) in each "
        + "other",
      at: place(of: element))
  }

  /// Reads a shape, a group or what is used, by what it is.
  private mutating func readShown(
    _ element: XMLElement, _ names: SVGNames, _ classes: [Substring], _ context: SVGContext
  ) throws(DocumentError) {
    let id = SVGIdentifier.decoded(element["id"] ?? "")
    if let kind = stageKind(element, id, classes), contents.stage == nil {
      return try readStage(element, kind, id, context)
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
    noteScaling(of: element)
    for child in element.elements { try read(child, context) }
  }

  /// Notes that a symbol has a scale of its own, which is not read.
  mutating func noteScaling(of symbol: XMLElement) {
    if symbol["viewBox"] != nil { reading.note("ignored the viewBox of a symbol", at: place(of: symbol)) }
  }

  func referenced(by use: XMLElement) -> XMLElement? {
    SVGDrawingReader.usedID(of: use).flatMap { elementByID[$0] }
  }

  /// The id that a use refers to; nil where it is none of the same file.
  static func usedID(of use: XMLElement) -> String? {
    (use["href"] ?? use["xlink:href"]).flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil }
  }

  func offset(of use: XMLElement) -> AffineTransform {
    .translation(
      SVGNumberScanner.length(use["x"], whole: canvas.width) ?? 0,
      SVGNumberScanner.length(use["y"], whole: canvas.height) ?? 0)
  }
}
