internal import CCairo
internal import CopyRaster
internal import Drawing
internal import Geometry
internal import Paths

/// A shadow but for its colour, in units of a surface.
struct ShadowShape: Hashable {
  /// What casts the shadow, in its own coordinates.
  var path: Path
  /// From those to the surface's, with the shadow's offset.
  var transform: AffineTransform
  /// The distance in units of the surface at which the shadow has faded out, along each axis.
  var reach: Vector
  /// The pixels that are drawn: as many columns and rows, from a place on the surface.
  var column, row, width, height: Int

  /// Creates a shadow; nil where it cannot be seen.
  ///
  /// - Parameters:
  ///   - shadow: What is asked for.
  ///   - path: What casts it.
  ///   - transform: From the coordinates of both to the surface's.
  ///   - extent: The part of the surface that is drawn.
  init?(_ shadow: Shadow, of path: Path, transform: AffineTransform, extent: Rect) {
    guard shadow.radius.isFinite, shadow.offset.dx.isFinite, shadow.offset.dy.isFinite else { return nil }
    self.path = path
    self.transform = AffineTransform.translation(shadow.offset).then(transform)
    let radius = max(0, shadow.radius)
    reach = Vector(
      radius * Vector(transform.a, transform.c).length, radius * Vector(transform.b, transform.d).length)
    guard let bounds = path.transformed(by: self.transform).bounds, bounds.isFinite else { return nil }
    let region = bounds.inset(by: Insets(top: -reach.dy, left: -reach.dx, bottom: -reach.dy, right: -reach.dx))
    guard let seen = region.intersection(extent), seen.isFinite else { return nil }
    let (left, top) = (seen.minX.rounded(.down), seen.minY.rounded(.down))
    let (right, bottom) = (seen.maxX.rounded(.up), seen.maxY.rounded(.up))
    let most = Double(CairoRenderer.longestSide)
    guard right > left, bottom > top, right - left <= most, bottom - top <= most else { return nil }
    guard max(abs(left), abs(top)) <= 1e9, max(reach.dx, reach.dy) <= most else { return nil }
    (column, row, width, height) = (Int(left), Int(top), Int(right - left), Int(bottom - top))
  }

  /// The levels of the shadow as a mask whose first pixel stands at the shadow's column and row.
  ///
  /// - Throws: `RenderingError.sideTooLong` where the shadow and what it is blurred from are larger than cairo's
  ///   coordinates reach, `.drawing` where cairo has no memory.
  func mask() throws(RenderingError) -> PreparedPixels {
    // Pixels that are not seen themselves reach into those that are.
    let marginX = Int(reach.dx.rounded(.up)) + 1
    let marginY = Int(reach.dy.rounded(.up)) + 1
    let (fullWidth, fullHeight) = (width + 2 * marginX, height + 2 * marginY)
    var levels = try levels(marginX: marginX, marginY: marginY)
    BoxBlur(reach: reach.dx)?.blurRows(of: &levels, width: fullWidth, height: fullHeight)
    if let vertical = BoxBlur(reach: reach.dy) {
      levels = ShadowShape.transposed(levels, width: fullWidth, height: fullHeight)
      vertical.blurRows(of: &levels, width: fullHeight, height: fullWidth)
      levels = ShadowShape.transposed(levels, width: fullHeight, height: fullWidth)
    }
    let (width, height) = (width, height)
    return try PreparedPixels(.mask, width: width, height: height) { bytes, stride in
      for row in 0..<height {
        for column in 0..<width {
          let level = levels[(row + marginY) * fullWidth + column + marginX]
          bytes[row * stride + column] = ShadowShape.opacity(ofLevel: level)
        }
      }
    }
  }

  /// How much of each pixel the path covers, 0…65,280, with margins about the pixels that are seen.
  private func levels(marginX: Int, marginY: Int) throws(RenderingError) -> [UInt16] {
    let (fullWidth, fullHeight) = (width + 2 * marginX, height + 2 * marginY)
    let longest = max(fullWidth, fullHeight)
    guard longest <= PixelRows.longestSide else { throw .sideTooLong(pixels: longest, limit: PixelRows.longestSide) }
    let surface = try RenderingError.checked(
      cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(fullWidth), Int32(fullHeight)))
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { throw .drawing(status: "out of memory") }
    let cairo = CairoContext(pointer: context)
    let place = AffineTransform.translation(Double(marginX - column), Double(marginY - row))
    if cairo.concatenate(transform.then(place)) { cairo.fill(path) }
    let status = cairo_status(context)
    cairo_destroy(context)
    try RenderingError.check(status)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { throw .drawing(status: "out of memory") }
    let stride = Int(cairo_image_surface_get_stride(surface))
    return [UInt16](unsafeUninitializedCapacity: fullWidth * fullHeight) { levels, count in
      for row in 0..<fullHeight {
        for column in 0..<fullWidth {
          levels.initializeElement(at: row * fullWidth + column, to: UInt16(data[row * stride + column]) << 8)
        }
      }
      count = fullWidth * fullHeight
    }
  }

  private static func transposed(_ levels: [UInt16], width: Int, height: Int) -> [UInt16] {
    [UInt16](unsafeUninitializedCapacity: width * height) { target, count in
      levels.withUnsafeBufferPointer { source in
        for row in 0..<height {
          for column in 0..<width { target[column * height + row] = source[row * width + column] }
        }
      }
      count = width * height
    }
  }

  /// A blurred level as a byte.
  ///
  /// What the blur carries from afar is a square of three boxes. Its corners lie beyond the radius and hold 0.33 % of
  /// it, as an integration shows. Levels up to twice that are taken for nothing and the rest stretched, so that a
  /// shadow ends at its radius in every direction.
  static func opacity(ofLevel level: UInt16) -> UInt8 {
    let (least, most) = (UInt32(0.0066 * 65_280), UInt32(65_280))
    let level = UInt32(level)
    guard level > least else { return 0 }
    return UInt8(truncatingIfNeeded: min(255, ((level - least) * 255 + (most - least) / 2) / (most - least)))
  }
}

/// A blur that ends: the mean over a box, taken three times, which is nearly a Gaussian.
///
/// Boxes are as wide as asked for to a part of a pixel: the pixels at their ends count in part. All is done in whole
/// numbers, so that the outcome is the same on every machine.
struct BoxBlur {
  /// How many whole pixels a box reaches to each side of its middle one.
  private let side: Int
  /// What each of these pixels counts, of 65,536 for all.
  private let weight: Int
  /// What the next pixel on each side counts.
  private let edgeWeight: Int

  /// Creates a blur; nil where it would change nothing.
  ///
  /// - Parameter reach: The distance that no pixel is carried beyond, in pixels, below 32,768; a third of it is the
  ///   standard deviation.
  init?(reach: Double) {
    let half = reach / 3
    guard half > 0.5, half < 32_768 else { return nil }
    side = Int(half - 0.5)
    weight = Int(65_536 / (2 * half))
    edgeWeight = (65_536 - weight * (2 * side + 1)) / 2
  }

  /// Blurs each row of some levels.
  func blurRows(of levels: inout [UInt16], width: Int, height: Int) {
    let margin = side + 1
    let padded = width + 2 * margin
    // What lies outside is clear.
    var first = [Int32](repeating: 0, count: padded)
    var second = first
    levels.withUnsafeMutableBufferPointer { levels in
      first.withUnsafeMutableBufferPointer { first in
        second.withUnsafeMutableBufferPointer { second in
          for row in 0..<height {
            let start = row * width
            for column in 0..<width { first[margin + column] = Int32(levels[start + column]) }
            blur(first, into: second, width: width)
            blur(second, into: first, width: width)
            blur(first, into: second, width: width)
            for column in 0..<width { levels[start + column] = UInt16(truncatingIfNeeded: second[margin + column]) }
          }
        }
      }
    }
  }

  /// Takes the mean over the box about each pixel between the margins.
  private func blur(
    _ line: UnsafeMutableBufferPointer<Int32>, into blurred: UnsafeMutableBufferPointer<Int32>, width: Int
  ) {
    let margin = side + 1
    var sum = 0
    for place in 1..<(2 * side + 2) { sum += Int(line[place]) }
    for column in 0..<width {
      let ends = Int(line[column]) + Int(line[column + 2 * margin])
      blurred[column + margin] = Int32(truncatingIfNeeded: (sum * weight + ends * edgeWeight + 32_768) >> 16)
      sum += Int(line[column + 2 * margin]) - Int(line[column + 1])
    }
  }
}
