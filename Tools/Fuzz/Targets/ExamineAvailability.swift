internal import JSON
internal import PlanFiles
internal import Reading
internal import SeatMaps
internal import Support

/// Reads what is known of seats, brings it to a map, writes it in both formats and reads that again.
func examineAvailability(_ bytes: [UInt8]) throws(BrokenLaw) {
  let limits = DocumentLimits(fileSize: 1 << 16, seats: 500, textLength: 100)
  let document: AvailabilityDocument
  do throws(DocumentError) {
    document = try AvailabilityDocument(reading: bytes, limits: limits)
  } catch {
    // Only JSON has paths.
    return try error.place.path == nil ? error.checkLaws(forText: bytes) : error.checkLaws(forJSON: bytes)
  }
  let availability = document.availability
  try hold(availability.entries.count <= limits.seats, "\(availability.entries.count) entries are beyond the limit")
  let (states, _) = availability.states(for: smallMap)
  try hold(states.statuses.count == smallMap.seats.count, "\(states.statuses.count) statuses for a map")

  let json = try copy(of: availability, through: .json)
  try hold(json.defaultStatus == availability.defaultStatus, "another default is read back from JSON")
  try hold(json.selection == availability.selection, "another selection is read back from JSON")
  try hold(json.entries == availability.lastEntries, "other entries are read back from JSON")
  let table = try copy(of: availability, through: .csv)
  let selected = availability.selection.map { Availability.Entry(seat: $0, status: .selected) }
  try hold(table.entries == availability.entries + selected, "other entries are read back from a table")
}

private let smallMap = SeatPlan(
  name: "Hall", sections: [Section(name: "", blocks: [Block(.straight(StraightRows(count: 3, seats: 4)))])]
).layout()

private func copy(of availability: Availability, through format: AvailabilityFormat) throws(BrokenLaw) -> Availability {
  let written = format.write(availability)
  let copy = try succeed("reading back \(format)") { () throws(DocumentError) in
    try AvailabilityDocument(reading: written)
  }
  try hold(copy.format == format, "\(format) is taken for \(copy.format)")
  try hold(copy.notes.isEmpty, "\(format) is read back with notes: \(copy.notes)")
  return copy.availability
}

extension Availability {
  /// Of several entries for a seat the last one.
  fileprivate var lastEntries: [Entry] {
    entries.enumerated().filter { number, entry in
      !entries[(number + 1)...].contains { $0.seat == entry.seat }
    }.map(\.element)
  }
}
