internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps

extension NativePlanWriter {
  /// Writes a place that is sold by the head on one line.
  static func write(_ area: GeneralAdmissionArea, to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.field(GeneralAdmissionKey.label, area.label)
      json.field(GeneralAdmissionKey.id, area.id?.unless(""))
      json.field(GeneralAdmissionKey.shownLabel, area.shownLabel)
      json.field(GeneralAdmissionKey.kind, area.kind.unless(.standing)?.rawValue)
      json.field(GeneralAdmissionKey.capacity, area.capacity)
      if area.isSoldWhole {
        json.key(GeneralAdmissionKey.soldWhole)
        json.value(true)
      }
      json.field(GeneralAdmissionKey.category, area.category)
      write(area.outline, at: area.position, rotation: area.rotation, to: &json)
    }
  }

  /// Writes the line around a section; nothing where nothing is said.
  static func write(_ outline: SectionOutline?, to json: inout JSONWriter) {
    guard let outline else { return }
    json.key(SectionKey.outline)
    switch outline {
    case .polygon(let points):
      json.array(.inline) { json in
        for point in points { json.value(point) }
      }
    case .around(let padding):
      json.object(.inline) { json in json.field(OutlineKey.padding, padding) }
    }
  }
}
