import Barcodes
import Geometry
import Paths
import Testing

@Suite struct PlaceFindingTests {
  typealias Line = BarcodeSurroundings.Line

  // MARK: Folds, perforations, edges

  /// A page of A4 in points, folded at half its height, as people fold tickets that they print at home.
  @Test func `Finds a fold through the code`() throws {
    let fold = Line(from: Point(0, 421), to: Point(595, 421))
    let crossing = try findings(at: Point(100, 400), folds: [fold])
    #expect(crossing.map(\.rule) == [.fold] && crossing.map(\.severity) == [.error])
    #expect(crossing.first?.description == "a fold goes through the code or its quiet zone")
    #expect(try findings(at: Point(100, 300), folds: [fold]).isEmpty)
  }

  /// The plate is 29 modules of 5 dots at 300 dpi: 145 / 300 in or 34.8 pt; an inch is 72 pt, an eighth 3.175 mm.
  @Test(arguments: [(5.0, 1.764), (8.9, 3.140), (9.1, nil), (20, nil)])
  func `Asks for an eighth of an inch`(distance: Double, millimeters: Double?) throws {
    let perforation = Line(from: Point(134.8 + distance, 0), to: Point(134.8 + distance, 842))
    let found = try findings(at: Point(100, 100), perforations: [perforation])
    #expect(found.map(\.rule) == (millimeters == nil ? [] : [.perforation]))
    #expect(found.allSatisfy { $0.severity == .warning && abs($0.required - 3.175) < 1e-9 })
    if let millimeters { #expect(abs((found.first?.measured ?? 0) - millimeters) < 5e-4) }
  }

  /// The nearest point of a slanting line is a corner of the plate's: from (134.8, 134.8) to the line through (140, 134.8)
  /// and (134.8, 140) it is 5.2 / √2 = 3.677 pt, 1.297 mm.
  @Test func `Measures to slanting and short lines`() throws {
    let slanting = Line(from: Point(140, 134.8), to: Point(134.8, 140))
    #expect(abs(try #require(findings(at: Point(100, 100), folds: [slanting]).first).measured - 1.297) < 5e-4)
    // A line that ends before the plate, and one that is a point.
    let short = Line(from: Point(0, 117), to: Point(95, 117))
    #expect(abs(try #require(findings(at: Point(100, 100), folds: [short]).first).measured - 1.764) < 5e-4)
    let point = Line(from: Point(95, 117), to: Point(95, 117))
    #expect(abs(try #require(findings(at: Point(100, 100), folds: [point]).first).measured - 1.764) < 5e-4)
    // A line inside the plate crosses it as well, and one that passes a corner does not.
    let inside = Line(from: Point(110, 110), to: Point(120, 120))
    #expect(try findings(at: Point(100, 100), folds: [inside]).map(\.severity) == [.error])
    let passing = Line(from: Point(90, 130), to: Point(110, 150))
    #expect(try findings(at: Point(100, 100), folds: [passing]).map(\.severity) == [.warning])
  }

  @Test func `Asks for the code to stay inside the page`() throws {
    let page = Path.rectangle(Rect(x: 0, y: 0, width: 595, height: 842))
    #expect(try findings(at: Point(9.1, 9.1), outlines: [page]).isEmpty)
    let near = try findings(at: Point(9.1, 5), outlines: [page])
    #expect(near.map(\.rule) == [.edge] && near.map(\.severity) == [.warning])
    let cut = try findings(at: Point(-3, 100), outlines: [page])
    #expect(cut.map(\.rule) == [.edge] && cut.map(\.severity) == [.error])
    #expect(abs((cut.first?.measured ?? 0) + 3 / 72.0 * 25.4) < 1e-6)
  }

  /// The plate's lower right corner is at (134.8, 134.8).
  ///
  /// A hole of 10 pt about (144.8, 144.8) is 10√2 − 10 = 4.142 pt or 1.461 mm away, one of 15 pt about the same point
  /// takes 15 − 10√2 = 0.858 pt or 0.303 mm of it.
  @Test(arguments: [(4.0, nil), (10, 1.461), (15, -0.303)])
  func `Asks for no hole near the code`(radius: Double, millimeters: Double?) throws {
    var ticket = Path.rectangle(Rect(x: 0, y: 0, width: 595, height: 842))
    ticket.append(Path.circle(center: Point(144.8, 144.8), radius: radius).reversed())
    let found = try findings(at: Point(100, 100), outlines: [ticket])
    #expect(found.map(\.rule) == (millimeters == nil ? [] : [.edge]))
    if let millimeters {
      #expect(found.map(\.severity) == [millimeters < 0 ? .error : .warning])
      #expect(abs((found.first?.measured ?? 0) - millimeters) < 3e-3)
    }
  }

  @Test func `Asks on a screen that nothing crosses the code`() throws {
    let placed = try qr(modules: 21).placed(in: Rect(x: 10, y: 10, width: 116, height: 116), pixelsPerUnit: 1)
    var surroundings = BarcodeSurroundings(
      medium: .screen, outlines: [.rectangle(Rect(x: 10, y: 10, width: 116, height: 116))])
    surroundings.perforations = [Line(from: Point(127, 0), to: Point(127, 200))]
    #expect(placed.findings(in: surroundings).isEmpty)
    surroundings.perforations = [Line(from: Point(120, 0), to: Point(120, 200))]
    #expect(placed.findings(in: surroundings).map(\.rule) == [.perforation])
  }

  // MARK: Quiet zone

  /// Four modules of 5 px stay free around a QR Code that begins at 20.
  @Test func `Finds what lies in the quiet zone`() throws {
    let placed = try qr(modules: 21).placed(in: Rect(x: 0, y: 0, width: 145, height: 145), pixelsPerUnit: 1)
    func found(_ neighbor: Rect) -> [BarcodeFinding] {
      placed.findings(in: BarcodeSurroundings(medium: .screen, neighbors: [neighbor]))
    }
    #expect(found(Rect(x: 145, y: 0, width: 50, height: 145)).isEmpty)
    #expect(found(Rect(x: 0, y: 145, width: 145, height: 9)).isEmpty)
    let near = found(Rect(x: 140, y: 60, width: 50, height: 10))
    #expect(near.map(\.rule) == [.quietZone] && near.map(\.severity) == [.error])
    #expect(near.map(\.measured) == [3] && near.map(\.required) == [4])
    #expect(near.first?.description == "something lies 3.0 modules from the code, its quiet zone is 4 modules")
    let over = found(Rect(x: 60, y: 60, width: 20, height: 20))
    #expect(over.map(\.measured) == [0] && over.first?.description == "something lies over the code")
    // At a corner it is the farther of both ways that counts.
    #expect(found(Rect(x: -10, y: -10, width: 20, height: 12)).map(\.measured) == [3.6])
  }

  /// Code 128 asks for nothing above and below its bars, and ten modules at their ends.
  @Test func `Asks for ten modules at the ends of bars`() throws {
    let barcode = try Barcode(encoding: BarcodePayload(text: "ab"), as: .code128)
    let placed = try barcode.placed(in: Rect(x: 0, y: 0, width: 308, height: 100), pixelsPerUnit: 1)
    try #require(placed.moduleSize == 4)
    func found(_ neighbor: Rect) -> [BarcodeFinding] {
      placed.findings(in: BarcodeSurroundings(medium: .screen, neighbors: [neighbor]))
    }
    #expect(found(Rect(x: 0, y: placed.symbol.maxY, width: 308, height: 5)).isEmpty)
    #expect(found(Rect(x: 270, y: 0, width: 50, height: 100)).map(\.required) == [10])
  }

  private func findings(
    at corner: Point, folds: [Line] = [], perforations: [Line] = [], outlines: [Path] = []
  ) throws -> [BarcodeFinding] {
    let box = Rect(origin: corner, size: Size(34.8, 34.8))
    return try qr(modules: 21).placed(in: box, pixelsPerUnit: 300.0 / 72, gridOrigin: corner)
      .findings(
        in: BarcodeSurroundings(
          medium: .paper(dotsPerInch: 300), outlines: outlines, folds: folds, perforations: perforations))
  }
}
