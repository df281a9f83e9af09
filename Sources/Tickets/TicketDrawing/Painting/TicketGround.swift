internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
internal import Tickets

/// What tickets that have the same things to show have in common: what lies under and over their elements.
struct TicketGround {
  private let drawing: TicketDrawing
  private let layout: TicketLayout

  init(of layout: TicketLayout, in drawing: TicketDrawing) {
    self.layout = layout
    self.drawing = drawing
  }

  /// What covers the canvas.
  var canvas: [Node] {
    drawing.design.ground.map {
      [.fill(.rectangle(layout.bleed), paint: .color(drawing.color($0)), class: "ground")]
    } ?? []
  }

  /// The ticket itself: its shadow, body and stubs.
  var ticket: [Node] { shadow + panels }

  /// What lies over everything else: the lines between panels and around the ticket, and the page's folds.
  var lines: [Node] {
    var nodes: [Node] = layout.perforations.map { perforation in
      .stroke(
        perforation.path, paint: .color(drawing.color(perforation.ink)), style: perforation.style, class: "perforation")
    }
    if let border = drawing.design.border {
      nodes.append(
        .stroke(
          layout.outline, paint: .color(drawing.color(border.ink)), style: StrokeStyle(width: border.width),
          class: "border"))
    }
    for fold in layout.folds { nodes += foldMarks(along: fold) }
    return nodes
  }

  private var shadow: [Node] {
    guard let shadow = drawing.design.shadow else { return [] }
    let offset = Vector(layout.isMirrored ? -shadow.offset.dx : shadow.offset.dx, shadow.offset.dy)
    let cast = Shadow(color: drawing.color(shadow.ink), radius: shadow.radius, offset: offset)
    return [.shadow(layout.outline, cast, class: "shadow")]
  }

  /// The panels.
  ///
  /// Each goes on a little under the next, which is painted over it: where the border between them crosses a pixel, one
  /// shows through the other there and nothing from behind. Panels of one colour are one area.
  private var panels: [Node] {
    guard let first = layout.panels.first else { return [] }
    if case .flat = first.fill, layout.panels.allSatisfy({ $0.fill == first.fill }) {
      return [.fill(layout.ground, paint: paint(first.fill, in: layout.frame), class: "panel")]
    }
    let overlap = max(1, 2 / drawing.pixelsPerUnit)
    return layout.panels.enumerated().map { index, panel in
      let isLast = index == layout.panels.count - 1
      var path = layout.ground
      if drawing.design.axis == .vertical {
        if index > 0 { path = path.clipped(at: Point(0, panel.frame.minY), keeping: Vector(0, 1)) }
        if !isLast { path = path.clipped(at: Point(0, panel.frame.maxY + overlap), keeping: Vector(0, -1)) }
      } else {
        let inwards: Double = layout.isMirrored ? -1 : 1
        let (start, end) =
          layout.isMirrored ? (panel.frame.maxX, panel.frame.minX) : (panel.frame.minX, panel.frame.maxX)
        if index > 0 { path = path.clipped(at: Point(start, 0), keeping: Vector(inwards, 0)) }
        if !isLast {
          path = path.clipped(at: Point(end + inwards * overlap, 0), keeping: Vector(-inwards, 0))
        }
      }
      return .fill(path, paint: paint(panel.fill, in: panel.area), class: "panel panel-\(index + 1)")
    }
  }

  /// Short marks at both ends of a fold, which do not run through what is printed.
  private func foldMarks(along fold: PathSegment) -> [Node] {
    let (start, end) = (fold.start, fold.end)
    guard let direction = (end - start).normalized else { return [] }
    let mark = direction * min(foldMarkLength, start.distance(to: end) / 2)
    return [(start, start + mark), (end - mark, end)].map { from, to in
      .stroke(
        .polyline([from, to]), paint: .color(foldMarkColor), style: StrokeStyle(width: 0.5), class: "fold-mark")
    }
  }

  private var foldMarkLength: Double { 14 }
  private var foldMarkColor: Color { Color(gray: drawing.design.depth == .oneBit ? 0 : 0.45) }

  private func paint(_ fill: TicketFill, in frame: Rect) -> Paint {
    drawing.paint(fill, in: frame, isMirrored: layout.isMirrored)
  }
}

extension TicketDrawing {
  func color(_ ink: TicketInk) -> Color { design.color(ink, scheme: scheme) }

  /// What a fill looks like in a frame, of which left and right may have changed places.
  func paint(_ fill: TicketFill, in frame: Rect, isMirrored: Bool) -> Paint {
    switch fill {
    case .flat(let ink): return .color(color(ink))
    case .gradient(let from, let to, let degrees):
      let angle = Angle(degrees: isMirrored ? -degrees : degrees)
      let direction = Vector(angle.sine, angle.cosine)
      // From where the first edge or corner of the frame begins to where the last one ends.
      let reach = (frame.width * direction.dx).magnitude / 2 + (frame.height * direction.dy).magnitude / 2
      return .linearGradient(
        LinearGradient(
          from: frame.center - direction * reach, to: frame.center + direction * reach,
          stops: [.init(at: 0, color(from)), .init(at: 1, color(to))]))
    }
  }
}
