import Barcodes
import Geometry
import Paths
import TestSupport
import Testing

@Suite struct PlacementTests {
  /// 29 modules and 4 of quiet zone on either side are 37: 123.4 px hold 3 px each, 111 px, with 6.2 px to spare on
  /// either side, of which whole ones are kept.
  @Test func `Takes the largest whole module and centers it`() throws {
    let barcode = try qr(modules: 29)
    let placed = try barcode.placed(in: Rect(x: 0, y: 0, width: 123.4, height: 123.4), pixelsPerUnit: 1)
    #expect(placed.moduleSize == 3)
    #expect(placed.plate == Rect(x: 6, y: 6, width: 111, height: 111))
    #expect(placed.symbol == Rect(x: 18, y: 18, width: 87, height: 87))
  }

  /// Ten characters of Code 128 are 11 · 12 + 13 = 145 modules, 165 with the quiet zone; 15 % of them are 22 high, and
  /// there are 2 above and below.
  @Test func `Never squashes bars`() throws {
    let barcode = try Barcode(encoding: BarcodePayload(text: "abcdefghij"), as: .code128)
    #expect(barcode.columns == 145)
    let error = #expect(throws: BarcodeError.self) {
      try barcode.placed(in: Rect(x: 0, y: 0, width: 96, height: 60), pixelsPerUnit: 1)
    }
    #expect(
      error
        == .boxTooSmall(
          .code128, needed: PixelSize(width: 165, height: 26), available: PixelSize(width: 96, height: 60)))
    #expect(
      error?.description == "a Code 128 symbol needs at least 165 × 26 px with its quiet zone, the box has 96 × 60 px")
    let placed = try barcode.placed(in: Rect(x: 0, y: 0, width: 165, height: 26), pixelsPerUnit: 1)
    #expect(placed.moduleSize == 1 && placed.plate == Rect(x: 0, y: 0, width: 165, height: 26))
  }

  /// A code for a ticket half as wide is half as large where that is a whole number of pixels, else the next smaller.
  @Test(arguments: [(8, 4), (7, 3), (6, 3), (5, 2), (2, 1)])
  func `Scales in whole steps`(moduleSize: Int, half: Int) throws {
    let barcode = try qr(modules: 25)
    let side = Double(33 * moduleSize)
    let whole = try barcode.placed(in: Rect(x: 10, y: 10, width: side, height: side), pixelsPerUnit: 1)
    #expect(whole.moduleSize == moduleSize)
    let halved = try barcode.placed(in: Rect(x: 5, y: 5, width: side / 2, height: side / 2), pixelsPerUnit: 1)
    #expect(halved.moduleSize == half)
  }

  /// 5.5 in at 203 dpi: a box of 60 pt is 169.2 dots, which hold 33 modules of 5 dots.
  @Test func `Takes whole dots of a printer on a page in points`() throws {
    let placed = try qr(modules: 25).placed(in: Rect(x: 36, y: 9, width: 60, height: 60), pixelsPerUnit: 203.0 / 72)
    #expect(placed.moduleSize == 5)
    #expect(abs(placed.plate.width - 33 * 5 * 72.0 / 203) < 1e-9)
    #expect(abs(placed.moduleWidth - 5 * 72.0 / 203) < 1e-12)
  }

  @Test func `Lets bars be as high as the box allows`() throws {
    let barcode = try Barcode(encoding: BarcodePayload(text: "abcdefghij"), as: .code128)
    func height(_ boxHeight: Double, minimumBarHeight: Double = 0) throws -> Double {
      let box = Rect(x: 0, y: 0, width: 330, height: boxHeight)
      return try barcode.placed(in: box, pixelsPerUnit: 1, minimumBarHeight: minimumBarHeight).symbol.height
    }
    // Modules of 2 px: 44 px at least, 100 at most, and 4 px above and below.
    #expect(try height(52) == 44)
    #expect(try height(75) == 67)
    #expect(try height(400) == 100)
    #expect(try height(400, minimumBarHeight: 120) == 120)
    // Too low for modules of 2 px, not for those of 1 px.
    #expect(try height(51) == 47)
    #expect(throws: BarcodeError.self) { try height(100, minimumBarHeight: 97) }
  }

  @Test(arguments: [
    (BarcodeAlignment.center, 30.0, 15.0), (.left, 0, 15), (.right, 61, 15), (.top, 30, 0), (.bottom, 30, 31),
    (BarcodeAlignment(x: -3, y: .nan), 0, 0), (BarcodeAlignment(x: 2, y: .infinity), 61, 31),
  ])
  func `Goes where it is aligned`(alignment: BarcodeAlignment, x: Double, y: Double) throws {
    // 33 modules of 3 px are 99 px.
    let placed = try qr(modules: 25)
      .placed(in: Rect(x: 100, y: 200, width: 160, height: 130), pixelsPerUnit: 1, alignment: alignment)
    #expect(abs(placed.plate.minX - 100 - x) <= 1 && abs(placed.plate.minY - 200 - y) <= 1)
    #expect(placed.plate.size == Size(99, 99))
  }

  @Test func `Refuses boxes that are none`() throws {
    let barcode = try qr(modules: 21)
    let box = Rect(x: 0, y: 0, width: 100, height: 100)
    for scale in [0, -1, .nan, .infinity, 1e300] {
      #expect(throws: BarcodeError.invalidBox) { try barcode.placed(in: box, pixelsPerUnit: scale) }
    }
    for edge in [Double.nan, .infinity, 1e300] {
      let odd = Rect(minX: 0, minY: 0, maxX: edge, maxY: 100)
      #expect(throws: BarcodeError.invalidBox) { try barcode.placed(in: odd, pixelsPerUnit: 1) }
      #expect(throws: BarcodeError.invalidBox) {
        try barcode.placed(in: box, pixelsPerUnit: 1, gridOrigin: Point(edge, 0))
      }
      #expect(throws: BarcodeError.invalidBox) {
        try barcode.placed(in: box, pixelsPerUnit: 1, minimumBarHeight: edge)
      }
    }
    #expect(throws: BarcodeError.self) { try barcode.placed(in: .zero, pixelsPerUnit: 1) }
  }

  @Test func `Shows no modules`() throws {
    let placed = try qr(modules: 21).placed(in: Rect(x: 0, y: 0, width: 100, height: 100), pixelsPerUnit: 1)
    var dumped = ""
    dump(placed, to: &dumped)
    #expect(!dumped.contains("bits") && !dumped.contains("darkRuns"))
    #expect(placed.description == "a QR Code of 21 × 21 modules, 3 px each")
  }
}

/// A QR Code of so many modules on a side: as many letters as level M holds in that version.
func qr(modules: Int) throws -> Barcode {
  let capacities = [21: 14, 25: 26, 29: 42, 33: 62, 37: 84, 41: 106]
  let payload = BarcodePayload(text: String(repeating: "a", count: try #require(capacities[modules])))
  let barcode = try Barcode(encoding: payload, as: .qr)
  try #require(barcode.columns == modules)
  return barcode
}
