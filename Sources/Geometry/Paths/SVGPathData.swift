internal import Geometry
internal import Support

extension Path {
  /// The path as SVG path data: the value of a `d` attribute.
  ///
  /// Coordinates are absolute; lines along an axis are written with `H` and `V`. The text does not depend on any locale
  /// and ends without a line break; an empty path is an empty text.
  ///
  /// - Parameter digits: The most digits after the point, 0…15; numbers are rounded to them, halves away from zero.
  ///   Without it each number is the shortest that reads back as the same value, so that reading the text gives an
  ///   equal path.
  public func svgPathData(digits: Int? = nil) -> String {
    var writer = PathDataWriter(digits: digits)
    for element in elements { writer.write(element) }
    return writer.text
  }
}

/// Puts the steps of a path into words.
private struct PathDataWriter {
  private(set) var text = ""
  private let digits: Int?
  /// The current point as written, because a line is along an axis when its written numbers say so.
  private var position: (x: String, y: String) = ("", "")
  private var contourStart: (x: String, y: String) = ("", "")

  init(digits: Int?) {
    self.digits = digits
  }

  mutating func write(_ element: PathElement) {
    switch element {
    case .move(let point):
      write("M", [point])
      contourStart = position
    case .line(let point):
      writeLine(to: point)
    case .quadratic(let control, let point):
      write("Q", [control, point])
    case .cubic(let control1, let control2, let point):
      write("C", [control1, control2, point])
    case .close:
      text += "Z"
      position = contourStart
    }
  }

  private mutating func writeLine(to point: Point) {
    let target = (x: pathDataNumber(point.x, digits: digits), y: pathDataNumber(point.y, digits: digits))
    if target.y == position.y {
      text += "H\(target.x)"
    } else if target.x == position.x {
      text += "V\(target.y)"
    } else {
      text += "L\(target.x) \(target.y)"
    }
    position = target
  }

  private mutating func write(_ command: String, _ points: [Point]) {
    text += command
    for (index, point) in points.enumerated() {
      position = (pathDataNumber(point.x, digits: digits), pathDataNumber(point.y, digits: digits))
      text += index == 0 ? "\(position.x) \(position.y)" : " \(position.x) \(position.y)"
    }
  }
}

/// A finite number as path data spells it; negative zero, which no drawing can tell, is written as 0.
func pathDataNumber(_ value: Double, digits: Int?) -> String {
  guard value != 0 else { return "0" }
  return digits.map { value.rounded(toPlaces: $0) } ?? value.shortestText
}
