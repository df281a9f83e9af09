public import Geometry
public import Paths

/// A code at its place on a canvas, every edge of it on an edge of device pixels.
///
/// To be painted in two flat colours, never antialiased, never under a transform that does not keep the pixel grid:
/// ``plate`` in the light one, then ``darkRuns`` in the dark one. There is no way to lay a picture over the middle:
/// what error correction spends on a logo is missing for scratches, and decides at the door.
public struct PlacedBarcode: Hashable, Sendable {
  /// The code.
  public let barcode: Barcode
  /// The width of a module in device pixels.
  public let moduleSize: Int
  /// The height of a row in device pixels.
  public let rowSize: Int
  /// The number of device pixels to a canvas unit.
  public let pixelsPerUnit: Double
  /// The light ground of the code, quiet zone included, in canvas units.
  public let plate: Rect
  /// The modules without the quiet zone, in canvas units.
  public let symbol: Rect
  /// The dark modules, in canvas units: rectangles that do not overlap, to be filled at once.
  public let darkRuns: Path

  /// The width of a module in canvas units.
  public var moduleWidth: Double { Double(moduleSize) / pixelsPerUnit }

  init(_ barcode: Barcode, moduleSize: Int, rowSize: Int, plateOrigin: (x: Int, y: Int), grid: PixelGrid) {
    let quietZone = barcode.quietZone
    let (left, right) = (Int(quietZone.left) * moduleSize, Int(quietZone.right) * moduleSize)
    let (top, bottom) = (Int(quietZone.top) * moduleSize, Int(quietZone.bottom) * moduleSize)
    let symbol = (x: plateOrigin.x + left, y: plateOrigin.y + top)
    let end = (x: symbol.x + barcode.columns * moduleSize, y: symbol.y + barcode.rows * rowSize)
    self.barcode = barcode
    self.moduleSize = moduleSize
    self.rowSize = rowSize
    self.pixelsPerUnit = grid.pixelsPerUnit
    self.plate = grid.rect(plateOrigin.x..<end.x + right, plateOrigin.y..<end.y + bottom)
    self.symbol = grid.rect(symbol.x..<end.x, symbol.y..<end.y)
    var path = Path()
    for block in barcode.modules.darkBlocks() {
      let rect = grid.rect(
        symbol.x + block.columns.lowerBound * moduleSize..<symbol.x + block.columns.upperBound * moduleSize,
        symbol.y + block.rows.lowerBound * rowSize..<symbol.y + block.rows.upperBound * rowSize)
      path.addRectangle(rect)
    }
    self.darkRuns = path
  }
}

extension PlacedBarcode: CustomStringConvertible, CustomReflectable {
  /// The code and the size of its modules.
  public var description: String { "\(barcode), \(moduleSize) px each" }
  /// The code and where it is, without the modules.
  public var customMirror: Mirror {
    Mirror(self, children: ["barcode": barcode, "moduleSize": moduleSize, "plate": plate])
  }
}

extension Path {
  /// Adds a rectangle, from the top left, without making a path of it first: a code has hundreds.
  fileprivate mutating func addRectangle(_ rect: Rect) {
    move(to: Point(rect.minX, rect.minY))
    line(to: Point(rect.maxX, rect.minY))
    line(to: Point(rect.maxX, rect.maxY))
    line(to: Point(rect.minX, rect.maxY))
    close()
  }
}

/// Where a code goes in a box that is larger than it.
public struct BarcodeAlignment: Hashable, Sendable {
  /// The part of the free width that is left of the code: 0 puts it at the left edge, 1 at the right one.
  public let x: Double
  /// The part of the free height that is above the code: 0 puts it at the top, 1 at the bottom.
  public let y: Double

  /// In the middle.
  public static let center = BarcodeAlignment(x: 0.5, y: 0.5)
  /// At the middle of the left edge.
  public static let left = BarcodeAlignment(x: 0, y: 0.5)
  /// At the middle of the right edge.
  public static let right = BarcodeAlignment(x: 1, y: 0.5)
  /// At the middle of the top edge.
  public static let top = BarcodeAlignment(x: 0.5, y: 0)
  /// At the middle of the bottom edge.
  public static let bottom = BarcodeAlignment(x: 0.5, y: 1)

  /// Creates an alignment; parts outside 0…1 are limited to it, and what is not a number counts as 0.
  public init(x: Double, y: Double) {
    self.x = x > 0 ? min(x, 1) : 0
    self.y = y > 0 ? min(y, 1) : 0
  }
}

/// Where the edges of device pixels lie on a canvas.
struct PixelGrid {
  let origin: Point
  let pixelsPerUnit: Double

  /// The rectangle of some columns and rows of pixels, in canvas units.
  func rect(_ columns: Range<Int>, _ rows: Range<Int>) -> Rect {
    Rect(
      minX: origin.x + Double(columns.lowerBound) / pixelsPerUnit,
      minY: origin.y + Double(rows.lowerBound) / pixelsPerUnit,
      maxX: origin.x + Double(columns.upperBound) / pixelsPerUnit,
      maxY: origin.y + Double(rows.upperBound) / pixelsPerUnit)
  }

  /// A rectangle of the canvas in pixels, which need not be whole.
  func pixels(_ rect: Rect) -> Rect {
    Rect(
      minX: (rect.minX - origin.x) * pixelsPerUnit, minY: (rect.minY - origin.y) * pixelsPerUnit,
      maxX: (rect.maxX - origin.x) * pixelsPerUnit, maxY: (rect.maxY - origin.y) * pixelsPerUnit)
  }
}

extension Barcode {
  /// The code in a box, as large as whole device pixels allow.
  ///
  /// Every module is the same whole number of pixels wide, and every edge lies on the pixel grid, so that nothing is
  /// blurred and no bar is wider than its neighbour. Bars of Code 128 are as high as the box allows, up to 50 modules.
  /// The size depends on the size of the box alone: where the box does not lie on the grid, the code moves to it, which
  /// may take its plate out of the box by half a pixel at most.
  ///
  /// For PDF and SVG, which have no pixels, give the dots of the printer that will print them:
  /// `pixelsPerUnit: 203 / 72` for a page in points.
  ///
  /// - Parameters:
  ///   - box: Where the code with its quiet zone may be, in canvas units.
  ///   - pixelsPerUnit: The number of device pixels to a canvas unit; need not be whole.
  ///   - gridOrigin: A corner of a device pixel, in canvas units, as of the bleed box where the canvas is drawn with
  ///     its bleed.
  ///   - alignment: Where the code goes when the box is larger.
  ///   - minimumBarHeight: The least height of Code 128's bars in canvas units, besides 15 % of the length: 5 mm on
  ///     paper. Counts for no other symbology.
  /// - Throws: ``BarcodeError/boxTooSmall(_:needed:available:)`` rather than squash the code;
  ///   ``BarcodeError/invalidBox`` where a number is not finite or the scale not positive.
  public func placed(
    in box: Rect, pixelsPerUnit: Double, gridOrigin: Point = .zero, alignment: BarcodeAlignment = .center,
    minimumBarHeight: Double = 0
  ) throws(BarcodeError) -> PlacedBarcode {
    let grid = PixelGrid(origin: gridOrigin, pixelsPerUnit: pixelsPerUnit)
    let pixels = grid.pixels(box)
    let minimumBarSize = (minimumBarHeight * pixelsPerUnit).rounded(.up)
    guard pixelsPerUnit > 0,
      [pixels.minX, pixels.minY, pixels.maxX, pixels.maxY, minimumBarSize].allSatisfy(isPlaceable)
    else { throw .invalidBox }
    let available = PixelSize(width: wholePixels(pixels.width), height: wholePixels(pixels.height))
    let (moduleSize, rowSize) = try largestFit(in: available, minimumBarSize: max(0, Int(minimumBarSize)))
    let plate = plateSize(moduleSize: moduleSize, rowSize: rowSize)
    let origin = (
      x: Int((pixels.minX + (pixels.width - Double(plate.width)) * alignment.x).rounded()),
      y: Int((pixels.minY + (pixels.height - Double(plate.height)) * alignment.y).rounded())
    )
    return PlacedBarcode(self, moduleSize: moduleSize, rowSize: rowSize, plateOrigin: origin, grid: grid)
  }

  private func largestFit(
    in available: PixelSize, minimumBarSize: Int
  ) throws(BarcodeError) -> (moduleSize: Int, rowSize: Int) {
    func leastRowSize(_ moduleSize: Int) -> Int {
      symbology.isTwoDimensional
        ? rowHeight * moduleSize : max(rowHeight * moduleSize, minimumBarSize)
    }
    // Width and height of the plate grow with the module, so that the first fit from above is the largest.
    let unit = plateSize(moduleSize: 1, rowSize: leastRowSize(1))
    var moduleSize = min(available.width / unit.width, available.height / leastModulesHigh)
    while moduleSize > 0 {
      let rowSize = leastRowSize(moduleSize)
      let spare = available.height - plateSize(moduleSize: moduleSize, rowSize: rowSize).height
      if spare >= 0 {
        guard !symbology.isTwoDimensional else { return (moduleSize, rowSize) }
        return (moduleSize, min(rowSize + spare, max(rowSize, preferredBarHeight * moduleSize)))
      }
      moduleSize -= 1
    }
    throw .boxTooSmall(symbology, needed: unit, available: available)
  }

  /// The height of the plate in modules; of bars, the least.
  private var leastModulesHigh: Int { rows * rowHeight + Int(quietZone.top + quietZone.bottom) }

  /// What the plate takes up in device pixels.
  private func plateSize(moduleSize: Int, rowSize: Int) -> PixelSize {
    PixelSize(
      width: (columns + Int(quietZone.left + quietZone.right)) * moduleSize,
      height: rows * rowSize + Int(quietZone.top + quietZone.bottom) * moduleSize)
  }

  /// What zint and most printers give the bars of Code 128, in modules.
  private var preferredBarHeight: Int { 50 }
}

/// Whether a number of pixels is one that whole numbers can count.
private func isPlaceable(_ pixels: Double) -> Bool { pixels.magnitude < 1e9 }

/// The whole pixels in an extent, allowing for the rounding of a scale such as 203 / 72.
private func wholePixels(_ extent: Double) -> Int { Int((extent + 1e-6).rounded(.down)) }
