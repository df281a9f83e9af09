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
