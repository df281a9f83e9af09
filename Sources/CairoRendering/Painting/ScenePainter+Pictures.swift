internal import CCairo
internal import Drawing
internal import Geometry
internal import Paths

extension ScenePainter {
  /// Draws a raster in its frame, within its clip.
  func draw(_ picture: Picture) {
    let (raster, frame) = (picture.raster, picture.frame)
    guard raster.width > 0, raster.height > 0, !frame.isEmpty, frame.isFinite else { return }
    let bitmap = Bitmap(premultiplying: raster)
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    if let clip = picture.clip { cairo.clip(to: clip) }
    bitmap.pixels.withUnsafeBytes { bytes in
      // cairo only reads what it draws from.
      let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress)?.assumingMemoryBound(to: UInt8.self)
      let surface = cairo_image_surface_create_for_data(
        start, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.width * 4))
      defer { cairo_surface_destroy(surface) }
      cairo_rectangle(cairo.pointer, frame.minX, frame.minY, frame.width, frame.height)
      cairo_clip(cairo.pointer)
      let placing = AffineTransform.scale(frame.width / Double(raster.width), frame.height / Double(raster.height))
        .then(.translation(frame.minX, frame.minY))
      guard cairo.concatenate(placing) else { return }
      cairo_set_source_surface(cairo.pointer, surface, 0, 0)
      cairo_pattern_set_extend(cairo_get_source(cairo.pointer), CAIRO_EXTEND_PAD)
      cairo_paint(cairo.pointer)
      cairo_surface_finish(surface)
    }
  }
}

extension Bitmap {
  /// The same picture with colours multiplied by their opacity.
  init(premultiplying raster: Raster) {
    self.init(width: raster.width, height: raster.height)
    raster.pixels.withUnsafeBufferPointer { source in
      pixels.withUnsafeMutableBufferPointer { target in
        for index in target.indices {
          let offset = index &* 4
          let alpha = UInt32(source[offset &+ 3])
          func part(_ number: Int) -> UInt32 { (UInt32(source[offset &+ number]) &* alpha &+ 127) / 255 }
          target[index] = alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
        }
      }
    }
  }
}
