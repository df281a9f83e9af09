internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps

extension PretixPlanWriter {
  /// What a pretix plan has no word for, and what becomes of it.
  var notes: [DocumentNote] {
    var notes: [DocumentNote] = []
    func note(_ message: String, _ count: Int) {
      if count > 0 { notes.append(DocumentNote(message, count: count)) }
    }
    func noteSeats(_ message: String, where isAffected: (PlacedSeat) -> Bool) {
      note(message, map.seats.count(where: isAffected))
    }
    if shift != .zero {
      let (x, y) = (JSONWriter.text(of: shift.dx), JSONWriter.text(of: shift.dy))
      note("moved everything by (\(x), \(y)) into a canvas from (0, 0)", 1)
    }
    if let stage = map.stage { note("the \(stage.kind.rawValue) is written as an area", 1) }
    if plan.focalPoint != nil { note("the focal point is left out", 1) }
    if plan.metresPerUnit != nil { note("the scale, metres per unit, is left out", 1) }
    note("prices of categories are left out", plan.categories.count { $0.price != nil })
    noteSeats("a seat that is no circle becomes one") { $0.shape != .circle }
    noteSeats("the angle of a seat is left out") { $0.shape != .circle && $0.angle != .zero }
    noteSeats("the attributes of a seat are left out") { !$0.attributes.isEmpty }
    noteSeats("the shown label of a seat is left out") { $0.shownLabel != $0.label }
    note("the shown label of a row is left out", map.rows.count { $0.shownLabel != $0.label })
    note(
      "the spoken labels of a row's seats follow no pattern and are left out",
      map.rows.count { row in
        let seats = map.seats[row.seats]
        return seats.contains { $0.spokenLabel != nil } && PretixLabel.template(of: seats) == nil
      })
    note("a table is written as an area and a row of seats", map.tables.count)
    note(
      "that a table or a place is sold whole is left out",
      map.tables.count(where: \.isSoldWhole) + map.generalAdmission.count(where: \.isSoldWhole))
    note(
      "a place sold by the head is written as an area with its name and capacity, and cannot be sold",
      map.generalAdmission.count)
    note("the floor of a section is left out", plan.sections.count { $0.floor != nil })
    note("the outline of a section is left out", plan.sections.count { $0.outline != nil })
    note("the entrance of a section is left out", plan.sections.count { $0.entrance != nil })
    note("the focal point of a section is left out", plan.sections.count { $0.focalPoint != nil })
    let areas = map.sections.flatMap(\.areas)
    note("the sign of an area is left out", areas.count { $0.symbol != nil })
    note("the picture of an area is left out", areas.count { $0.picture != nil })
    note(
      "a curved outline becomes a polygon",
      areas.count { area in
        if case .path = area.outline { true } else { false }
      })
    note("rounded corners of an area are left out", areas.count { $0.outline.cornerRadius > 0 })
    note(
      "an area without a colour of its own becomes grey",
      areas.count { $0.outline != .none && ($0.fill == nil || $0.border == nil) })
    return notes
  }
}

extension Area.Outline {
  fileprivate var cornerRadius: Double {
    if case .rectangle(_, let radius) = self { radius } else { 0 }
  }
}
