internal import Drawing
internal import Geometry
internal import JSON
internal import Reading
internal import SVGRendering
internal import SeatMapDrawing
internal import SeatMaps
internal import Support

/// Reads a theme and draws a small hall in it.
func examineTheme(_ bytes: [UInt8]) throws(BrokenLaw) {
  let theme: Theme
  do throws(DocumentError) {
    theme = try ThemeDocument(reading: bytes, limits: DocumentLimits(fileSize: 1 << 14, textLength: 100)).theme
  } catch {
    return try error.checkLaws(forJSON: bytes)
  }
  let drawing = SeatMapDrawing(theme: theme, detail: .document)
  let scene = drawing.scene(of: hall, states: states, measuring: EstimatedTextMeasuring())
  try hold(scene.size.isFinite, "a theme makes a canvas of \(scene.size)")
  try MarkupLaws.check(SVGRenderer().bytes(of: scene))
}

/// A hall with a seat of every status and two categories, one of them with a colour.
private let hall: SeatMap = {
  let rows = StraightRows(count: 2, seats: SeatStatus.allCases.count)
  return SeatPlan(
    name: "Hall", categories: [Category(name: "A"), Category(name: "B")], stage: Stage(.stage, label: "Stage"),
    sections: [
      Section(
        name: "Stalls",
        blocks: [Block(.straight(rows), category: "A"), Block(.straight(rows), category: "B")],
        areas: [Area(.rectangle(Size(40, 20), cornerRadius: 3), caption: Area.Caption("Bar"))])
    ]
  ).layout()
}()

private let states = SeatStates(
  of: hall, statuses: hall.seats.indices.map { SeatStatus.allCases[$0 % SeatStatus.allCases.count] },
  prices: hall.seats.map { _ in nil })
