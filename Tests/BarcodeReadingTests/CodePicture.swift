import Barcodes
import Geometry
import ImageFiles
import Paths
import Testing

/// A picture painted pixel by pixel, so that what is read back depends on no renderer.
struct CodePicture {
  private(set) var image: RGBAImage

  /// Creates a picture in one colour, red, green, blue and opacity.
  init(width: Int, height: Int, filledWith color: [UInt8] = [255, 255, 255, 255]) {
    image = RGBAImage(width: width, height: height, samples: (0..<width * height).flatMap { _ in color })
  }

  /// Creates a picture of a code's plate, as many pixels to a module as given.
  ///
  /// Bars become as high as they must be.
  init(
    of barcode: Barcode, moduleSize: Int, dark: [UInt8] = [0, 0, 0, 255], light: [UInt8] = [255, 255, 255, 255]
  ) throws {
    let width = (barcode.columns + Int(barcode.quietZone.left + barcode.quietZone.right)) * moduleSize
    let height =
      (barcode.rows * barcode.rowHeight + Int(barcode.quietZone.top + barcode.quietZone.bottom)) * moduleSize
    self.init(width: width, height: height)
    let box = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    try paint(barcode.placed(in: box, pixelsPerUnit: 1), dark: dark, light: light)
  }

  /// Paints the plate and the dark modules of a code, whose edges must lie on those of pixels.
  mutating func paint(
    _ code: PlacedBarcode, dark: [UInt8] = [0, 0, 0, 255], light: [UInt8] = [255, 255, 255, 255]
  ) throws {
    try fill(code.plate, with: light, pixelsPerUnit: code.pixelsPerUnit)
    for rectangle in try rectangles(of: code.darkRuns) {
      try fill(rectangle, with: dark, pixelsPerUnit: code.pixelsPerUnit)
    }
  }

  private mutating func fill(_ rect: Rect, with color: [UInt8], pixelsPerUnit: Double) throws {
    let columns = try wholeNumber(rect.minX * pixelsPerUnit)..<wholeNumber(rect.maxX * pixelsPerUnit)
    let rows = try wholeNumber(rect.minY * pixelsPerUnit)..<wholeNumber(rect.maxY * pixelsPerUnit)
    var samples = image.samples
    for row in rows {
      for column in columns {
        let first = (row * image.width + column) * 4
        samples.replaceSubrange(first..<first + 4, with: color)
      }
    }
    image = RGBAImage(width: image.width, height: image.height, samples: samples)
  }
}

/// The contours of a path, each of which must be an upright rectangle.
func rectangles(of path: Path) throws -> [Rect] {
  let corners = path.elements.split(separator: .close).map { contour in
    contour.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
  }
  return try corners.map { corners in
    let bounds = try #require(Rect(containing: corners))
    try #require(Path.rectangle(bounds) == Path.polygon(corners))
    return bounds
  }
}

private func wholeNumber(_ value: Double) throws -> Int {
  try #require((value - value.rounded()).magnitude < 1e-6, "\(value) is not on the edge of a pixel")
  return Int(value.rounded())
}
