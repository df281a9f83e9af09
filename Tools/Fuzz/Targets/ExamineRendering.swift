internal import CairoRendering
internal import Drawing
internal import Geometry
internal import ImageFiles
internal import PlanImports
internal import Reading
internal import SVGRendering
internal import SeatMapDrawing
internal import SeatMaps

/// Reads a plan and draws it as SVG, PNG and PDF.
///
/// The length of the file chooses theme, canvas and other options, so that a corpus has all of them and most mutations
/// keep them.
func examineRendering(_ bytes: [UInt8]) throws(BrokenLaw) {
  let limits = DocumentLimits(fileSize: 1 << 14, seats: 200, textLength: 60)
  guard let plan = try? ImportedPlan(reading: bytes, limits: limits).plan else { return }
  let map = plan.layout()
  let fonts = try succeed("opening the fonts") { () throws(FontError) in try standardFonts.get() }
  let choice = bytes.count
  var drawing = SeatMapDrawing(
    theme: Theme.builtIn(Theme.builtInNames[choice % Theme.builtInNames.count]) ?? .cinema(),
    canvas: canvases[choice / 5 % canvases.count], quarterTurns: choice / 3 % 4)
  let states = SeatStates(
    of: map, statuses: map.seats.indices.map { SeatStatus.allCases[($0 + choice) % SeatStatus.allCases.count] })

  let measuring = PangoTextMeasurer(fonts: fonts)
  drawing.detail = .document
  let document = drawing.scene(of: map, states: states, measuring: measuring)
  try checkSVG(of: document, compact: choice.isMultiple(of: 2))
  drawing.detail = .picture
  drawing.seatLabels = choice.isMultiple(of: 7) ? .all : .auto
  let picture = drawing.scene(of: map, states: states, measuring: measuring)
  var renderer = CairoRenderer(fonts: fonts)
  renderer.isExact = choice.isMultiple(of: 2)
  // A picture of nothing but a side has a canvas that no picture can hold; that is for the renderer to say.
  let longestSide = max(picture.size.width, picture.size.height, 1)
  renderer.scale = min(1, 200 / longestSide)
  try checkPNG(of: picture, renderer)
  if longestSide <= PageSetup.longestSide { try checkPDF(of: document, renderer) }
}

private let standardFonts = Result { () throws(FontError) in try FontSet.standard() }

private let canvases: [SeatMapDrawing.Canvas] = [
  .natural, .size(Size(64, 64)), .size(Size(300, 260)), .width(250), .height(120), .size(Size(200, 20)),
]

private func checkSVG(of scene: Scene, compact: Bool) throws(BrokenLaw) {
  try MarkupLaws.check(SVGRenderer(compact: compact).bytes(of: scene))
}

private func checkPNG(of scene: Scene, _ renderer: CairoRenderer) throws(BrokenLaw) {
  let size = try succeed("measuring a picture") { () throws(RenderingError) in
    try renderer.pixelSize(of: scene.size)
  }
  let file = try succeed("drawing a picture") { () throws(RenderingError) in try renderer.png(of: scene) }
  let image = try succeed("reading a picture back") { () throws(ImageFileError) in try RGBAImage(png: file.bytes) }
  try hold(image.width == size.width && image.height == size.height, "a picture has another size than it should")
}

private func checkPDF(of scene: Scene, _ renderer: CairoRenderer) throws(BrokenLaw) {
  let file = try succeed("drawing a page") { () throws(RenderingError) in try renderer.pdf(of: scene) }
  try hold(file.bytes.starts(with: "%PDF-".utf8), "a PDF does not begin as one")
}
