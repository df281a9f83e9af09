internal import Geometry
internal import JSON
internal import PlanImports
internal import Reading
internal import SeatMaps
internal import Support

/// Reads a plan, lays it out, writes it in every format that can be written and reads that again.
func examinePlan(_ bytes: [UInt8]) throws(BrokenLaw) {
  let limits = DocumentLimits(fileSize: 1 << 16, seats: 2000, textLength: 100)
  let document: ImportedPlan
  do throws(DocumentError) {
    document = try ImportedPlan(reading: bytes, limits: limits)
  } catch {
    return isJSON(bytes) ? try error.checkLaws(forJSON: bytes) : try error.checkLaws(forText: bytes)
  }
  let plan = document.plan
  try hold(plan.seatCount <= limits.seats, "\(plan.seatCount) seats were read, more than the limit")
  let map = plan.layout()
  try map.checkLaws(of: plan)
  try map.checkFindings()
  try map.checkHits()
  try checkNativeCopy(of: plan)
  try checkPretixCopy(of: plan, map: map)
  try checkTableCopy(of: plan, map: map)
  if let availability = document.availability {
    let unknown = availability.states(for: map).findings.first { $0.code == .unknownSeat }
    try hold(
      unknown == nil || map.seats.count < plan.seatCount, "a file's statuses are of other seats: \(unknown as Any)")
  }
}

/// Whether a file is taken for JSON: it begins with a bracket, a brace or a quote, or holds nothing.
private func isJSON(_ bytes: [UInt8]) -> Bool {
  let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
  guard let first = text.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else { return true }
  return "{[\"".utf8.contains(first)
}

/// A plan written in the native format is read back as the same plan.
private func checkNativeCopy(of plan: SeatPlan) throws(BrokenLaw) {
  let written = PlanFormat.native.write(plan)
  let copy = try succeed("reading back a native plan") { () throws(DocumentError) in
    try ImportedPlan(reading: written.bytes)
  }
  try hold(copy.format == .native, "a native plan is taken for \(copy.format)")
  try hold(copy.notes.isEmpty, "a native plan is read back with notes: \(copy.notes)")
  try hold(copy.plan == plan, "a native plan is read back as another one")
}

/// A plan written for pretix is read back with every seat in its place, as far as its numbers can be written.
private func checkPretixCopy(of plan: SeatPlan, map: SeatMap) throws(BrokenLaw) {
  let written = PlanFormat.pretix.write(plan)
  guard !map.seats.isEmpty, map.isOfUsualExtent else { return }
  let copy = try succeed("reading back a pretix plan") { () throws(DocumentError) in
    try ImportedPlan(reading: written.bytes)
  }
  try hold(copy.format == .pretix, "a pretix plan is taken for \(copy.format)")
  let seats = copy.plan.layout().seats
  try hold(seats.count == map.seats.count, "\(map.seats.count) seats become \(seats.count) by way of pretix")
  guard let (first, firstCopy) = zip(map.seats, seats).first(where: { _ in true }) else { return }
  // Without a canvas the whole plan is moved into one.
  let shift = firstCopy.center - first.center
  for (seat, copy) in zip(map.seats, seats) {
    try hold(
      copy.center.distance(to: seat.center + shift) <= 1e-6,
      "seat \(seat.id) moves from \(seat.center + shift) to \(copy.center) by way of pretix")
    try hold(copy.label == seat.label, "seat \(seat.label) becomes \(copy.label) by way of pretix")
  }
}

/// A plan written as a table is read back with as many seats, every one in its place.
private func checkTableCopy(of plan: SeatPlan, map: SeatMap) throws(BrokenLaw) {
  let written = PlanFormat.csv.write(plan)
  guard !map.seats.isEmpty, map.isOfUsualExtent, map.seats.allSatisfy({ $0.size > 1e-6 }) else { return }
  let copy = try succeed("reading back a table") { () throws(DocumentError) in
    try ImportedPlan(reading: written.bytes)
  }
  try hold(copy.format == .csv, "a table is taken for \(copy.format)")
  // Sections and rows of the same name are gathered, which changes the order.
  let places = map.seats.map { "\($0.center.x + 0) \($0.center.y + 0) \($0.label)" }.sorted()
  let copies = copy.plan.layout().seats.map { "\($0.center.x + 0) \($0.center.y + 0) \($0.label)" }.sorted()
  try hold(places == copies, "seats move or are named otherwise by way of a table")
}

extension SeatMap {
  /// What holds for the map of every plan.
  fileprivate func checkLaws(of plan: SeatPlan) throws(BrokenLaw) {
    try hold(seats.count <= plan.seatCount, "\(seats.count) seats are laid out of \(plan.seatCount)")
    var (nextRow, nextSeat) = (0, 0)
    for section in sections {
      try hold(section.rows.lowerBound == nextRow && section.seats.lowerBound == nextSeat, "sections leave gaps")
      for row in rows[section.rows] {
        try hold(row.seats.lowerBound == nextSeat, "rows leave gaps")
        nextSeat = row.seats.upperBound
      }
      nextRow = section.rows.upperBound
      try hold(section.seats.upperBound == nextSeat, "a section's seats are not those of its rows")
    }
    try hold(nextRow == rows.count && nextSeat == seats.count, "rows or seats are in no section")
    for seat in seats {
      try hold(
        seat.center.isFinite && seat.angle.degrees.isFinite && seat.size.isFinite && seat.size >= 0,
        "seat \(seat.id) has no place: \(seat)")
      try hold(rows.indices.contains(seat.row), "seat \(seat.id) is in no row")
      try hold(seat.category.map(categories.indices.contains) ?? true, "seat \(seat.id) has a category that is none")
    }
  }

  /// What is found wrong with a map is said in one line.
  fileprivate func checkFindings() throws(BrokenLaw) {
    for finding in findings() {
      try hold(
        !finding.message.isEmpty && !finding.message.utf8.contains(UInt8(ascii: "\n")),
        "a finding does not fit on a line: \(finding.message.debugDescription)")
      try hold(finding.count >= finding.subjects.count, "a finding has more subjects than it counts: \(finding)")
    }
  }

  /// Where the middle of a seat is, there is a seat.
  fileprivate func checkHits() throws(BrokenLaw) {
    let index = SeatIndex(self)
    // A seat smaller than the rounding of its coordinates has no middle.
    for seat in seats.prefix(50) where seat.size > 1e-6 && isOfUsualExtent {
      try hold(index.seat(at: seat.center) != nil, "there is no seat at the middle of seat \(seat.id)")
    }
    if let first = seats.first {
      try hold(index.nearestSeat(to: first.center) != nil, "no seat is nearest to a seat")
    }
  }

  /// Whether coordinates are so small that a millionth of a unit is more than their rounding.
  fileprivate var isOfUsualExtent: Bool {
    seats.allSatisfy { max($0.center.x.magnitude, $0.center.y.magnitude, $0.size) < 1e8 }
      && sections.allSatisfy { max($0.transform.tx.magnitude, $0.transform.ty.magnitude) < 1e8 }
      && max(stage?.frame.maxX.magnitude ?? 0, stage?.frame.maxY.magnitude ?? 0) < 1e8
  }
}
