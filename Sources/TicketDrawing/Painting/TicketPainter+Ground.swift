internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
internal import Tickets

extension TicketPainter {
  /// Covers the canvas.
  mutating func paintCanvas() {
    if let ground = drawing.design.ground {
      nodes.append(.fill(.rectangle(layout.bleed), paint: .color(color(ground)), class: "ground"))
    }
  }

  /// Paints the ticket itself: its shadow, body and stubs.
  mutating func paintTicket() {
    if let shadow = drawing.design.shadow {
      let offset = Vector(layout.isMirrored ? -shadow.offset.dx : shadow.offset.dx, shadow.offset.dy)
      nodes.append(
        .shadow(
          layout.outline, Shadow(color: color(shadow.ink), radius: shadow.radius, offset: offset), class: "shadow"))
    }
    paintPanels()
  }

  /// Paints what lies over everything else: the lines between panels and around the ticket, and the page's folds.
  mutating func paintLines() {
    for perforation in layout.perforations {
      nodes.append(
        .stroke(
          perforation.path, paint: .color(color(perforation.ink)), style: perforation.style, class: "perforation"))
    }
    if let border = drawing.design.border {
      nodes.append(
        .stroke(
          layout.outline, paint: .color(color(border.ink)), style: StrokeStyle(width: border.width), class: "border"))
    }
    for fold in layout.folds { nodes += foldMarks(along: fold) }
  }

  /// Fills the panels.
  ///
  /// Each goes on a little under the next, which is painted over it: where the border between them crosses a pixel, one
  /// shows through the other there and nothing from behind. Panels of one colour are one area.
  private mutating func paintPanels() {
    guard let first = layout.panels.first else { return }
    if case .flat = first.fill, layout.panels.allSatisfy({ $0.fill == first.fill }) {
      nodes.append(.fill(layout.ground, paint: paint(first.fill, in: layout.frame), class: "panel"))
      return
    }
    let overlap = max(1, 2 / drawing.pixelsPerUnit)
    for (index, panel) in layout.panels.enumerated() {
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
      nodes.append(.fill(path, paint: paint(panel.fill, in: panel.area), class: "panel panel-\(index + 1)"))
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

  /// What a fill looks like in a frame.
  func paint(_ fill: TicketFill, in frame: Rect) -> Paint {
    switch fill {
    case .flat(let ink): return .color(color(ink))
    case .gradient(let from, let to, let degrees):
      let angle = Angle(degrees: layout.isMirrored ? -degrees : degrees)
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
