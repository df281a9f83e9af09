internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps
internal import Support

/// What a block says of rows that follow a rule, before it is known to make sense.
struct RowRule {
  struct Arc {
    var radius: Double
    var sweep: Angle?
    var spacing: ArcSpacing = .equalPitch
    var aisles: [ArcRows.Aisle] = []
  }

  struct Path {
    var line: PathRows.Line
    var side: PathRows.Side
  }

  struct Fill {
    var outline: [Point]
    var course = FilledRows.Course.straight(.zero)
    var start: Double?
    var margin = 0.0
  }

  struct Arch {
    var radius: Double
    var sweep = Angle.degrees(180)
    var maximumPitch = StraightRows.defaultSeatPitch
  }

  var seats: (node: JSONNode, patterns: [RowPattern])?
  var seatPitch: (node: JSONNode, value: Double)?
  var rowPitch = StraightRows.defaultRowPitch
  var alignment = StraightRows.Alignment.center
  var stagger = 0.0
  var skew = Angle.zero
  var arc: (node: JSONNode, value: Arc)?
  var path: Path?
  var fill: Fill?
  var arch: Arch?

  private var pitch: Double { seatPitch?.value ?? StraightRows.defaultSeatPitch }

  /// The rows, or the fault that something is missing or contradicts itself.
  ///
  /// - Parameters:
  ///   - count: The number of rows, which rows that fill an outline need not have.
  ///   - block: The block.
  func arrangement(ofRows count: Int?, in block: JSONNode) throws(JSONFault) -> Block.Arrangement {
    if let fill {
      return .filling(
        FilledRows(
          outline: fill.outline, course: fill.course, count: count, start: fill.start, seatPitch: pitch,
          rowPitch: rowPitch, margin: fill.margin, alignment: alignment))
    }
    let count = try block.required(count, BlockKey.rows)
    if let path {
      return .path(
        PathRows(
          count: count, line: path.line, side: path.side, seatPitch: pitch, rowPitch: rowPitch,
          alignment: alignment, patterns: seats?.patterns ?? []))
    }
    if let arch {
      return .arch(
        ArchRows(
          seats: try seatCount(of: block), count: count, radius: arch.radius, rowPitch: rowPitch, sweep: arch.sweep,
          maximumPitch: arch.maximumPitch))
    }
    if let arc { return .arc(try rows(count, on: arc.value, at: arc.node, in: block)) }
    return .straight(
      StraightRows(
        count: count, patterns: try block.required(seats, BlockKey.seats).patterns, seatPitch: pitch,
        rowPitch: rowPitch, alignment: alignment, stagger: stagger, skew: skew))
  }

  /// The number of seats of an arch.
  private func seatCount(of block: JSONNode) throws(JSONFault) -> Int {
    let seats = try block.required(seats, BlockKey.seats)
    guard let only = seats.patterns.first?.items.first, case .seats(let count) = only,
      seats.patterns.count == 1, seats.patterns[0].items.count == 1, seats.node.kind == .number
    else { throw seats.node.fault(.type, "the seats of an arch are a number, which its rows share") }
    return count
  }

  private func rows(
    _ count: Int, on arc: Arc, at node: JSONNode, in block: JSONNode
  ) throws(JSONFault) -> ArcRows {
    if seats == nil || arc.spacing == .equalAngle, arc.sweep == nil {
      throw node.fault(
        .missingKey,
        arc.spacing == .equalAngle
          ? "seats at equal angles need the \"sweep\" that they fill"
          : "rows on arcs need the \"sweep\" that they fill, or \"seats\"")
    }
    if seats != nil, !arc.aisles.isEmpty {
      throw node.fault(
        .value, "aisles along radii are for rows that fill their sweep: leave out \"seats\", or put the aisles there")
    }
    let spacing: ArcRows.Spacing
    switch arc.spacing {
    case .equalPitch:
      spacing = .equalPitch(pitch)
    case .equalAngle:
      if let seatPitch {
        throw seatPitch.node.fault(.value, "seats at equal angles have no pitch: leave out \"seatPitch\"")
      }
      guard seats?.patterns.isEmpty == false else {
        throw block.fault(.missingKey, "seats at equal angles need their number, \"seats\"")
      }
      spacing = .equalAngle
    }
    return ArcRows(
      count: count, radius: arc.radius, rowPitch: rowPitch, spacing: spacing, sweep: arc.sweep,
      patterns: seats?.patterns ?? [], aisles: arc.aisles)
  }
}
