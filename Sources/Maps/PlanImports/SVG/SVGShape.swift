internal import Geometry
internal import Paths
internal import Reading
internal import SeatMaps
internal import XML

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
