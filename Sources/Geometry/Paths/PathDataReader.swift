internal import Geometry

extension Path {
  /// Reads SVG path data: the value of a `d` attribute, the whole grammar of SVG 2, §9.3.
  ///
  /// Arcs become cubic curves (see `addArc(to:radii:rotation:isLarge:isClockwise:)`), everything else is kept as it is.
  /// Unlike a browser, which draws up to the first fault, this takes all or nothing. Takes time in proportion to the
  /// length of the text.
  ///
  /// - Throws: `PathDataError` with the byte and the reason.
  public init(svgPathData text: String) throws(PathDataError) {
    var reader = PathDataReader(text)
    try reader.readAll()
    self = reader.path
  }
}

/// Draws a path as path data says.
private struct PathDataReader {
  private(set) var path = Path()
  private var scanner: PathDataScanner
  /// Where relative coordinates count from.
  private var position = Point.zero
  /// The last control point of the curve before, if the last command was a curve of that kind.
  private var cubicControl: Point?
  private var quadraticControl: Point?
  /// Whether the command being read has had a number, after which a comma may stand.
  private var hasArguments = false

  init(_ text: String) {
    scanner = PathDataScanner(text)
  }

  mutating func readAll() throws(PathDataError) {
    while let letter = try command() {
      let isRelative = letter >= UInt8(ascii: "a")
      let command = letter & ~0x20
      hasArguments = false
      try read(command, isRelative: isRelative)
      guard command != UInt8(ascii: "Z") else { continue }
      // Further pairs after a move are lines.
      let repeated = command == UInt8(ascii: "M") ? UInt8(ascii: "L") : command
      while scanner.hasNumber() { try read(repeated, isRelative: isRelative) }
    }
  }

  private mutating func command() throws(PathDataError) -> UInt8? {
    let letter = try scanner.command()
    guard let letter, path.isEmpty, letter & ~0x20 != UInt8(ascii: "M") else { return letter }
    throw scanner.error(.missingMove, at: scanner.offset - 1)
  }

  private mutating func read(_ command: UInt8, isRelative: Bool) throws(PathDataError) {
    let origin = isRelative ? position : .zero
    let (lastCubic, lastQuadratic) = (cubicControl, quadraticControl)
    (cubicControl, quadraticControl) = (nil, nil)

    switch command {
    case UInt8(ascii: "M"):
      path.move(to: try point(from: origin))
    case UInt8(ascii: "L"):
      path.line(to: try point(from: origin))
    case UInt8(ascii: "H"):
      path.line(to: try finite(Point(origin.x + (try number()), position.y)))
    case UInt8(ascii: "V"):
      path.line(to: try finite(Point(position.x, origin.y + (try number()))))
    case UInt8(ascii: "C"):
      try cubic(control1: try point(from: origin), from: origin)
    case UInt8(ascii: "S"):
      try cubic(control1: try reflected(lastCubic), from: origin)
    case UInt8(ascii: "Q"):
      try quadratic(control: try point(from: origin), from: origin)
    case UInt8(ascii: "T"):
      try quadratic(control: try reflected(lastQuadratic), from: origin)
    case UInt8(ascii: "A"):
      try arc(from: origin)
    default:
      path.close()
    }
    position = path.currentPoint ?? .zero
  }

  private mutating func cubic(control1: Point, from origin: Point) throws(PathDataError) {
    let control2 = try point(from: origin)
    path.cubic(control1: control1, control2: control2, to: try point(from: origin))
    cubicControl = control2
  }

  private mutating func quadratic(control: Point, from origin: Point) throws(PathDataError) {
    path.quadratic(control: control, to: try point(from: origin))
    quadraticControl = control
  }

  private mutating func arc(from origin: Point) throws(PathDataError) {
    let radii = Size(try number().magnitude, try number().magnitude)
    let rotation = Angle.degrees(try number())
    let isLarge = try scanner.flag()
    let isClockwise = try scanner.flag()
    let end = try point(from: origin)
    path.addArc(to: end, radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise)
  }

  /// The control point that goes on smoothly from the curve before: its last one, mirrored at the current point.
  private func reflected(_ control: Point?) throws(PathDataError) -> Point {
    guard let control else { return position }
    return try finite(position + (position - control))
  }

  private mutating func point(from origin: Point) throws(PathDataError) -> Point {
    let x = try number()
    let y = try number()
    return try finite(Point(origin.x + x, origin.y + y))
  }

  private mutating func number() throws(PathDataError) -> Double {
    let value = try scanner.number(afterSeparator: hasArguments)
    hasArguments = true
    return value
  }

  private func finite(_ point: Point) throws(PathDataError) -> Point {
    guard point.isFinite else { throw scanner.error(.numberOutOfRange) }
    return point
  }
}
