internal import Geometry
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

extension Block.Arrangement {
  /// At least as many as there are seats, and at least one for each row; found without laying anything out.
  var seatCountBound: Int {
    func sum(_ count: Int, _ patterns: [RowPattern]) -> Int {
      var sum = 0.0
      for pattern in patterns.prefix(count) { sum += Double(max(pattern.seatCount, 1)) }
      sum += Double(max(patterns.last?.seatCount ?? 1, 1)) * Double(max(count - patterns.count, 0))
      return Int(min(sum, 1e15))
    }
    switch self {
    case .straight(let rows):
      return sum(rows.count, rows.patterns)
    case .arc(let rows):
      guard rows.patterns.isEmpty, case .equalPitch(let pitch) = rows.spacing, let sweep = rows.sweep else {
        return sum(rows.count, rows.patterns)
      }
      // A chord is shorter than its arc, so that no more seats fit than pitches into the arc, and one.
      let middleRadius = rows.radius + rows.rowPitch * Double(rows.count - 1) / 2
      let bound = Double(rows.count) * (1 + sweep.radians * middleRadius / pitch)
      return Int(min(bound.rounded(.up), 1e15))
    case .rows(let rows):
      return rows.reduce(0) { $0 + max($1.seats.count, 1) }
    }
  }
}
