internal import CCairo
internal import Drawing
internal import Geometry
internal import Paths

extension ScenePainter {
  /// Draws a raster in its frame, within its clip.
  func draw(_ picture: Picture) {
    let (raster, frame) = (picture.raster, picture.frame)
    guard raster.width > 0, raster.height > 0, !frame.isEmpty, frame.isFinite else { return }
    let key = RenderingMemory.Key.raster(digest: raster.digest, width: raster.width, height: raster.height)
    guard let source = sources.source(key, make: { PreparedPixels(raster) }) else { return }
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    if let clip = picture.clip { cairo.clip(to: clip) }
    let placing = AffineTransform.scale(frame.width / Double(raster.width), frame.height / Double(raster.height))
      .then(.translation(frame.minX, frame.minY))
    place(source.surface, of: raster, placing)
  }

  /// Draws a surface's pixels, of which each is a unit square before the transform.
  private func place(_ surface: OpaquePointer, of raster: Raster, _ placing: AffineTransform) {
    let (width, height) = (Double(raster.width), Double(raster.height))
    guard cairo.concatenate(placing) else { return }
    cairo_set_source_surface(cairo.pointer, surface, 0, 0)
    if let source = cairo_get_source(cairo.pointer) {
      cairo_pattern_set_filter(source, CAIRO_FILTER_GOOD)
      // Pages are cut by whoever shows them, and cairo would make a picture of its own for them out of one that goes
      // on.
      cairo_pattern_set_extend(source, CAIRO_EXTEND_NONE)
    }
    cairo_new_path(cairo.pointer)
    cairo_rectangle(cairo.pointer, 0, 0, width, height)
    cairo_fill(cairo.pointer)
  }
}

extension PreparedPixels {
  /// A raster with colours multiplied by their opacity, and with its JPEG file where all of it covers.
  convenience init?(_ raster: Raster) {
    var jpeg: [UInt8]?
    if raster.isOpaque, case .jpeg(let file) = raster.encoded { jpeg = file }
    let (width, height) = (raster.width, raster.height)
    self.init(raster.isOpaque ? .opaqueColor : .color, width: width, height: height, jpeg: jpeg) { bytes, stride in
      raster.pixels.withUnsafeBytes { source in
        for row in 0..<height {
          let source = UnsafeRawBufferPointer(rebasing: source[row * width * 4..<(row + 1) * width * 4])
          let target = UnsafeMutableRawBufferPointer(rebasing: bytes[row * stride..<row * stride + width * 4])
          PreparedPixels.premultiply(source, into: target)
        }
      }
    }
  }

  /// Turns red, green, blue and opacity into premultiplied 0xAARRGGBB.
  private static func premultiply(_ source: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) {
    for offset in stride(from: 0, to: source.count, by: 4) {
      let pixel = UInt32(littleEndian: source.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      let alpha = pixel >> 24
      func part(_ shift: UInt32) -> UInt32 { ((pixel >> shift & 0xFF) &* alpha &+ 127) / 255 }
      let premultiplied = alpha << 24 | part(0) << 16 | part(8) << 8 | part(16)
      target.storeBytes(of: premultiplied, toByteOffset: offset, as: UInt32.self)
    }
  }
}
