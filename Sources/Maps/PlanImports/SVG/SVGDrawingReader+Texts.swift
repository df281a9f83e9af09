internal import Geometry
internal import JSON
internal import Reading
internal import XML

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
