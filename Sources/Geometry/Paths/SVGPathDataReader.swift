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

/// Takes commands, numbers and flags off the front of SVG path data.
private struct PathDataScanner {
  private let bytes: [UInt8]
  /// The byte to be looked at next.
  private(set) var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The next command letter, or nil at the end of the data.
  mutating func command() throws(PathDataError) -> UInt8? {
    skipWhitespace()
    guard let letter = next else { return nil }
    guard "MmLlHhVvCcSsQqTtAaZz".utf8.contains(letter) else { throw error(.unknownCommand) }
    offset += 1
    return letter
  }

  /// Whether another number follows, so that the last command is repeated with it; a comma must be followed by one.
  mutating func hasNumber() -> Bool {
    skipWhitespace()
    guard let next else { return false }
    return next == UInt8(ascii: ",") || isNumberStart(next)
  }

  /// The next number: sign, digits, fraction, exponent, each ending where the grammar lets it go no further.
  mutating func number(afterSeparator: Bool) throws(PathDataError) -> Double {
    skipSeparator(commaAllowed: afterSeparator)
    let start = offset
    skip { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    let whole = skipDigits()
    var fraction = 0
    if next == UInt8(ascii: ".") {
      offset += 1
      fraction = skipDigits()
    }
    guard whole + fraction > 0 else {
      offset = start
      throw error(.missingNumber)
    }
    skipExponent()
    // The grammar has been checked, so that the conversion, which is free of locale, fails only for want of range.
    let spelling = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(spelling), value.isFinite else { throw error(.numberOutOfRange, at: start) }
    return value
  }

  /// An arc's flag: a single digit that needs nothing behind it, as in `a1 1 0 01.5.5`.
  mutating func flag() throws(PathDataError) -> Bool {
    skipSeparator(commaAllowed: true)
    switch next {
    case UInt8(ascii: "0"):
      offset += 1
      return false
    case UInt8(ascii: "1"):
      offset += 1
      return true
    default:
      throw error(.missingFlag)
    }
  }

  /// The error for a fault at an offset, or at the byte to be looked at next.
  func error(_ reason: PathDataError.Reason, at offset: Int? = nil) -> PathDataError {
    PathDataError(offset: offset ?? self.offset, reason: reason)
  }

  // MARK: - Bytes

  private mutating func skipWhitespace() {
    // Space, tab, line feed, form feed and carriage return are all that SVG counts as space.
    while let byte = next, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) { offset += 1 }
  }

  private mutating func skipSeparator(commaAllowed: Bool) {
    skipWhitespace()
    guard commaAllowed, next == UInt8(ascii: ",") else { return }
    offset += 1
    skipWhitespace()
  }

  private mutating func skipExponent() {
    let start = offset
    guard skip({ $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }) else { return }
    skip { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    // An "e" without digits belongs to whatever comes next.
    if skipDigits() == 0 { offset = start }
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset - start
  }

  @discardableResult
  private mutating func skip(_ matches: (UInt8) -> Bool) -> Bool {
    guard let byte = next, matches(byte) else { return false }
    offset += 1
    return true
  }

  private func isNumberStart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.".utf8.contains(byte)
  }
}

/// Why a text is no SVG path data, and where.
public struct PathDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the text.
  public enum Reason: Hashable, Sendable {
    /// The data does not begin with `M` or `m`, without which there is no point to draw from.
    case missingMove
    /// A letter or sign that is no command, where a command had to be.
    case unknownCommand
    /// No number where the command needs one.
    case missingNumber
    /// Neither `0` nor `1` where an arc needs a flag.
    case missingFlag
    /// A number, or a position it leads to, is too large for a double.
    case numberOutOfRange
  }

  /// Where the fault was met, in bytes of UTF-8 from the start of the text; the length of the text at its end.
  public let offset: Int
  /// What is wrong there.
  public let reason: Reason

  /// One line that says what is wrong and what would be right.
  public var description: String {
    switch reason {
    case .missingMove: "byte \(offset): path data begins with M or m"
    case .unknownCommand: "byte \(offset): expected a command, one of M L H V C S Q T A Z in either case"
    case .missingNumber: "byte \(offset): expected a number"
    case .missingFlag: "byte \(offset): expected an arc flag, 0 or 1"
    case .numberOutOfRange: "byte \(offset): the number or the position it leads to is too large"
    }
  }
}
