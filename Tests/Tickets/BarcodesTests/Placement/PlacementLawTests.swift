import Barcodes
import Geometry
import Paths
import TestSupport
import Testing

/// What holds for every code in every box at every scale.
@Suite struct PlacementLawTests {
  static let scales = [1, 1.5, 2, 3, 203.0 / 72, 300.0 / 72, 1 / 0.75, 2.345_678]

  @Test(arguments: Symbology.allCases, scales) func `Keeps to the pixel grid`(symbology: Symbology, scale: Double)
    throws
  {
    var random = SeededRandom(seed: 4)
    for _ in 0..<12 {
      let barcode = try Barcode(encoding: random.payload(), as: symbology)
      let box = Rect(
        x: random.double(-50...400), y: random.double(-50...400), width: random.double(60...400),
        height: random.double(40...300))
      let origin = Point(random.double(-20...20), random.double(-20...20))
      let alignment = BarcodeAlignment(x: random.double(0...1), y: random.double(0...1))
      let grid = Grid(origin: origin, scale: scale)
      do {
        let placed = try barcode.placed(in: box, pixelsPerUnit: scale, gridOrigin: origin, alignment: alignment)
        try expectLaws(of: placed, in: box, on: grid)
      } catch let error as BarcodeError {
        guard case .boxTooSmall(_, let needed, let available) = error else { throw error }
        #expect(available.width == Int(box.width * scale) && available.height == Int(box.height * scale))
        #expect(needed.width > available.width || needed.height > available.height)
      }
    }
  }

  private func expectLaws(of placed: PlacedBarcode, in box: Rect, on grid: Grid) throws {
    let barcode = placed.barcode
    let plate = try grid.wholePixels(placed.plate)
    let symbol = try grid.wholePixels(placed.symbol)
    let module = Double(placed.moduleSize)

    // The quiet zone is there, in whole modules, on all sides.
    #expect(symbol.minX - plate.minX == barcode.quietZone.left * module)
    #expect(plate.maxX - symbol.maxX == barcode.quietZone.right * module)
    #expect(symbol.minY - plate.minY == barcode.quietZone.top * module)
    #expect(plate.maxY - symbol.maxY == barcode.quietZone.bottom * module)
    #expect(symbol.width == Double(barcode.columns) * module)
    #expect(symbol.height == Double(barcode.rows * placed.rowSize))

    // The plate is in the box but for the way to the grid.
    let room = grid.pixels(box).inset(by: -0.5 - 1e-6)
    #expect(room.contains(plate))

    // One more pixel to a module would not fit.
    let larger = Size(
      plate.width / module * (module + 1),
      (Double(barcode.rows * barcode.rowHeight) + barcode.quietZone.top + barcode.quietZone.bottom) * (module + 1))
    let available = grid.pixels(box)
    #expect(larger.width > available.width || larger.height > available.height)

    // The dark rectangles are the dark modules, each once: so there are two colours only, and no gaps.
    let dark = try rectangles(of: placed.darkRuns).map { try grid.wholePixels($0) }
    let area = dark.reduce(0) { $0 + $1.width * $1.height }
    let darkModules = (0..<barcode.rows).reduce(0) { count, row in
      count + (0..<barcode.columns).count { barcode.modules[$0, row] }
    }
    #expect(area == Double(darkModules * placed.moduleSize * placed.rowSize))
    for rectangle in dark {
      try #require(symbol.contains(rectangle))
      let columns = Int((rectangle.minX - symbol.minX) / module)..<Int((rectangle.maxX - symbol.minX) / module)
      let rowSize = Double(placed.rowSize)
      let rows = Int((rectangle.minY - symbol.minY) / rowSize)..<Int((rectangle.maxY - symbol.minY) / rowSize)
      #expect(rows.allSatisfy { row in columns.allSatisfy { barcode.modules[$0, row] } })
    }
    #expect(Set(dark).count == dark.count)
    // Runs are merged: no more of them than dark modules that begin one.
    let starts = (0..<barcode.rows).reduce(0) { count, row in
      count + (0..<barcode.columns).count { barcode.modules[$0, row] && ($0 == 0 || !barcode.modules[$0 - 1, row]) }
    }
    #expect(dark.count <= starts)
  }
}

/// The pixel grid as a test sees it.
private struct Grid {
  let origin: Point
  let scale: Double

  func pixels(_ rect: Rect) -> Rect {
    Rect(
      minX: (rect.minX - origin.x) * scale, minY: (rect.minY - origin.y) * scale,
      maxX: (rect.maxX - origin.x) * scale, maxY: (rect.maxY - origin.y) * scale)
  }

  /// A rectangle in pixels, whose edges must lie between them.
  func wholePixels(_ rect: Rect) throws -> Rect {
    let exact = pixels(rect)
    let whole = Rect(
      minX: exact.minX.rounded(), minY: exact.minY.rounded(), maxX: exact.maxX.rounded(), maxY: exact.maxY.rounded())
    let offsets = [
      exact.minX - whole.minX, exact.minY - whole.minY, exact.maxX - whole.maxX, exact.maxY - whole.maxY,
    ]
    try #require(offsets.allSatisfy { $0.magnitude < 1e-6 }, "\(exact) is off the grid")
    return whole
  }
}

extension SeededRandom {
  /// Digits or capital letters, few enough for Micro QR Code.
  fileprivate mutating func payload() -> BarcodePayload {
    let alphabet = Array(bool() ? "0123456789" : "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return BarcodePayload(text: String((0..<int(1...18)).map { _ in alphabet[int(0...(alphabet.count - 1))] }))
  }
}

/// The contours of a path, each of which must be an upright rectangle.
private func rectangles(of path: Path) throws -> [Rect] {
  try path.elements.split(separator: .close).map { contour in
    let corners = contour.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    let bounds = try #require(Rect(containing: corners))
    try #require(Path.rectangle(bounds) == Path.polygon(corners))
    return bounds
  }
}
