internal import Geometry
internal import Paths
internal import SeatMaps
internal import Shapes

/// The marks that fill a place sold by the head: what its kind is, told without colour.
struct AreaPattern {
  let kind: GeneralAdmissionArea.Kind
  /// The distance of neighbouring marks, in canvas units; larger where there would be more than `mostMarks`.
  let pitch: Double

  /// The most marks in an area.
  private static let mostMarks = 600
  /// The least distance at which marks are told apart.
  private static let leastPitch = 7.0

  /// The marks that lie inside an outline as a whole, in staggered rows, without those that a box covers.
  func path(in outline: Path, avoiding box: Rect?) -> Path {
    guard kind != .booth, let bounds = outline.bounds, bounds.isFinite, !bounds.isEmpty else { return Path() }
    let interior = PathInterior(outline)
    let area = bounds.width * bounds.height
    let pitch = max(self.pitch, AreaPattern.leastPitch, (area / Double(AreaPattern.mostMarks)).squareRoot())
    let side = pitch * 0.36
    let (columns, rows) = (Int(bounds.width / pitch) + 1, Int(bounds.height / pitch) + 1)
    var marks = Path()
    for row in 0..<rows {
      for column in 0..<columns {
        let shift = row.isMultiple(of: 2) ? 0.25 : 0.75
        let center = Point(
          bounds.minX + (Double(column) + shift) * pitch, bounds.midY + (Double(row) - Double(rows - 1) / 2) * pitch)
        let frame = Rect(center: center, size: Size(side, side))
        guard frame.inset(by: -side * 0.4).corners.allSatisfy({ interior.contains($0) }) else { continue }
        if let box, box.intersects(frame) { continue }
        marks.append(mark(in: frame))
      }
    }
    return marks
  }

  private func mark(in frame: Rect) -> Path {
    switch kind {
    case .standing: AreaPattern.figure(in: frame)
    case .seating: Chair().path(in: frame)
    case .booth: Path()
    }
  }

  /// Head and shoulders.
  private static func figure(in frame: Rect) -> Path {
    let unit = frame.width / 10
    var path = Path.circle(center: Point(frame.midX, frame.minY + 2.4 * unit), radius: 2.4 * unit)
    let shoulders = Rect(
      minX: frame.minX + unit, minY: frame.minY + 5.6 * unit, maxX: frame.maxX - unit, maxY: frame.maxY)
    path.append(
      .roundedRectangle(
        shoulders, radii: CornerRadii(topLeft: 4 * unit, topRight: 4 * unit, bottomRight: 0, bottomLeft: 0)))
    return path
  }
}
