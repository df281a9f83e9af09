internal import Drawing
internal import Geometry
internal import Paths
internal import SeatMaps
internal import Shapes

/// The drawing of a seat: one for each shape, size, status and badge.
struct SeatSymbol: Hashable {
  let shape: SeatShape
  /// The width, in plan units.
  let size: Double
  let status: SeatStatus
  let isWheelchairPlace: Bool

  /// The layers, back to front: body, what lies under the number, outline, badges.
  ///
  /// - Parameter scale: Canvas units in a plan unit. Proportions are the plan's: a chair keeps its form however
  ///   large it is drawn.
  func symbol(theme: Theme, scale: Double) -> Symbol {
    let style = theme.statuses[status]
    let lineWidth = theme.seat.outlineWidth * style.outlineFactor * size
    let body = outline(inset: lineWidth / 2)
    let zoom = AffineTransform.scale(scale)

    var layers = [Symbol.Layer(body.transformed(by: zoom), part: .body)]
    switch style.sign {
    case .hatch: layers.append(Symbol.Layer(hatch(inset: lineWidth).transformed(by: zoom), part: .mark))
    case .cross: layers.append(cross(scale: scale))
    case .none, .checkBadge, .clockBadge, .barBadge: break
    }
    if lineWidth > 0 {
      var stroke = StrokeStyle(width: lineWidth * scale, join: .round)
      if style.isDashed { stroke.dashes = [size * 0.11 * scale, size * 0.08 * scale] }
      layers.append(Symbol.Layer(body.transformed(by: zoom), ink: .stroke(stroke), part: .outline))
    }
    if style.sign.isBadge {
      layers += SeatBadge(center: badgeCenter(side: 1), radius: badgeRadius).layers(style.sign, scale: scale)
    }
    if isWheelchairPlace {
      layers += SeatBadge(center: badgeCenter(side: -1), radius: badgeRadius).wheelchairLayers(scale: scale)
    }
    return Symbol(name: name, layers: layers)
  }

  /// The part of a seat that has room for a number, in plan units about the seat's centre.
  static func labelFrame(shape: SeatShape, size: Double) -> Rect {
    let frame = self.frame(shape: shape, size: size)
    return shape == .chair ? Chair.backFrame(in: frame) : frame
  }

  /// "chair", "chair-sold", "chair-held-wheelchair": in a document each seat refers to its drawing, most of them to the
  /// first of these.
  private var name: String {
    shape.rawValue + (status == .available ? "" : "-\(status.rawValue)") + (isWheelchairPlace ? "-wheelchair" : "")
  }

  private static func frame(shape: SeatShape, size: Double) -> Rect {
    Rect(center: .zero, size: shape == .chair ? Chair.size(width: size) : Size(size, size))
  }

  /// The seat's outline, moved inwards so that a line along it stays in the seat's frame.
  private func outline(inset: Double) -> Path {
    let frame = SeatSymbol.frame(shape: shape, size: size)
    return switch shape {
    case .chair: Chair(inset: inset).path(in: frame)
    case .circle: Circle().path(in: frame.inset(by: inset))
    case .square: RoundedSquare().path(in: frame.inset(by: inset))
    }
  }

  /// Stripes that end where the outline's line begins.
  private func hatch(inset: Double) -> Path {
    let frame = SeatSymbol.labelFrame(shape: shape, size: size).inset(by: inset)
    let ground: Path =
      switch shape {
      case .chair: .roundedRectangle(frame, radius: size / 5 - inset)
      case .circle: Circle().path(in: frame)
      case .square: RoundedSquare().path(in: frame)
      }
    return DiagonalHatch(count: 5, coverage: 0.5).path(clippedTo: ground)
  }

  /// Two lines from corner to corner of the part with the number.
  private func cross(scale: Double) -> Symbol.Layer {
    let frame = SeatSymbol.labelFrame(shape: shape, size: size)
    let inset = shape == .circle ? size * 0.2 : min(frame.width, frame.height) * 0.16
    let box = frame.inset(by: inset)
    var path = Path()
    path.move(to: box.origin)
    path.line(to: Point(box.maxX, box.maxY))
    path.move(to: Point(box.maxX, box.minY))
    path.line(to: Point(box.minX, box.maxY))
    let style = StrokeStyle(width: size * 0.075 * scale, cap: .round)
    return Symbol.Layer(path.transformed(by: .scale(scale)), ink: .stroke(style), part: .mark)
  }

  private var badgeRadius: Double { size * 0.19 }

  /// Where a badge stands: at the upper right (side 1) or upper left (side −1).
  private func badgeCenter(side: Double) -> Point {
    let frame = SeatSymbol.frame(shape: shape, size: size)
    if shape == .circle {
      let reach = size / 2 * 0.74
      return Point(side * reach, -reach)
    }
    return Point(side * (frame.width / 2 - size * 0.07), frame.minY + size * 0.07)
  }
}

/// A small disc with a sign in it, at a corner of a seat; it stays upright when the seat is turned.
private struct SeatBadge {
  /// The centre, in plan units about the seat's.
  let center: Point
  let radius: Double

  func layers(_ sign: StatusStyle.Sign, scale: Double) -> [Symbol.Layer] {
    switch sign {
    case .none, .hatch, .cross:
      []
    case .checkBadge:
      [disc(.outline, scale: scale), glyph(TickMark(), part: .mark, size: 1.16, scale: scale)]
    case .clockBadge:
      // The clock's hands are cut out of it, so that the disc under it is seen through them.
      [disc(.mark, scale: scale), glyph(ClockMark(), part: .outline, size: 2, scale: scale)]
    case .barBadge:
      [disc(.outline, scale: scale), glyph(BarMark(), part: .mark, size: 1.2, scale: scale)]
    }
  }

  /// The reverse of a status: a light disc with a ring, so that it stands out from seats of any colour and nobody takes
  /// it for one.
  func wheelchairLayers(scale: Double) -> [Symbol.Layer] {
    let width = radius * 0.18
    let ring = Path.circle(center: center, radius: radius - width / 2).transformed(by: .scale(scale))
    return [
      disc(.mark, scale: scale),
      Symbol.Layer(ring, ink: .stroke(StrokeStyle(width: width * scale)), part: .outline, staysUpright: true),
      glyph(WheelchairSymbol(), part: .outline, size: 1.36, scale: scale),
    ]
  }

  private func disc(_ part: Symbol.Part, scale: Double) -> Symbol.Layer {
    layer(.circle(center: center, radius: radius), part: part, scale: scale)
  }

  /// A shape in the middle of the disc, its size in radii.
  private func glyph(_ shape: some Shape, part: Symbol.Part, size: Double, scale: Double) -> Symbol.Layer {
    let frame = Rect(center: center, size: Size(radius * size, radius * size))
    return layer(shape.path(in: frame), part: part, scale: scale)
  }

  private func layer(_ path: Path, part: Symbol.Part, scale: Double) -> Symbol.Layer {
    Symbol.Layer(path.transformed(by: .scale(scale)), part: part, staysUpright: true)
  }
}

/// The distinct drawings of a map's seats.
///
/// There is one for each status of each kind of seat, whatever statuses there are, so that the number of a seat's
/// drawing depends on the seat and its own status alone and not on what becomes of others.
struct SeatSymbols {
  /// What tells seats apart besides their status.
  private struct Kind: Hashable {
    var shape: SeatShape
    var size: Double
    var isWheelchairPlace: Bool
  }

  /// The drawings, by number: kind by kind in the order in which they first come, status by status.
  let symbols: [Symbol]
  /// For each seat the number of its kind; empty where all are of one.
  private let kinds: [Int32]

  /// - Complexity: O(*n*) for *n* seats.
  init(of map: SeatMap, theme: Theme, scale: Double) {
    var kinds = KindNumbers()
    let seats = map.seats
    for number in seats.indices {
      kinds.add(
        Kind(
          shape: seats[number].shape, size: seats[number].size,
          isWheelchairPlace: seats[number].attributes.contains(.wheelchair)))
    }
    self.kinds = kinds.ofSeats
    symbols = SeatSymbols.symbols(of: kinds.distinct, theme: theme, scale: scale)
  }

  /// The number of the drawing of a seat in a status.
  func number(ofSeat seat: Int, status: SeatStatus) -> Int {
    let kind = kinds.isEmpty ? 0 : Int(kinds[seat])
    return kind * SeatStatus.allCases.count + status.ordinal
  }

  private static func symbols(of kinds: [Kind], theme: Theme, scale: Double) -> [Symbol] {
    // Further sizes of what is otherwise the same get numbers in the order in which they come.
    var sizeCounts: [Kind: Int] = [:]
    return kinds.flatMap { kind -> [Symbol] in
      var unsized = kind
      unsized.size = 0
      let sizeNumber = sizeCounts[unsized, default: 0] + 1
      sizeCounts[unsized] = sizeNumber
      return SeatStatus.allCases.map { status in
        let drawing = SeatSymbol(
          shape: kind.shape, size: kind.size, status: status, isWheelchairPlace: kind.isWheelchairPlace)
        var symbol = drawing.symbol(theme: theme, scale: scale)
        if sizeNumber > 1 { symbol.name += "-\(sizeNumber)" }
        return symbol
      }
    }
  }

  /// The kinds of seats that are added one by one.
  private struct KindNumbers {
    private(set) var distinct: [Kind] = []
    /// Empty as long as there is one kind.
    private(set) var ofSeats: [Int32] = []
    private var seatCount = 0
    private var numbers: [Kind: Int32] = [:]
    private var last: Int32 = 0

    mutating func add(_ kind: Kind) {
      if distinct.isEmpty || distinct[Int(last)] != kind { last = number(of: kind) }
      seatCount += 1
      if distinct.count > 1 { ofSeats.append(last) }
    }

    private mutating func number(of kind: Kind) -> Int32 {
      if let known = numbers[kind] { return known }
      let number = Int32(distinct.count)
      if number == 1 { ofSeats = Array(repeating: 0, count: seatCount) }
      numbers[kind] = number
      distinct.append(kind)
      return number
    }
  }
}
