internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
internal import SeatMaps

/// The tables of a section, under their chairs.
struct TableDrawing {
  let map: SeatMap
  let theme: Theme
  /// The width of a usual seat, in plan units.
  let seatSize: Double
  let placing: AffineTransform
  let measuring: any TextMeasuring

  /// The part of a table's width that its label may take.
  private static let usableWidth = 0.8

  func nodes(ofSection section: Int) -> [Node] { map.sections[section].tables.flatMap { nodes(ofTable: $0) } }

  /// The table's top with its label in the middle, upright however table and picture are turned.
  private func nodes(ofTable number: Int) -> [Node] {
    let table = map.tables[number]
    let path = table.outline.transformed(by: placing)
    var nodes: [Node] = [.fill(path, paint: .color(theme.table.fill), class: "table")]
    if theme.table.border.alpha > 0 {
      let width = max(AreaDrawing.borderWidth(seatSize: seatSize) * placing.meanScale, 0.5)
      nodes.append(
        .stroke(path, paint: .color(theme.table.border), style: StrokeStyle(width: width), class: "table-border"))
    }
    if let label = label(of: table, in: path) { nodes.append(.text(label)) }
    return nodes
  }

  private func label(of table: PlacedTable, in path: Path) -> Text? {
    let string = map.rows.indices.contains(table.row) ? map.rows[table.row].shownLabel : table.label
    guard let box = path.bounds, !box.isEmpty else { return nil }
    let size = min(TableDrawing.labelSize(seatSize: seatSize) * placing.meanScale, box.height * 0.6)
    let fitted = FittedLine(
      string, size: size, weight: .semibold, width: box.width * TableDrawing.usableWidth, measuring: measuring)
    let ground = theme.table.fill.over(theme.background)
    let color = theme.table.text.adjusted(toContrast: 4.5, on: ground) ?? ground.blackOrWhiteText
    return fitted?.text(centeredOn: placing.apply(table.center), color: color, className: "table-label")
  }

  /// The size of a table's label in plan units.
  static func labelSize(seatSize: Double) -> Double { seatSize * 0.5 }
}
