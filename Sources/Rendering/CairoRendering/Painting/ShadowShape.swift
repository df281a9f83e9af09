internal import CCairo
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
  func mask() -> PreparedPixels? {
    // Pixels that are not seen themselves reach into those that are.
    let marginX = Int(reach.dx.rounded(.up)) + 1
    let marginY = Int(reach.dy.rounded(.up)) + 1
    let (fullWidth, fullHeight) = (width + 2 * marginX, height + 2 * marginY)
    guard var levels = levels(marginX: marginX, marginY: marginY) else { return nil }
    BoxBlur(reach: reach.dx)?.blurRows(of: &levels, width: fullWidth, height: fullHeight)
    if let vertical = BoxBlur(reach: reach.dy) {
      levels = ShadowShape.transposed(levels, width: fullWidth, height: fullHeight)
      vertical.blurRows(of: &levels, width: fullHeight, height: fullWidth)
      levels = ShadowShape.transposed(levels, width: fullHeight, height: fullWidth)
    }
    let (width, height) = (width, height)
    return PreparedPixels(.mask, width: width, height: height) { bytes, stride in
      for row in 0..<height {
        for column in 0..<width {
          let level = levels[(row + marginY) * fullWidth + column + marginX]
          bytes[row * stride + column] = ShadowShape.opacity(ofLevel: level)
        }
      }
    }
  }

  /// How much of each pixel the path covers, 0…65,280, with margins about the pixels that are seen.
  private func levels(marginX: Int, marginY: Int) -> [UInt16]? {
    let (fullWidth, fullHeight) = (width + 2 * marginX, height + 2 * marginY)
    guard let (fullWidth32, fullHeight32) = ShadowShape.limited(fullWidth, fullHeight) else { return nil }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, fullWidth32, fullHeight32) else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return nil }
    let cairo = CairoContext(pointer: context)
    let place = AffineTransform.translation(Double(marginX - column), Double(marginY - row))
    if cairo.concatenate(transform.then(place)) { cairo.fill(path) }
    let status = cairo_status(context)
    cairo_destroy(context)
    guard status == CAIRO_STATUS_SUCCESS else { return nil }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
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

  private static func limited(_ width: Int, _ height: Int) -> (Int32, Int32)? {
    guard max(width, height) <= CairoRenderer.longestSide else { return nil }
    return (Int32(width), Int32(height))
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
