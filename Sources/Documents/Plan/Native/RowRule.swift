internal import Geometry
internal import JSON
internal import SeatMaps

/// What a block says of straight rows or of rows on arcs, before it is known to make sense.
struct RowRule {
  struct Arc {
    var radius: Double
    var sweep: Angle?
    var spacing: ArcSpacing = .equalPitch
  }

  var count = 0
  var patterns: [RowPattern]?
  var seatPitch: (node: JSONNode, value: Double)?
  var rowPitch = StraightRows.defaultRowPitch
  var alignment = StraightRows.Alignment.center
  var stagger = 0.0
  var arc: (node: JSONNode, value: Arc)?

  /// The rows, or the fault that something is missing or contradicts itself.
  func arrangement(of block: JSONNode) throws(JSONFault) -> Block.Arrangement {
    guard let arc else {
      return .straight(
        StraightRows(
          count: count, patterns: try block.required(patterns, BlockKey.seats),
          seatPitch: seatPitch?.value ?? StraightRows.defaultSeatPitch, rowPitch: rowPitch, alignment: alignment,
          stagger: stagger))
    }
    if patterns == nil || arc.value.spacing == .equalAngle, arc.value.sweep == nil {
      throw arc.node.fault(
        .missingKey,
        arc.value.spacing == .equalAngle
          ? "seats at equal angles need the \"sweep\" that they fill"
          : "rows on arcs need the \"sweep\" that they fill, or \"seats\"")
    }
    let spacing: ArcRows.Spacing
    switch arc.value.spacing {
    case .equalPitch:
      spacing = .equalPitch(seatPitch?.value ?? StraightRows.defaultSeatPitch)
    case .equalAngle:
      if let seatPitch {
        throw seatPitch.node.fault(.value, "seats at equal angles have no pitch: leave out \"seatPitch\"")
      }
      guard patterns?.isEmpty == false else {
        throw block.fault(.missingKey, "seats at equal angles need their number, \"seats\"")
      }
      spacing = .equalAngle
    }
    return .arc(
      ArcRows(
        count: count, radius: arc.value.radius, rowPitch: rowPitch, spacing: spacing, sweep: arc.value.sweep,
        patterns: patterns ?? []))
  }
}
