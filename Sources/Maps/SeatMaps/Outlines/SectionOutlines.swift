internal import Geometry
internal import Paths

extension SeatMap {
  /// The map with a line around each section that has anything in it: the plan's, or one computed around its seats,
  /// tables and places sold by the head.
  ///
  /// A layout leaves computed lines out, because only a map that is drawn small needs them.
  ///
  /// Complexity: O(*a*) for sections that cover *a* seats' squares, gaps in them included.
  public func outlined() -> SeatMap {
    var map = self
    for (number, section) in sections.enumerated() where section.outline == nil {
      let outline = computedOutline(of: section)
      map.modifySection(number) { $0.outline = outline }
    }
    return map
  }

  private func computedOutline(of section: PlacedSection) -> Path? {
    let usualSize = section.seats.first.map { seats[$0].size }
    let usualPadding = usualSize.map { $0 * SectionOutline.defaultPadding }
    if let padding = section.outlinePadding ?? usualPadding,
      let outline = RowsOutline(section, of: self)?.path(padding: padding)
    {
      return outline
    }
    let content = SectionContent(section, of: self)
    return content.outline(padding: section.outlinePadding ?? content.usualSize * SectionOutline.defaultPadding)
  }
}

/// What a section's outline goes around: the frames of its seats, its tables, and its places sold by the head.
private struct SectionContent {
  /// Polygons in the section's coordinates, in which straight rows are level.
  private var polygons: [[Point]] = []
  private let transform: AffineTransform
  /// The width of the section's first seat; a part of what is in it where it has none.
  let usualSize: Double

  init(_ section: PlacedSection, of map: SeatMap) {
    transform = section.transform
    let inverse = transform.inverted ?? .identity
    for seat in section.seats { polygons.append(map.seats[seat].frameCorners.map(inverse.apply)) }
    for table in section.tables { polygons += map.tables[table].outline.transformed(by: inverse).polygons }
    for area in section.generalAdmission {
      polygons += map.generalAdmission[area].outline.transformed(by: inverse).polygons
    }
    polygons.removeAll { !$0.allSatisfy(\.isFinite) }
    let extent = Rect(containing: polygons.lazy.joined())
    let seatSize = section.seats.first.map { map.seats[$0].size } ?? 0
    usualSize = seatSize > 0 ? seatSize : extent.map { max($0.width, $0.height) / 32 } ?? 0
  }

  /// A line around everything at a distance or little more, its corners rounded; nil where there is nothing.
  ///
  /// It follows bends and notches that are wider than three seats and closes narrower ones. What is farther apart than
  /// that has lines of its own.
  func outline(padding: Double) -> Path? {
    let padding = padding.isFinite ? max(padding, 0) : 0
    guard let extent = Rect(containing: polygons.lazy.joined()) else { return nil }
    let cell = usualSize / 3
    let isRectangular = polygons.count == 1 && polygons[0].count <= 4
    guard !isRectangular, cell > 0, var grid = ContentGrid(around: extent, cell: cell, padding: padding) else {
      let frame = extent.inset(by: -padding)
      return frame.isFinite ? Path.roundedRectangle(frame, radius: padding).transformed(by: transform) : nil
    }
    for polygon in polygons { grid.fill(polygon) }
    var outline = Path()
    for contour in grid.contours(ofDepths: grid.depths(padding: padding)) {
      var line = ClosedPolyline(contour)
      line.simplify(tolerance: min(grid.cell, padding) / 2, straightLength: 12 * grid.cell)
      outline.append(line.rounded(depth: 0.3 * padding))
    }
    return outline.transformed(by: transform)
  }
}

extension PlacedSeat {
  /// The corners of the frame that the seat is drawn in.
  var frameCorners: [Point] {
    let size = shape.size(width: size)
    let turn = AffineTransform.rotation(angle, about: center)
    return Rect(center: center, size: size).corners.map(turn.apply)
  }
}

extension Path {
  /// The contours as polygons.
  fileprivate var polygons: [[Point]] {
    let extent = bounds.map { max($0.width, $0.height) } ?? 0
    guard extent.isFinite else { return [] }
    let lines: Path = flattened(tolerance: max(extent / 500, 1e-9))
    return lines.contours.map { [$0.start] + $0.segments.map(\.end) }
  }
}
