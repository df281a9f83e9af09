internal import PlanFiles
public import Reading
public import SeatMaps

/// A format of seat plan files.
public enum PlanFormat: String, Hashable, Sendable, CaseIterable {
  /// The native format, in which blocks of seats follow rules; Guides/plan-format.md describes it.
  case native = "seatmap-plan/1"
  /// The seating plans of pretix, in which every seat stands by itself.
  case pretix
  /// The charts of seats.io, as its designer keeps them.
  case seatsIO = "seats.io"
  /// The specifications that seatmap.pro builds venues from.
  case seatmapPro = "seatmap.pro"
  /// The seat layouts of Vista cinemas.
  case vista
  /// A hall drawn with letters, a line for each row.
  case textGrid = "text-grid"
  /// A table with a line for each seat.
  case csv
  /// An SVG drawing whose seats have names.
  case svg
}

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

  /// Writes a plan, with what is known of its seats for one showing; the same values give the same bytes.
  ///
  /// The native format says everything of a plan, and rules stay rules. In a pretix plan and in a table every seat
  /// stands by itself, and what they have no word for is listed in the notes. Statuses and prices of single seats go
  /// into a table, in columns that stand there where `availability` is not nil; the notes count those that the other
  /// formats leave out. O(number of seats).
  ///
  /// - Precondition: the format is one of `writable`, and all numbers of the plan are finite.
  public func write(_ plan: SeatPlan, availability: Availability? = nil) -> WrittenPlan {
    let map = availability == nil ? nil : plan.layout(limit: max(plan.seatCount, plan.rowCount))
    let states = map.flatMap { map in availability?.states(for: map).states }
    var written = self.written(plan, map: map, states: states)
    // First, since it tells of most harm: a seat that is sold would be sold again.
    if let map, let states { written.notes = notes(on: states, of: map) + written.notes }
    return written
  }

  private func written(_ plan: SeatPlan, map: SeatMap?, states: SeatStates?) -> WrittenPlan {
    switch self {
    case .native:
      return WrittenPlan(bytes: PlanDocument.write(plan), notes: [])
    case .pretix:
      let writer = PretixPlanWriter(plan)
      return WrittenPlan(bytes: writer.bytes(), notes: writer.notes)
    case .csv:
      let map = map ?? plan.layout(limit: max(plan.seatCount, plan.rowCount))
      return WrittenPlan(
        bytes: CSVPlanWriter(map, states: states).bytes,
        notes: CSVPlanWriter.notes(on: plan, map: map, hasPrices: states != nil))
    case .seatsIO, .seatmapPro, .vista, .textGrid, .svg:
      preconditionFailure("plans are not written in the format \(rawValue); PlanFormat.writable lists those that are")
    }
  }

  /// What is known of seats and has no place in the format.
  private func notes(on states: SeatStates, of map: SeatMap) -> [DocumentNote] {
    var notes: [DocumentNote] = []
    func note(_ count: Int, _ what: String, of subject: String, _ reason: String = "") {
      guard count > 0 else { return }
      notes.append(DocumentNote("left out the \(what) of \(count) \(subject)\(count == 1 ? "" : "s")\(reason)"))
    }
    let usual = SeatStates(of: map)
    if self != .csv {
      note(
        states.statuses.count { $0 != .available }, "status", of: "seat", ": a plan has none; a table (csv) keeps it")
      note(
        zip(states.prices, usual.prices).count { $0 != $1 }, "price", of: "seat",
        ": a plan has those of categories; a table (csv) keeps it")
    }
    note(zip(states.areas, usual.areas).count { $0 != $1 }, "availability", of: "general admission area")
    return notes
  }
}
