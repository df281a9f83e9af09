internal import Documents
internal import SeatMapDrawing
internal import SeatMaps

struct AvailabilityDocument {
  var availability: Availability; var notes: [DocumentNote]
  init(reading bytes: [UInt8], file: String?, limits: DocumentLimits) throws(DocumentError) {
    throw DocumentError(.syntax, "x")
  }
}
struct ThemeDocument {
  init(reading bytes: [UInt8], file: String?) throws(DocumentError) { throw DocumentError(.syntax, "x") }
  func theme(_ s: ColorScheme) -> Theme { .cinema(s) }
}
enum DocumentSchema: String, CaseIterable { case plan, availability, theme; var text: String { rawValue } }
extension DocumentNote { var withoutFile: String { var n = self; n.place.file = nil; return n.description } }
