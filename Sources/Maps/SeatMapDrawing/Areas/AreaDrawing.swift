internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
internal import SeatMaps
internal import Shapes

/// What is drawn of a section that is no seat and is not for sale.
struct AreaDrawing {
  let theme: Theme
  /// The width of a usual seat, in plan units.
  let seatSize: Double
  let placing: AffineTransform
  /// The pictures that are there, by the name of their files.
  let pictures: [String: Raster]
  let detail: SeatMapDrawing.Detail
  let measuring: any TextMeasuring

  /// The least side, in canvas units, of a sign.
  private static let leastSign = 6.0

  /// The areas under the seats, or those over them.
  func nodes(of section: PlacedSection, inForeground isForeground: Bool) -> [Node] {
    section.areas.flatMap { $0.isForeground == isForeground ? nodes(of: $0, in: section.transform) : [] }
  }

  private func nodes(of area: Area, in section: AffineTransform) -> [Node] {
    let placing = section.then(self.placing)
    var nodes: [Node] = []
    var ground = theme.background
    let picture = picture(of: area, in: section)
    if let outline = area.path {
      let path = outline.transformed(by: placing)
      // A picture stands for itself: around it is drawn what the plan asks for alone.
      let isPicture = picture != nil
      if let fill = area.fill ?? (isPicture ? nil : theme.area.fill) {
        ground = fill.over(ground)
        nodes.append(.fill(path, paint: .color(fill), class: "area"))
      }
      if let picture { nodes.append(picture) }
      if let border = area.border ?? (isPicture ? nil : theme.area.border), border.alpha > 0 {
        let width = max(AreaDrawing.borderWidth(seatSize: seatSize) * placing.meanScale, 0.5)
        nodes.append(.stroke(path, paint: .color(border), style: StrokeStyle(width: width), class: "area-border"))
      }
    }
    if let symbol = area.symbol { nodes += sign(symbol, of: area, on: ground, section: section) }
    if let caption = area.caption { nodes += text(of: caption, in: area, on: ground, section: section) }
    return nodes
  }

  // MARK: Pictures

  /// The picture over the box of the area's outline, turned as the area is, as far as the outline reaches.
  private func picture(of area: Area, in section: AffineTransform) -> Node? {
    guard let name = area.picture, let raster = pictures[name] else { return nil }
    var upright = area
    upright.rotation = .zero
    guard let path = upright.path, let frame = path.bounds, !frame.isEmpty else { return nil }
    let turn = AffineTransform.rotation(area.rotation, about: area.position)
    let picture = Picture(
      raster, in: frame, clip: path, name: area.caption?.string ?? "", className: "area-picture")
    return .group(Group(transform: turn.then(section).then(placing), nodes: [.picture(picture)]))
  }

  // MARK: Signs

  /// A sign in the middle of the area, or in the larger part that a text leaves free; upright whatever is turned.
  private func sign(_ symbol: AreaSymbol, of area: Area, on ground: Color, section: AffineTransform) -> [Node] {
    let frame = area.signFrame(seatSize: seatSize)
    let placing = section.then(self.placing)
    let side = min(frame.width, frame.height) * symbol.share * placing.meanScale
    guard side >= AreaDrawing.leastSign else { return [] }
    let center = AffineTransform.rotation(area.rotation, about: area.position).then(placing).apply(frame.center)
    let path = symbol.shape.path(in: Rect(center: center, size: Size(side, side)))
    let wanted = area.caption?.color ?? theme.area.text
    let color = wanted.adjusted(toContrast: 4.5, on: ground) ?? ground.blackOrWhiteText
    let sign = Node.fill(path, paint: .color(color), class: "sign")
    guard detail == .document else { return [sign] }
    let identity = Identity(classes: "sign-" + symbol.rawValue, name: symbol.name)
    return [.group(Group(identity: identity, nodes: [sign]))]
  }

  // MARK: Texts

  private func text(of caption: Area.Caption, in area: Area, on ground: Color, section: AffineTransform) -> [Node] {
    let placing = section.then(self.placing)
    let wanted = caption.color ?? theme.area.text
    let color = wanted.adjusted(toContrast: 4.5, on: ground) ?? ground.blackOrWhiteText
    let fitted = FittedLine(
      caption.string, size: caption.size * placing.meanScale, weight: .medium, measuring: measuring)
    guard let fitted else { return [] }
    let center = placing.apply(area.captionCenter(of: caption))
    let rotation = section.apply(Vector(direction: area.rotation)).direction
      .turnedForReading(self.placing, aspect: fitted.metrics.width / fitted.style.size)
    return [
      .text(fitted.text(centeredOn: center, rotation: rotation, color: color, className: "area-label"))
    ]
  }

  /// The width of borders in plan units.
  static func borderWidth(seatSize: Double) -> Double { seatSize * 0.08 }
}

extension Area {
  /// Where a sign has room, before the area is turned: its box, or the larger part of it beside its text; where it has
  /// no outline, a usual seat's square about its position.
  func signFrame(seatSize: Double) -> Rect {
    var upright = self
    upright.rotation = .zero
    guard let box = upright.path?.bounds else { return Rect(center: position, size: Size(seatSize, seatSize)) }
    guard let caption, !caption.string.isEmpty else { return box }
    let middle = position.y + caption.position.y
    let (above, below) = (middle - caption.size * 0.6 - box.minY, box.maxY - middle - caption.size * 0.6)
    guard min(above, below) > -caption.size, max(above, below) > 0 else { return box }
    return above >= below
      ? Rect(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.minY + above)
      : Rect(minX: box.minX, minY: box.maxY - below, maxX: box.maxX, maxY: box.maxY)
  }
}

extension Angle {
  /// The direction on the canvas of a line of text that runs along this one in the plan.
  ///
  /// A line that is level in the plan stays level however the picture is turned; others turn with it, and none is
  /// upside down. One that is about as wide as high, `aspect` times, needs no more room when it is level: it never lies
  /// on its side, where III would be read as three dashes.
  func turnedForReading(_ turn: AffineTransform, aspect: Double) -> Angle {
    guard degrees != 0 else { return .zero }
    let readable = turn.apply(Vector(direction: self)).direction.readable
    return aspect <= 1.3 && readable.degrees.magnitude > 45 ? .zero : readable
  }

  /// The direction in which a line of text along this one is not upside down: −90 … 90 degrees.
  var readable: Angle {
    let turned = normalizedAroundZero
    if turned.degrees > 90 { return turned - .degrees(180) }
    return turned.degrees < -90 ? turned + .degrees(180) : turned
  }
}

extension AreaSymbol {
  /// The sign's shape.
  var shape: any Shape {
    switch self {
    case .entrance: EntranceSymbol()
    case .exit: ExitSymbol()
    case .door: DoorSymbol()
    case .stairs: StairsSymbol()
    case .elevator: ElevatorSymbol()
    case .toilets: ToiletsSymbol()
    case .bar: BarSymbol()
    case .cloakroom: CloakroomSymbol()
    case .column: ColumnSymbol()
    case .wheel: SteeringWheelSymbol()
    }
  }

  /// The name for people, in English.
  var name: String {
    switch self {
    case .entrance: "Entrance"
    case .exit: "Exit"
    case .door: "Door"
    case .stairs: "Stairs"
    case .elevator: "Elevator"
    case .toilets: "Toilets"
    case .bar: "Bar"
    case .cloakroom: "Cloakroom"
    case .column: "Column"
    case .wheel: "Driver's place"
    }
  }

  /// The part of its area's shorter side that the sign takes: columns and wheels are the thing itself.
  var share: Double {
    switch self {
    case .column, .wheel: 0.8
    default: 0.64
    }
  }
}
