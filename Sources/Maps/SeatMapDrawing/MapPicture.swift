internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
internal import SeatMaps

/// A map on its way to a scene: what there is to draw, where on the canvas it goes, and how much of it is shown.
struct MapPicture {
  private let map: SeatMap
  private let states: SeatStates
  private let drawing: SeatMapDrawing
  private let measuring: any TextMeasuring

  private let palette: SeatPalette
  private let content: MapContent
  private let layout: PictureLayout
  private let showsSections: Bool
  private let heatMap: HeatMap?

  private var theme: Theme { drawing.theme }
  private var detail: SeatMapDrawing.Detail { drawing.detail }
  /// From plan units to the canvas, the picture's turn included.
  var placing: AffineTransform { drawing.turn.then(layout.placing) }

  init(of map: SeatMap, states: SeatStates, drawing: SeatMapDrawing, measuring: any TextMeasuring) {
    states.requireMatch(with: map)
    self.drawing = drawing
    self.measuring = measuring
    palette = SeatPalette(theme: drawing.theme, categories: map.categories)

    func fitted(_ content: MapContent, _ legend: Legend?) -> PictureLayout {
      PictureLayout(
        canvas: drawing.canvas, content: content, title: drawing.showsTitle ? map.name : "", legend: legend,
        measuring: measuring)
    }
    var measured = MapContent(map: map, theme: drawing.theme, turn: drawing.turn, measuring: measuring)
    measured.window = drawing.crop.flatMap {
      CropWindow(
        $0, of: map, content: measured.inkBounds, seatSize: measured.seatSize, turn: drawing.turn)
    }
    measured.miniMapAspect = drawing.miniMap.map {
      MiniMapDrawing(miniMap: $0, theme: drawing.theme, turn: drawing.turn).aspect
    }
    // Chosen seats are selected, whatever is known of them.
    var shownStates = states
    for seat in measured.window?.seats ?? [] { shownStates.setStatus(.selected, of: seat) }
    self.states = shownStates

    let palette = self.palette
    let window = measured.window
    let heatMap = drawing.measure.map { HeatMap($0, theme: drawing.theme) }
    self.heatMap = heatMap
    func legend(ofSections: Bool) -> Legend? {
      guard drawing.showsLegend else { return nil }
      if let heatMap, !ofSections { return Legend(heatMap) }
      return Legend(
        map: map, states: shownStates, palette: palette, theme: drawing.theme, showsSections: ofSections,
        hasOwnSeats: window != nil, isShown: { window?.rect.contains(drawing.turn.apply(map.seats[$0].center)) ?? true }
      )
    }

    let seatLegend = drawing.level == .sections ? nil : legend(ofSections: false)
    let isOverview =
      switch drawing.level {
      case .seats: false
      case .sections: map.hasOutlines
      case .auto:
        map.hasSeveralOutlines && drawing.measure == nil
          && measured.seatSize * fitted(measured, seatLegend).placing.meanScale
            < drawing.theme.detail.minimumSeatSize
      }
    if isOverview {
      let map = map.outlined()
      self.map = map
      measured.addOutlines(of: map, turn: drawing.turn)
      measured.placeFloorLabels(of: map, turn: drawing.turn)
      layout = fitted(measured, legend(ofSections: true))
    } else {
      self.map = map
      measured.placeLabels(of: map, turn: drawing.turn)
      layout = fitted(measured, drawing.level == .sections ? legend(ofSections: false) : seatLegend)
    }
    content = measured
    showsSections = isOverview
  }

  /// Everything, back to front.
  func scene() -> Scene { sceneWithSeats().scene }

  /// Everything, back to front, and what it takes to change single seats; nil where a change of one may change more.
  func sceneWithSeats() -> (scene: Scene, seats: ChangeableSeats?) {
    var nodes = stageNodes()
    var seats: ChangeableSeats?
    if showsSections { nodes += overviewNodes() } else { seats = appendSeats(to: &nodes) }
    if let window = content.window { nodes = cropped(nodes, to: window) }
    if layout.showsMapLabels {
      nodes += content.labelNodes(placing: placing, color: theme.secondaryText)
    }
    nodes += miniMapNodes()
    nodes += layout.titleNodes(theme: theme)
    nodes += layout.legendNodes(theme: theme)
    let summary = SeatMapSummary(of: map)
    let scene = Scene(
      size: layout.size, background: theme.background, title: map.name,
      summary: summary.text(StatusCounts(states.statuses[...])), nodes: nodes)
    return (scene, seats)
  }

  private func stageNodes() -> [Node] {
    guard let stage = map.stage else { return [] }
    return StageDrawing(
      stage: stage, theme: theme, seatSize: content.seatSize, contentBottom: content.seatsBottom, placing: placing,
      leastLabelSize: showsSections ? nameSize : 0, measuring: measuring
    ).nodes(detail: detail)
  }

  private var areas: AreaDrawing {
    AreaDrawing(
      theme: theme, seatSize: content.seatSize, placing: placing, pictures: drawing.pictures, detail: detail,
      measuring: measuring)
  }

  // MARK: Seats

  /// Adds the sections one after the other, each with its seats.
  private func appendSeats(to nodes: inout [Node]) -> ChangeableSeats? {
    let areas = self.areas
    let tables = TableDrawing(
      map: map, theme: theme, seatSize: content.seatSize, placing: placing, measuring: measuring)
    let generalAdmission = GeneralAdmissionDrawing(
      map: map, states: states, palette: palette, theme: theme, seatSize: content.seatSize, placing: placing,
      detail: detail, nameSize: nameSize, measuring: measuring)
    let look = SeatLook(
      map: map, theme: theme, palette: palette, heatMap: heatMap, placing: placing,
      rotation: .degrees(Double(drawing.quarterTurns % 4) * 90))
    let seats = SeatDrawing(
      look: look, states: states, drawing: drawing, window: content.window, measuring: measuring)
    var changeable = ChangeableSeats(look)
    for section in map.sections.indices {
      var content = areas.nodes(of: map.sections[section], inForeground: false)
      content += generalAdmission.nodes(ofSection: section)
      content += tables.nodes(ofSection: section)
      let shown = seats.nodes(ofSection: section)
      // Where sections lie over each other, the numbers of the lower one are covered as its seats are.
      let labels = seats.labelRuns(ofSection: section)
      changeable.addSection(firstNode: nodes.count + content.count, hasSeats: !shown.isEmpty, runs: labels)
      content += shown
      content += labels.map(seats.node)
      content += areas.nodes(of: map.sections[section], inForeground: true)
      nodes += wrapped(content, section: section)
    }
    return detail == .picture && content.window == nil ? changeable : nil
  }

  /// The nodes of a section, known by its name where a document is asked for.
  private func wrapped(_ nodes: [Node], section: Int) -> [Node] {
    let placed = map.sections[section]
    guard detail == .document, !placed.name.isEmpty else { return nodes }
    let identity = Identity(
      classes: "section", attributes: [.init("section", placed.name)],
      name: placed.name + ", " + StatusCounts(states.statuses[placed.seats]).text)
    return [.group(Group(identity: identity, nodes: nodes))]
  }

  // MARK: Views

  /// What a crop leaves of the map, with edges that fade where it goes on, and a caption at the chosen seats.
  private func cropped(_ nodes: [Node], to window: CropWindow) -> [Node] {
    let frame = layout.placing.boundingBox(of: window.rect)
    let seats = window.seats.map { placing.boundingBox(of: map.seats[$0].bounds) }
    let depth = content.seatSize * layout.placing.meanScale * 1.2
    let all = content.inkBounds.map(layout.placing.boundingBox) ?? frame
    let fades = CropWindow.fades(in: frame, content: all, depth: depth, background: theme.background)
    let callout = Callout(caption: drawing.crop?.caption ?? "", theme: theme, measuring: measuring)
    return [.group(Group(clip: .rectangle(frame), nodes: nodes + fades))] + callout.nodes(at: seats, in: frame)
  }

  private func miniMapNodes() -> [Node] {
    guard var miniMap = drawing.miniMap, let frame = layout.miniMapFrame else { return [] }
    if let window = content.window, miniMap.frame == nil {
      miniMap.frame = drawing.turn.inverted?.boundingBox(of: window.rect)
    }
    return MiniMapDrawing(miniMap: miniMap, theme: theme, turn: drawing.turn).nodes(in: frame, detail: detail)
  }

  // MARK: Overview

  /// The size that names have in an overview where there is room.
  private var nameSize: Double { min(max(min(layout.size.width, layout.size.height) / 30, 12), 22) }

  private func overviewNodes() -> [Node] {
    let areas = self.areas
    let sections = SectionOverviewDrawing(
      map: map, states: states, palette: palette, theme: theme, placing: placing, detail: detail,
      nameSize: nameSize, measuring: measuring)
    var nodes: [Node] = []
    for section in map.sections { nodes += areas.nodes(of: section, inForeground: false) }
    for section in map.sections.indices { nodes += sections.nodes(ofSection: section) }
    for section in map.sections { nodes += areas.nodes(of: section, inForeground: true) }
    return nodes
  }
}

extension SeatMap {
  /// Whether any section has an outline, or something to draw one around.
  fileprivate var hasOutlines: Bool { sections.contains(where: \.canBeOutlined) }

  /// Whether two sections or more have one.
  fileprivate var hasSeveralOutlines: Bool { sections.lazy.filter(\.canBeOutlined).prefix(2).count == 2 }
}

extension PlacedSection {
  fileprivate var canBeOutlined: Bool {
    outline != nil || !seats.isEmpty || !tables.isEmpty || !generalAdmission.isEmpty
  }
}

extension SeatMapDrawing {
  /// The quarter turns of the map.
  var turn: AffineTransform { .rotation(.degrees(Double(quarterTurns % 4) * 90)) }
}
