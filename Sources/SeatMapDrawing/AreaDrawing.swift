internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
internal import SeatMaps

/// What is drawn of a section that is no seat.
struct AreaDrawing {
  let theme: Theme
  /// The width of a usual seat, in plan units.
  let seatSize: Double
  let placing: AffineTransform
  let measuring: any TextMeasuring

  func nodes(of section: PlacedSection) -> [Node] {
    section.areas.flatMap { nodes(of: $0, in: section.transform) }
  }

  private func nodes(of area: Area, in section: AffineTransform) -> [Node] {
    let placing = section.then(self.placing)
    var nodes: [Node] = []
    var ground = theme.background
    if let path = area.path {
      let path = path.transformed(by: placing)
      let fill = area.fill ?? theme.area.fill
      let border = area.border ?? theme.area.border
      ground = fill.over(ground)
      nodes.append(.fill(path, paint: .color(fill), class: "area"))
      if border.alpha > 0 {
        let width = max(AreaDrawing.borderWidth(seatSize: seatSize) * placing.meanScale, 0.5)
        nodes.append(.stroke(path, paint: .color(border), style: StrokeStyle(width: width), class: "area-border"))
      }
    }
    if let caption = area.caption { nodes += text(of: caption, in: area, on: ground, section: section) }
    return nodes
  }

  private func text(of caption: Area.Caption, in area: Area, on ground: Color, section: AffineTransform) -> [Node] {
    let placing = section.then(self.placing)
    let wanted = caption.color ?? theme.area.text
    let color = wanted.adjusted(toContrast: 4.5, on: ground) ?? ground.blackOrWhiteText
    let fitted = FittedLine(
      caption.string, size: caption.size * placing.meanScale, weight: .medium, measuring: measuring)
    guard let fitted else { return [] }
    let center = placing.apply(area.captionCenter(of: caption))
    let rotation = section.apply(Vector(direction: area.rotation)).direction.turnedForReading(self.placing)
    return [
      .text(fitted.text(centeredOn: center, rotation: rotation, color: color, className: "area-label"))
    ]
  }

  /// The width of borders in plan units.
  static func borderWidth(seatSize: Double) -> Double { seatSize * 0.08 }
}

extension Angle {
  /// The direction on the canvas of a line of text that runs along this one in the plan.
  ///
  /// A line that is level in the plan stays level however the picture is turned; others turn with it, and none is
  /// upside down.
  func turnedForReading(_ turn: AffineTransform) -> Angle {
    degrees == 0 ? .zero : turn.apply(Vector(direction: self)).direction.readable
  }

  /// The direction in which a line of text along this one is not upside down: −90 … 90 degrees.
  var readable: Angle {
    let turned = normalizedAroundZero
    if turned.degrees > 90 { return turned - .degrees(180) }
    return turned.degrees < -90 ? turned + .degrees(180) : turned
  }
}
