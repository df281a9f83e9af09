import Barcodes
import Geometry
import ImageFiles
import Paths
import Testing

/// A picture painted pixel by pixel, so that what is read back depends on no renderer.
struct CodePicture {
  static let black: [UInt8] = [0, 0, 0, 255]
  static let white: [UInt8] = [255, 255, 255, 255]

  let width: Int
  let height: Int
  private var samples: [UInt8]

  var image: RGBAImage { RGBAImage(width: width, height: height, samples: samples) }

  /// Creates a picture in one colour, red, green, blue and opacity.
  init(width: Int, height: Int, filledWith color: [UInt8] = CodePicture.white) {
    self.width = width
    self.height = height
    samples = (0..<width * height).flatMap { _ in color }
  }

  /// Creates a picture of a code's plate, with so many pixels to a module and bars as low as they may be.
  init(
    of barcode: Barcode, moduleSize: Int = 4, dark: [UInt8] = CodePicture.black, light: [UInt8] = CodePicture.white
  ) throws {
    let zone = barcode.quietZone
    self.init(
      width: (barcode.columns + Int(zone.left + zone.right)) * moduleSize,
      height: (barcode.rows * barcode.rowHeight + Int(zone.top + zone.bottom)) * moduleSize)
    let box = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    try paint(barcode.placed(in: box, pixelsPerUnit: 1), dark: dark, light: light)
  }

  /// Paints the plate and the dark modules of a code, whose edges must lie on those of pixels.
  mutating func paint(
    _ code: PlacedBarcode, dark: [UInt8] = CodePicture.black, light: [UInt8] = CodePicture.white
  ) throws {
    try fill(code.plate, with: light, pixelsPerUnit: code.pixelsPerUnit)
    for rectangle in try rectangles(of: code.darkRuns) {
      try fill(rectangle, with: dark, pixelsPerUnit: code.pixelsPerUnit)
    }
  }

  /// Replaces each pixel by what a function makes of its four samples.
  func map(_ change: ([UInt8]) -> [UInt8]) -> CodePicture {
    var picture = self
    picture.samples = stride(from: 0, to: samples.count, by: 4).flatMap { change(Array(samples[$0..<$0 + 4])) }
    return picture
  }

  /// One bit for each pixel, as thermal printers have it: black where less than half of the light is left.
  var thresholded: CodePicture {
    map { pixel in
      // The weights of ITU-R BT.601 in thousandths.
      let light = 299 * Int(pixel[0]) + 587 * Int(pixel[1]) + 114 * Int(pixel[2])
      return light < 127_500 ? CodePicture.black : CodePicture.white
    }
  }

  /// Half as large, each pixel the mean of four.
  var halved: CodePicture {
    var half = CodePicture(width: width / 2, height: height / 2)
    for row in 0..<half.height {
      for column in 0..<half.width {
        for part in 0..<4 {
          let first = (row * 2 * width + column * 2) * 4 + part
          let sum = [first, first + 4, first + width * 4, first + width * 4 + 4].reduce(0) { $0 + Int(samples[$1]) }
          half.samples[(row * half.width + column) * 4 + part] = UInt8(sum / 4)
        }
      }
    }
    return half
  }

  /// Turned clockwise by 90 degrees.
  var turned: CodePicture {
    var turned = CodePicture(width: height, height: width)
    for row in 0..<height {
      for column in 0..<width {
        let (from, to) = ((row * width + column) * 4, (column * height + height - 1 - row) * 4)
        turned.samples.replaceSubrange(to..<to + 4, with: samples[from..<from + 4])
      }
    }
    return turned
  }

  /// The brightness of each pixel as a PGM file, for programs other than ours.
  var portableGraymap: [UInt8] {
    Array("P5\n\(width) \(height)\n255\n".utf8) + stride(from: 0, to: samples.count, by: 4).map { samples[$0] }
  }

  /// The colours that there are.
  var colors: Set<[UInt8]> { Set(stride(from: 0, to: samples.count, by: 4).map { Array(samples[$0..<$0 + 4]) }) }

  private mutating func fill(_ rect: Rect, with color: [UInt8], pixelsPerUnit: Double) throws {
    let columns = try wholeNumber(rect.minX * pixelsPerUnit)..<wholeNumber(rect.maxX * pixelsPerUnit)
    let rows = try wholeNumber(rect.minY * pixelsPerUnit)..<wholeNumber(rect.maxY * pixelsPerUnit)
    let line = columns.flatMap { _ in color }
    for row in rows {
      let first = (row * width + columns.lowerBound) * 4
      samples.replaceSubrange(first..<first + line.count, with: line)
    }
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

private func wholeNumber(_ value: Double) throws -> Int {
  try #require((value - value.rounded()).magnitude < 1e-6, "\(value) is not on the edge of a pixel")
  return Int(value.rounded())
}
