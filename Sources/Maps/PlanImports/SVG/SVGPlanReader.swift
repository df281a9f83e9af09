internal import Colors
internal import Geometry
internal import JSON
internal import Paths
internal import Reading
internal import SeatMaps
internal import Support
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

/// What was found in a drawing, in its own coordinates and order.
struct SVGContents {
  /// A seat.
  struct FoundSeat {
    var seat: Seat
    var floor: String?
    var section: String
    var row: String
    /// The colour inside; nil where there is none that is known.
    var color: Color?
    var status: SeatStatus?
    var price: Price?
    /// Where its element begins.
    var place: DocumentPlace
  }

  /// A line of text.
  struct FoundText {
    var string: String
    var center: Point
    var size: Double
    var rotation: Angle
    var color: Color?
    var section: String
  }

  /// A shape that is no seat.
  struct FoundShape {
    var path: Path
    /// The upright rectangle that it is; nil where it is none.
    var rectangle: (rect: Rect, cornerRadius: Double)?
    var fill: SVGPaint
    var stroke: SVGPaint
    var section: String
    var floor: String?
  }

  /// A place that is sold by the head.
  struct FoundArea {
    var shape: FoundShape
    var label: String
    var capacity: Int
    var category: String?
  }

  /// A stage or screen.
  struct FoundStage {
    var kind: Stage.Kind
    var bounds: Rect
    /// How far the middle of a curved screen lies before its ends.
    var rise: Double
    var label: String?
  }

  var seats: [FoundSeat] = []
  var texts: [FoundText] = []
  var shapes: [FoundShape] = []
  var areas: [FoundArea] = []
  var stage: FoundStage?
}

/// What a `<use>` in one of our own pictures says of a seat besides its attributes.
struct OwnSeatMark {
  /// The drawing of the seat.
  let shape: SeatShape
  /// The name of the category that is spoken; nil where there is none.
  let category: String?
  /// The attributes that are spoken.
  let attributes: SeatAttributes
  /// The seat's id.
  let id: String?

  /// Creates what an element says; nil where it is no seat of our own pictures.
  init?(_ element: XMLElement, classes: [Substring]) {
    guard element.name == "use", classes.contains("seat"), let reference = element["href"],
      let shape = SeatShape.allCases.first(where: { reference.hasPrefix("#s-" + $0.rawValue) })
    else { return nil }
    self.shape = shape
    id = element["id"].map(OwnSeatMark.decoded)

    // "Stalls, row C, seat 12, wheelchair place, Standard, available, €14.50": what stands between seat and status.
    let parts = (element["aria-label"] ?? "").split(separator: ", ")
    let status = SeatStatus.allCases.first { classes.contains($0.name[...]) }
    let start = parts.lastIndex { $0.lowercased().hasPrefix("seat ") }.map { $0 + 1 } ?? parts.count
    let end = status.flatMap { status in parts.lastIndex { $0 == status.name } } ?? parts.count
    var words = start <= end ? parts[start..<end] : []
    var attributes: SeatAttributes = []
    while let word = words.first, let attribute = SeatAttributes.all.first(where: { $0.name == word }) {
      attributes.formUnion(attribute.attribute)
      words.removeFirst()
    }
    self.attributes = attributes
    category = words.nonempty?.joined(separator: ", ")
  }

  /// The id that an `id` attribute was made of: `.` stands for `/`, `__` for a space, `_2E_` for the character of that
  /// code, and one more underscore in front of a name that could not begin as it does.
  static func decoded(_ name: String) -> String {
    var rest = name[...]
    if !rest.utf8.count(where: { $0 == UInt8(ascii: "_") }).isMultiple(of: 2), rest.first == "_" { rest.removeFirst() }
    var id = ""
    while let character = rest.popFirst() {
      if character == "_", rest.first == "_" {
        id.append(" ")
        rest.removeFirst()
      } else if character == "_", let end = rest.firstIndex(of: "_"), let value = UInt32(rest[..<end], radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        id.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      } else {
        id.append(character == "." ? "/" : character)
      }
    }
    return id
  }
}
