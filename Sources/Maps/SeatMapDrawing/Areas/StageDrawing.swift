internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
internal import SeatMaps
internal import Shapes

/// The screen with its light, or the stage.
struct StageDrawing {
  let stage: PlacedStage
  let theme: Theme
  /// The width of a usual seat, in plan units.
  let seatSize: Double
  /// Where the seats end, in plan units: how far the light may fall.
  let contentBottom: Double
  let placing: AffineTransform
  /// The size that what is written on a stage has at least, in canvas units.
  var leastLabelSize = 0.0
  let measuring: any TextMeasuring

  func nodes(detail: SeatMapDrawing.Detail) -> [Node] {
    let nodes = stage.kind == .screen ? screenNodes() : stageNodes()
    guard detail == .document else { return nodes }
    let (what, name) = stage.kind == .screen ? ("screen", "Screen") : ("stage", "Stage")
    return [.group(Group(identity: Identity(id: what, classes: what, name: stage.label ?? name), nodes: nodes))]
  }

  /// What is painted of a screen, in plan units: the curve's strip, and below it the light.
  static func screenFrame(of stage: PlacedStage, bottom: Double) -> Rect {
    // The shape draws its ends one curvature inside its frame; the light widens to the frame's full width below.
    Rect(
      minX: stage.frame.minX - stage.curvature, minY: stage.frame.minY, maxX: stage.frame.maxX + stage.curvature,
      maxY: max(bottom, stage.frame.maxY))
  }

  private func screenNodes() -> [Node] {
    let frame = StageDrawing.screenFrame(of: stage, bottom: contentBottom)
    var nodes: [Node] = []
    if theme.screen.light.alpha > 0 {
      let light = LinearGradient(
        from: placing.apply(Point(frame.midX, frame.minY)), to: placing.apply(frame.center),
        stops: [.init(at: 0, theme.screen.light), .init(at: 1, theme.screen.light.withAlpha(0))])
      let shape = Screen(curvature: stage.curvature, isClosed: true)
      nodes.append(
        .fill(shape.path(in: frame).transformed(by: placing), paint: .linearGradient(light), class: "screen-light"))
    }
    let width = theme.screen.lineWidth * seatSize * placing.meanScale
    nodes.append(
      .stroke(
        Screen(curvature: stage.curvature).path(in: frame).transformed(by: placing), paint: .color(theme.screen.line),
        style: StrokeStyle(width: width, cap: .square), class: "screen-line"))
    if let label = stage.label {
      let crest = Point(frame.midX, stage.frame.minY + stage.curvature / 2)
      let below = theme.screen.lineWidth * seatSize + StageDrawing.labelSize(seatSize: seatSize) * 0.9
      nodes += caption(label, at: Point(crest.x, crest.y + below), color: theme.secondaryText)
    }
    return nodes
  }

  private func stageNodes() -> [Node] {
    let radius = min(seatSize * 0.3, stage.frame.height / 4)
    let path = Path.roundedRectangle(stage.frame, radius: radius).transformed(by: placing)
    var nodes: [Node] = [.fill(path, paint: .color(theme.stage.fill), class: "stage-floor")]
    if theme.stage.border.alpha > 0 {
      let style = StrokeStyle(width: max(seatSize * 0.06 * placing.meanScale, 0.5))
      nodes.append(.stroke(path, paint: .color(theme.stage.border), style: style, class: "stage-border"))
    }
    if let label = stage.label { nodes += caption(label, at: stage.frame.center, color: theme.stage.text) }
    return nodes
  }

  private func caption(_ label: String, at center: Point, color: Color) -> [Node] {
    let fitted = FittedLine(
      label, size: max(StageDrawing.labelSize(seatSize: seatSize) * placing.meanScale, leastLabelSize),
      weight: .semibold,
      width: stage.frame.width * 0.9 * placing.meanScale, measuring: measuring)
    guard let fitted else { return [] }
    return [.text(fitted.text(centeredOn: placing.apply(center), color: color, className: "stage-label"))]
  }

  /// The size of what is written on a stage, in plan units.
  static func labelSize(seatSize: Double) -> Double { seatSize * 0.44 }
}
