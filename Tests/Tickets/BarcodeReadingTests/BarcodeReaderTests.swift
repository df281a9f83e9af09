import BarcodeReading
import Barcodes
import Geometry
import ImageFiles
import TestSupport
import Testing

@Suite struct BarcodeReaderTests {
  private let payload = BarcodePayload(text: "TICKET-1")

  @Test func `Finds nothing in an empty picture`() throws {
    #expect(try BarcodeReader.read(CodePicture(width: 200, height: 100).image).isEmpty)
    #expect(try BarcodeReader.read(CodePicture(width: 1, height: 1).image).isEmpty)
  }

  /// What the dark theme of many apps makes of a code is not read.
  @Test(arguments: Symbology.allCases) func `Does not read light on dark`(symbology: Symbology) throws {
    let barcode = try Barcode(encoding: payload, as: symbology)
    let inverted = try CodePicture(of: barcode, dark: CodePicture.white, light: CodePicture.black)
    #expect(try BarcodeReader.read(inverted.image, isStrict: true).isEmpty)
  }

  @Test(arguments: [Symbology.pdf417, .code128]) func `Reads turned codes unless strict`(symbology: Symbology) throws {
    let turned = try CodePicture(of: Barcode(encoding: payload, as: symbology)).turned
    #expect(try BarcodeReader.read(turned.image).map(\.bytes) == [payload.bytes])
    #expect(try BarcodeReader.read(turned.image, isStrict: true).isEmpty)
  }

  @Test(arguments: Symbology.allCases) func `Reads a picture scaled down to four pixels`(symbology: Symbology) throws {
    let picture = try CodePicture(of: Barcode(encoding: payload, as: symbology), moduleSize: 8).halved
    #expect(try BarcodeReader.read(picture.image, isStrict: true).map(\.bytes) == [payload.bytes])
  }

  /// A plate of its own keeps a code readable on any artwork.
  @Test(arguments: Symbology.allCases, [CodePicture.black, [200, 30, 30, 255], [0, 0, 0, 0]])
  func `Reads a code on dark artwork`(symbology: Symbology, artwork: [UInt8]) throws {
    var picture = CodePicture(width: 700, height: 400, filledWith: artwork)
    let box = Rect(x: 40, y: 40, width: 560, height: 300)
    try picture.paint(Barcode(encoding: payload, as: symbology).placed(in: box, pixelsPerUnit: 1))
    #expect(try BarcodeReader.read(picture.image, isStrict: true).map(\.bytes) == [payload.bytes])
  }

  @Test func `Lays what is clear over white`() throws {
    let barcode = try Barcode(encoding: payload, as: .qr)
    let picture = try CodePicture(of: barcode, light: [0, 0, 0, 0])
    #expect(try BarcodeReader.read(picture.image, isStrict: true).map(\.bytes) == [payload.bytes])
  }

  @Test func `Reads only what it is asked for`() throws {
    var picture = CodePicture(width: 500, height: 300)
    let other = BarcodePayload(text: "TICKET-2")
    let left = Rect(x: 0, y: 0, width: 240, height: 240)
    try picture.paint(Barcode(encoding: payload, as: .qr).placed(in: left, pixelsPerUnit: 1))
    let right = Rect(x: 250, y: 0, width: 240, height: 240)
    try picture.paint(Barcode(encoding: other, as: .aztec).placed(in: right, pixelsPerUnit: 1))
    #expect(try Set(BarcodeReader.read(picture.image).map(\.bytes)) == [payload.bytes, other.bytes])
    #expect(try BarcodeReader.read(picture.image, symbologies: [.aztec]).map(\.bytes) == [other.bytes])
    #expect(try BarcodeReader.read(picture.image, symbologies: [.dataMatrix]).isEmpty)
    #expect(try BarcodeReader.read(picture.image, symbologies: []).isEmpty)
  }

  /// The decoder by itself would look for Aztec Code in the middle only, and for one Data Matrix.
  @Test(arguments: Symbology.allCases) func `Finds codes anywhere`(symbology: Symbology) throws {
    var picture = CodePicture(width: 900, height: 420, filledWith: [30, 60, 120, 255])
    let corners = [Point(5, 5), Point(580, 5), Point(5, 215), Point(580, 215)]
    let payloads = corners.indices.map { BarcodePayload(text: "TICKET-\($0)") }
    for (corner, payload) in zip(corners, payloads) {
      let box = Rect(origin: corner, size: Size(300, 200))
      try picture.paint(Barcode(encoding: payload, as: symbology).placed(in: box, pixelsPerUnit: 1))
    }
    let read = try BarcodeReader.read(picture.image, symbologies: [symbology], isStrict: true)
    #expect(Set(read.map(\.bytes)) == Set(payloads.map(\.bytes)))
    #expect(read.count == payloads.count)
  }

  @Test func `Finds the same code twice where it is twice`() throws {
    var picture = CodePicture(width: 600, height: 250)
    let aztec = try Barcode(encoding: payload, as: .aztec)
    for x in [0.0, 330] {
      try picture.paint(aztec.placed(in: Rect(x: x, y: 20, width: 200, height: 200), pixelsPerUnit: 1))
    }
    let read = try BarcodeReader.read(picture.image)
    #expect(read.map(\.bytes) == [payload.bytes, payload.bytes])
  }

  @Test func `Searches an area and gives places in the picture`() throws {
    var picture = CodePicture(width: 600, height: 300)
    let placed = try Barcode(encoding: payload, as: .qr)
      .placed(in: Rect(x: 350, y: 60, width: 200, height: 200), pixelsPerUnit: 1)
    try picture.paint(placed)
    let read = try BarcodeReader.read(picture.image, in: placed.plate.inset(by: 0.5))
    #expect(read == (try BarcodeReader.read(picture.image)))
    #expect(read.map(\.bytes) == [payload.bytes])
    for area in [Rect(x: 0, y: 0, width: 300, height: 300), Rect(x: 700, y: 0, width: 9, height: 9), .zero] {
      #expect(try BarcodeReader.read(picture.image, in: area).isEmpty)
    }
    let beyond = Rect(x: -1e300, y: -5, width: .infinity, height: 1e300)
    #expect(try BarcodeReader.read(picture.image, in: beyond).map(\.bytes) == [payload.bytes])
  }

  /// Corners to within a module of where the code was painted.
  @Test func `Says where the code is`() throws {
    var picture = CodePicture(width: 400, height: 300)
    let placed = try Barcode(encoding: payload, as: .qr)
      .placed(in: Rect(x: 100, y: 50, width: 200, height: 200), pixelsPerUnit: 1)
    try picture.paint(placed)
    let corners = try #require(BarcodeReader.read(picture.image).first).corners
    try #require(corners.count == 4)
    for (found, painted) in zip(corners, placed.symbol.corners) {
      #expect(found.distance(to: painted) <= Double(placed.moduleSize) * 1.5)
    }
  }

  @Test func `Shows no payload`() throws {
    let read = try BarcodeReader.read(CodePicture(of: Barcode(encoding: payload, as: .qr)).image)
    var dumped = "\(read) \(String(reflecting: read))"
    dump(read, to: &dumped)
    #expect(!dumped.contains("TICKET") && !dumped.contains("84"), "\(dumped)")
    #expect(dumped.contains("QR Code with 8 bytes"))
  }
}
