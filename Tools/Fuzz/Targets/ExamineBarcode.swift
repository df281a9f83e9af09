internal import Barcodes
internal import Geometry
internal import Paths

/// Makes codes of bytes, the first eight of which say how, and places them.
func examineBarcode(_ bytes: [UInt8]) throws(BrokenLaw) {
  guard bytes.count >= 8 else { return }
  let symbology = Symbology.allCases[Int(bytes[0]) % Symbology.allCases.count]
  let levels = [nil] + ErrorCorrection.allCases.map(Optional.some)
  let options = BarcodeOptions(
    errorCorrection: levels[Int(bytes[1]) % levels.count], pdf417Columns: bytes[2] > 40 ? nil : Int(bytes[2]),
    pdf417RowHeight: Int(bytes[3]) % 24)
  let content = Array(bytes[8...])
  let text = String(decoding: content, as: UTF8.self)
  for payload in [BarcodePayload(bytes: content), BarcodePayload(text: text)] {
    let barcode: Barcode
    do throws(BarcodeError) {
      barcode = try Barcode(encoding: payload, as: symbology, options: options)
    } catch {
      try error.checkLaws()
      continue
    }
    try hold(barcode.eci == (payload.isText && !payload.isASCII ? 26 : nil), "ECI \(barcode.eci ?? 0)")
    let again = try? Barcode(encoding: payload, as: symbology, options: options)
    try hold(again == barcode, "the same payload makes another code")
    let box = Rect(
      x: Double(bytes[4]) / 7, y: 0, width: Double(bytes[4]) * 4, height: Double(bytes[5]) * 4)
    try examinePlacement(of: barcode, in: box, pixelsPerUnit: Double(bytes[6]) / 64)
  }
}

/// Whatever the box, the code is refused, or on the pixel grid and inside.
private func examinePlacement(of barcode: Barcode, in box: Rect, pixelsPerUnit: Double) throws(BrokenLaw) {
  let placed: PlacedBarcode
  do throws(BarcodeError) {
    placed = try barcode.placed(in: box, pixelsPerUnit: pixelsPerUnit)
  } catch {
    return try error.checkLaws()
  }
  try hold(placed.moduleSize > 0 && placed.rowSize >= placed.moduleSize, "a module has no size")
  let plate = [placed.plate.minX, placed.plate.minY, placed.plate.maxX, placed.plate.maxY].map { $0 * pixelsPerUnit }
  try hold(plate.allSatisfy { ($0 - $0.rounded()).magnitude < 1e-6 }, "a plate is off the grid: \(plate)")
  try hold(
    box.inset(by: -0.51 / pixelsPerUnit).contains(placed.plate), "a plate leaves its box by more than half a pixel")
  try hold(placed.plate.contains(placed.symbol), "a quiet zone is cut")
  for finding in placed.findings(in: BarcodeSurroundings(medium: .paper(dotsPerInch: 203), outlines: [.rectangle(box)]))
  {
    try hold(finding.description.isOneLine, "a finding does not fit on a line")
  }
}

extension BarcodeError {
  fileprivate func checkLaws() throws(BrokenLaw) {
    try hold(description.isOneLine, "an error does not fit on a line")
    if case .encoder(let symbology, let status) = self {
      throw BrokenLaw(description: "\(symbology.name) fails with status \(status), for which there is no reason")
    }
  }
}

extension String {
  fileprivate var isOneLine: Bool { !isEmpty && unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } }
}
