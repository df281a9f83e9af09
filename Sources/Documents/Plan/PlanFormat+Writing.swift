public import SeatMaps

/// A seat plan written in some format.
public struct WrittenPlan: Hashable, Sendable {
  /// The file's bytes: UTF-8 text with a line break at its end.
  public var bytes: [UInt8]
  /// What the format cannot say, and is therefore left out or said in another way.
  public var notes: [DocumentNote]
}

extension PlanFormat {
  /// The formats that plans can be written in; the others are only read.
  public static let writable: [PlanFormat] = [.native, .pretix, .csv]

  /// Writes a plan; the same plan gives the same bytes.
  ///
  /// The native format says everything, and rules stay rules. In a pretix plan and in a table every seat stands by
  /// itself, and what they have no word for is listed in the notes.
  ///
  /// - Precondition: the format is one of `writable`, and all numbers of the plan are finite.
  public func write(_ plan: SeatPlan) -> WrittenPlan {
    switch self {
    case .native:
      return WrittenPlan(bytes: NativePlanWriter.bytes(of: plan), notes: [])
    case .pretix:
      let writer = PretixPlanWriter(plan)
      return WrittenPlan(bytes: writer.bytes(), notes: writer.notes)
    case .csv:
      let map = plan.layout(limit: max(plan.seatCount, plan.rowCount))
      return WrittenPlan(bytes: CSVPlanWriter(map).bytes, notes: CSVPlanWriter.notes(on: plan, map: map))
    case .seatsIO, .seatmapPro, .vista, .textGrid, .svg:
      preconditionFailure("plans are not written in the format \(rawValue); PlanFormat.writable lists those that are")
    }
  }
}
