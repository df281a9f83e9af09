internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
internal import SeatMaps

/// A mini-map in a rectangle of the canvas.
struct MiniMapDrawing {
  let miniMap: MiniMap
  let theme: Theme
  /// The picture's turn.
  let turn: AffineTransform

  private var map: SeatMap { miniMap.map }

  /// What the mini-map shows, turned as the picture is, in plan units.
  var bounds: Rect {
    var boxes = BoxUnion()
    for section in map.sections {
      if let box = section.shape(in: map)?.transformed(by: turn).bounds { boxes.add(box) }
    }
    if let stage = map.stage { boxes.add(turn.boundingBox(of: stage.frame)) }
    return boxes.rect ?? Rect(x: 0, y: 0, width: 1, height: 1)
  }

  /// The nodes, with a border around them.
  func nodes(in frame: Rect, detail: SeatMapDrawing.Detail) -> [Node] {
    let bounds = self.bounds
    let inner = frame.inset(by: min(frame.width, frame.height) * 0.07)
    let scale = min(inner.width / max(bounds.width, 1e-9), inner.height / max(bounds.height, 1e-9))
    guard scale.isFinite, scale > 0 else { return [] }
    let placing = turn.then(.translation(Point.zero - bounds.center)).then(.scale(scale))
      .then(.translation(inner.center - Point.zero))

    let border = theme.area.border.over(theme.background)
    let edge = Path.roundedRectangle(frame, radius: min(frame.width, frame.height) * 0.05)
    var nodes: [Node] = [
      .fill(edge, paint: .color(theme.background), class: "mini-map-ground")
    ]
    var marks = stageNodes(placing)
    marks += sectionNodes(placing)
    marks += frameNodes(placing)
    marks += seatNodes(placing)
    nodes.append(.group(Group(clip: edge, nodes: marks)))
    nodes.append(.stroke(edge, paint: .color(border), style: StrokeStyle(width: 1), class: "mini-map-border"))
    guard detail == .document else { return nodes }
    let identity = Identity(classes: "mini-map", name: name)
    return [.group(Group(identity: identity, nodes: nodes))]
  }

  /// Height by width of what is shown, within bounds.
  var aspect: Double {
    let bounds = self.bounds
    return min(max(bounds.height / max(bounds.width, 1e-9), 0.2), 5)
  }

  /// What it shows, for people who cannot see it.
  var name: String {
    let names = miniMap.sections.filter(map.sections.indices.contains).map { map.sections[$0].name }
      .filter { !$0.isEmpty }
    return names.isEmpty ? "Overview of the venue" : "Overview of the venue, with " + names.joined(separator: ", ")
  }

  private var accent: Color {
    switch theme.statuses.selected.body {
    case .color(let color): color.over(theme.background)
    case .category: theme.text
    }
  }

  private func stageNodes(_ placing: AffineTransform) -> [Node] {
    guard let stage = map.stage else { return [] }
    let color = stage.kind == .screen ? theme.screen.line : theme.stage.border.over(theme.stage.fill)
    // A screen is a line: at this size its frame's lower edge.
    var rect = stage.frame
    if stage.kind == .screen { rect = Rect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.minY) }
    let path = Path.rectangle(rect).transformed(by: placing)
    return [
      .fill(path, paint: .color(color), class: "mini-map-stage"),
      .stroke(path, paint: .color(color), style: StrokeStyle(width: 1.5), class: "mini-map-stage"),
    ]
  }

  private func sectionNodes(_ placing: AffineTransform) -> [Node] {
    let marked = Set(miniMap.sections)
    let plain = theme.seat.body.over(theme.background).mixed(with: theme.text, by: 0.08)
    let line = plain.adjusted(toContrast: 3, on: theme.background) ?? theme.text
    return map.sections.indices.flatMap { number -> [Node] in
      guard let path = map.sections[number].shape(in: map)?.transformed(by: placing) else { return [] }
      let isMarked = marked.contains(number)
      let edge = isMarked ? accent.mixed(with: theme.text, by: 0.4) : line
      return [
        .fill(path, paint: .color(isMarked ? accent : plain), class: "mini-map-section"),
        .stroke(
          path, paint: .color(edge), style: StrokeStyle(width: isMarked ? 1.2 : 0.6), class: "mini-map-section-border"),
      ]
    }
  }

  private func frameNodes(_ placing: AffineTransform) -> [Node] {
    guard let frame = miniMap.frame, frame.isFinite else { return [] }
    let path = Path.rectangle(placing.boundingBox(of: frame))
    return [
      .stroke(path, paint: .color(theme.background), style: StrokeStyle(width: 4), class: "mini-map-frame-rim"),
      .stroke(path, paint: .color(accent), style: StrokeStyle(width: 2), class: "mini-map-frame"),
    ]
  }

  /// A dot on each marked seat, as large as the seat or as can be seen.
  private func seatNodes(_ placing: AffineTransform) -> [Node] {
    let seats = Set(miniMap.seats.filter(map.seats.indices.contains)).sorted()
    guard !seats.isEmpty else { return [] }
    var (rims, dots) = (Path(), Path())
    for number in seats {
      let radius = max(map.seats[number].size / 2 * placing.meanScale, 2.2)
      let center = placing.apply(map.seats[number].center)
      rims.append(.circle(center: center, radius: radius + 1))
      dots.append(.circle(center: center, radius: radius))
    }
    return [
      .fill(rims, paint: .color(theme.background), class: "mini-map-seat-rim"),
      .fill(dots, paint: .color(accent), class: "mini-map-seat"),
    ]
  }
}

extension PlacedSection {
  /// The outline, or the box of the seats where there is none; nil where there are none either.
  fileprivate func shape(in map: SeatMap) -> Path? {
    if let outline { return outline }
    var boxes = BoxUnion()
    for seat in seats { boxes.add(map.seats[seat].bounds) }
    return boxes.rect.map { .rectangle($0) }
  }
}
