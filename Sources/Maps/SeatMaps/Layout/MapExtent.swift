public import Geometry
internal import Paths
internal import Shapes

extension SeatShape {
  /// The extents of the frame that a seat of some width is drawn in, about its centre and before it is turned.
  public func size(width: Double) -> Size {
    switch self {
    case .chair: Chair.size(width: width)
    case .circle, .square: Size(width, width)
    }
  }
}

extension SeatMap {
  /// The smallest rectangle around the centres of all seats; nil where there is none.
  ///
  /// Complexity: O(*n*) for *n* seats.
  public var bounds: Rect? { Rect(containing: seats.lazy.map(\.center)) }

  /// The smallest rectangle around all seats; nil where there is none.
  ///
  /// Complexity: O(*n*) for *n* seats.
  public var seatExtent: Rect? { SeatMap.union(seats.lazy.map(\.bounds)) }

  /// The smallest rectangle around some rectangles; nil where there is none.
  static func union(_ rects: some Sequence<Rect>) -> Rect? {
    var union: Rect?
    for rect in rects { union.formUnion(rect) }
    return union
  }
}

extension SeatMap {
  /// The smallest rectangle around everything that is drawn: seats, tables, areas, stage, and the names of rows; nil
  /// where there is nothing.
  ///
  /// How wide a text comes out is a font's affair: letters are taken to be six tenths as wide as they are high.
  /// Complexity: O(*n*) for *n* seats and areas.
  public var extent: Rect? {
    let seats = seatExtent
    let areas = SeatMap.union(
      sections.lazy.flatMap { section in
        section.areas.lazy.flatMap(\.extents).map(section.transform.boundingBox)
      }.filter(\.isFinite))
    let labels = SeatMap.union(
      rows.lazy.flatMap { row in
        row.labels.lazy.map { $0.extent(characters: row.shownLabel.count, seatSize: seatSize(ofRow: row)) }
      }.filter(\.isFinite))
    let outlines = SeatMap.union(
      (tables.map(\.outline) + generalAdmission.map(\.outline)).lazy.compactMap(\.bounds).filter(\.isFinite))
    return SeatMap.union([seats, areas, labels, outlines, stage?.frame].compactMap { $0 })
  }

  private func seatSize(ofRow row: PlacedRow) -> Double { row.seats.isEmpty ? 0 : seats[row.seats.lowerBound].size }
}

/// The width of a letter as a part of its height, roughly.
private let letterWidth = 0.6

extension Area {
  /// The upright rectangles around outline and text in the section's coordinates.
  fileprivate var extents: [Rect] {
    let text = caption.map { caption in
      let size = Size(Double(caption.string.count) * caption.size * letterWidth, caption.size)
      return captionCenter(of: caption).box(size, turnedBy: rotation)
    }
    return [path?.bounds, text].compactMap { $0 }
  }
}

extension PlacedRow.Label {
  /// The upright rectangle around a name in letters half as high as a seat is wide.
  fileprivate func extent(characters: Int, seatSize: Double) -> Rect {
    let height = seatSize / 2
    return center.box(Size(Double(characters) * height * letterWidth, height), turnedBy: rotation)
  }
}

extension Point {
  /// The upright rectangle around a turned one about this point.
  fileprivate func box(_ size: Size, turnedBy angle: Angle) -> Rect {
    AffineTransform.rotation(angle, about: self).boundingBox(of: Rect(center: self, size: size))
  }
}
