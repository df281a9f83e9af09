internal import Colors
internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps
internal import XML

/// Reads SVG drawings whose seats have names, our own pictures among them.
///
/// Seats become rows given one by one, in the drawing's coordinates; other shapes become areas and texts captions.
struct SVGPlanReader: TextPlanReader {
  static let format = PlanFormat.svg

  private(set) var reading: TextDocumentReading
  private(set) var availability: Availability?

  init(reading: TextDocumentReading) {
    self.reading = reading
  }

  /// The plan in a file's bytes.
  mutating func plan(_ bytes: [UInt8]) throws(DocumentError) -> SeatPlan {
    let root = try root(of: bytes)
    let viewBox = try viewBox(of: root)
    var drawing = SVGDrawingReader(root, canvas: viewBox?.size ?? Size(0, 0), reading: reading)
    try drawing.read(root, transform: viewBox.map { .translation(-$0.minX, -$0.minY) } ?? .identity)
    if drawing.contents.seats.isEmpty, drawing.contents.areas.isEmpty {
      drawing.reading.note(SVGPlanReader.adviceWithoutSeats, at: place(of: root))
    }
    var assembly = SVGPlanAssembly(drawing.contents, reading: drawing.reading)
    var plan = assembly.plan()
    plan.name = assembly.reading.cleaned(title(of: root), at: assembly.reading.place(line: 1, column: 1))
    plan.canvas = viewBox?.size
    reading = assembly.reading
    availability = assembly.availability
    return plan
  }

  /// What to do where no shape says that it is a seat.
  private static let adviceWithoutSeats =
    "found shapes, but no seat and no place sold by the head: a shape is a seat with class=\"seat\", data-seat-label or "
    + "an id such as seat-12-C-1, and a place sold by the head with data-capacity; Guides/other-formats.md has all ways"

  private func root(of bytes: [UInt8]) throws(DocumentError) -> XMLElement {
    let root: XMLElement
    do throws(XMLFault) {
      root = try XMLDocument(bytes: bytes).root
    } catch {
      throw DocumentError(
        error.kind == .limit ? .limit : .syntax, error.reason,
        at: reading.place(line: error.line, column: error.column))
    }
    guard root.name == "svg" else {
      throw DocumentError(
        .format, "this is no SVG drawing: expected the root element \"svg\", found \(quoted(root.name))",
        at: place(of: root))
    }
    return root
  }

  private func place(of element: XMLElement) -> DocumentPlace {
    reading.place(line: element.position.line, column: element.position.column)
  }

  /// The part of the plane that the drawing shows: its `viewBox`, else its size; nil where it says neither.
  private func viewBox(of root: XMLElement) throws(DocumentError) -> Rect? {
    if let text = root["viewBox"] {
      guard let numbers = SVGNumberScanner.numbers(text), numbers.count == 4, isExtent(numbers[2]),
        isExtent(numbers[3]),
        max(numbers[0].magnitude, numbers[1].magnitude) <= JSONNode.coordinateLimit
      else {
        throw DocumentError(
          .value, "expected a viewBox such as \"0 0 800 600\", found \(quoted(text))", at: place(of: root))
      }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    guard let width = SVGNumberScanner.length(root["width"]), let height = SVGNumberScanner.length(root["height"]),
      isExtent(width), isExtent(height)
    else { return nil }
    return Rect(x: 0, y: 0, width: width, height: height)
  }

  private func isExtent(_ length: Double) -> Bool {
    (JSONNode.leastLength...JSONNode.coordinateLimit).contains(length)
  }

  private func title(of root: XMLElement) -> String {
    root.elements.first { $0.name == "title" }?.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
  }
}
