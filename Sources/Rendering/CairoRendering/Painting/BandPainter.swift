internal import CCairo
internal import Colors
internal import CopyRaster
internal import Drawing
internal import Geometry
internal import Paths

/// Paints a display list in a window of a picture.
///
/// The window's pixels are decided by the list and the window's place alone. Painters of windows that do not overlap
/// may work at once.
struct BandPainter {
  private let target: PixelRows
  /// Draws on the window, in its own coordinates.
  private let cairo: CairoContext
  /// Whether pixels are black or white and nothing is smoothed.
  private let isHard: Bool
  /// Whether what is painted goes straight to the window's pixels, uncut and unfaded.
  private var isDirect: Bool

  /// Paints what of some items reaches a window, over what is there.
  static func paint(
    _ items: some Sequence<DisplayList.Item>, on target: PixelRows, isHard: Bool
  ) throws(RenderingError) {
    let canvas = try Canvas.picture(over: target)
    let cairo = CairoContext(pointer: canvas.context)
    if isHard { cairo_set_antialias(cairo.pointer, CAIRO_ANTIALIAS_NONE) }
    try BandPainter(target: target, cairo: cairo, isHard: isHard, isDirect: true).paint(items)
    try canvas.finish()
  }

  private func paint(_ items: some Sequence<DisplayList.Item>) throws(RenderingError) {
    for item in items where item.box.intersects(target.box) { try paint(item.content) }
  }

  private func paint(_ content: DisplayList.Content) throws(RenderingError) {
    switch content {
    case .fill(let path, let paint, let rule, let transform):
      draw(paint, transform) { cairo.fill(path, rule) }
    case .boxes(let boxes, let color): draw(boxes, color)
    case .stroke(let path, let paint, let style, let transform):
      draw(paint, transform) { cairo.stroke(path, style) }
    case .outlines(let outlines, let color):
      place(.identity)
      cairo.setSource(color)
      outlines.fill(on: cairo.pointer)
    case .pixels(let pixels, let column, let row):
      place(.identity)
      let surface = try PixelSurface(pixels)
      cairo_set_source_surface(cairo.pointer, surface.pointer, Double(column), Double(row))
      cairo_new_path(cairo.pointer)
      cairo_rectangle(cairo.pointer, Double(column), Double(row), Double(pixels.width), Double(pixels.height))
      cairo_fill(cairo.pointer)
    case .mask(let placed):
      let surface = try PixelSurface(placed.mask)
      drawTones {
        place(.identity)
        cairo.setSource(placed.color)
        cairo_mask_surface(cairo.pointer, surface.pointer, Double(placed.column), Double(placed.row))
      }
    case .picture(let picture): try draw(picture)
    case .instances(let instances, let transform, let reach):
      draw(instances, transform, reach: reach)
    case .instanceRun(let run):
      try lay { () throws(CopyFailure) in try run.lay(on: target) }
    case .labelRun(let run):
      try lay { () throws(CopyFailure) in try run.lay(on: target) }
    case .group(let layer): try paint(layer)
    case .text, .labels, .form: preconditionFailure("a picture has no content of pages")
    case .nothing: break
    }
  }

  /// Draws in the coordinates of a transform to the picture's pixels from here on.
  private func place(_ transform: AffineTransform) {
    cairo.origin(at: target, transform)
  }

  /// Lays copies on the window's pixels.
  private func lay(_ copies: () throws(CopyFailure) -> Void) throws(RenderingError) {
    do throws(CopyFailure) {
      try cairo.writeDirectly(copies)
    } catch {
      throw RenderingError(error)
    }
  }

  // MARK: Groups

  private func paint(_ layer: DisplayList.Layer) throws(RenderingError) {
    guard layer.isAside else { return try paintByCairo(layer) }
    let isFaded = layer.opacity < 1
    let aside = UnsafeMutablePointer<UInt32>.allocate(capacity: target.columns.count * target.rows.count)
    defer { aside.deallocate() }
    let pixels = PixelRows(start: aside, columns: target.columns, rows: target.rows)
    if isFaded { pixels.fill(with: 0) } else { pixels.copy(from: target) }
    try BandPainter.paint(layer.items, on: pixels, isHard: isHard)

    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    clip(to: layer)
    let surface = try PixelSurface(over: pixels)
    cairo_identity_matrix(cairo.pointer)
    cairo_set_source_surface(cairo.pointer, surface.pointer, 0, 0)
    if !isFaded { cairo_set_operator(cairo.pointer, CAIRO_OPERATOR_SOURCE) }
    cairo_paint_with_alpha(cairo.pointer, layer.opacity)
    // The pixels end before the surface that cairo may still look at.
    cairo_set_source_rgba(cairo.pointer, 0, 0, 0, 0)
  }

  private func paintByCairo(_ layer: DisplayList.Layer) throws(RenderingError) {
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    clip(to: layer)
    var inside = self
    inside.isDirect = false
    guard layer.opacity < 1 else { return try inside.paint(layer.items) }
    cairo_push_group(cairo.pointer)
    try inside.paint(layer.items)
    cairo_pop_group_to_source(cairo.pointer)
    cairo_paint_with_alpha(cairo.pointer, layer.opacity)
  }

  private func clip(to layer: DisplayList.Layer) {
    guard let clip = layer.clip else { return }
    place(clip.transform)
    cairo.clip(to: clip.path)
  }

  // MARK: Paints

  /// Fills boxes of pixels, without cairo where nothing cuts or fades them.
  private func draw(_ boxes: [PixelBox], _ color: Color) {
    guard isDirect else {
      place(.identity)
      cairo.setSource(color)
      cairo_new_path(cairo.pointer)
      for box in boxes {
        cairo_rectangle(
          cairo.pointer, Double(box.columns.lowerBound), Double(box.rows.lowerBound), Double(box.columns.count),
          Double(box.rows.count))
      }
      return cairo_fill(cairo.pointer)
    }
    cairo.writeDirectly {
      for box in boxes { target.window(box)?.fill(with: color.premultipliedPixel) }
    }
  }

  private func draw(_ paint: Paint, _ transform: AffineTransform, _ body: () -> Void) {
    switch paint {
    case .color(let color):
      place(transform)
      cairo.setSource(color)
      body()
    case .linearGradient(let gradient):
      drawTones {
        place(transform)
        cairo.setSource(gradient)
        body()
      }
    }
  }

  /// Draws what has many tones; where a pixel is black or white, tones become patterns of dots.
  private func drawTones(_ draw: () -> Void) {
    guard isHard else { return draw() }
    cairo_push_group(cairo.pointer)
    draw()
    guard let pattern = cairo_pop_group(cairo.pointer) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var surface: OpaquePointer?
    guard cairo_pattern_get_surface(pattern, &surface) == CAIRO_STATUS_SUCCESS, let surface else { return }
    OrderedDither.apply(to: surface, column: target.columns.lowerBound, row: target.rows.lowerBound)
    cairo_set_source(cairo.pointer, pattern)
    cairo_paint(cairo.pointer)
  }

  // MARK: Pictures

  private func draw(_ picture: DisplayList.PlacedPicture) throws(RenderingError) {
    let surface = try PixelSurface(picture.pixels)
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    if let clip = picture.clip {
      place(clip.transform)
      cairo.clip(to: clip.path)
    }
    drawTones {
      place(picture.placing)
      cairo_set_source_surface(cairo.pointer, surface.pointer, 0, 0)
      if let source = cairo_get_source(cairo.pointer) {
        cairo_pattern_set_filter(source, picture.isWhole ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        // Edges are mixed from the pixels alone.
        cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
      }
      cairo_new_path(cairo.pointer)
      cairo_rectangle(cairo.pointer, 0, 0, Double(picture.pixels.width), Double(picture.pixels.height))
      cairo_fill(cairo.pointer)
    }
  }

  // MARK: Each by itself

  private func draw(_ instances: Instances, _ transform: AffineTransform, reach: Double) {
    let seen = target.box.rect.inset(by: -reach - 1)
    for placement in instances.placements
    where placement.isFinite && seen.contains(transform.apply(placement.center)) {
      cairo.draw(placement, of: instances, transform) { place($0) }
    }
  }
}

extension CairoContext {
  /// Draws in coordinates of the picture from here on, or in those that a transform takes to them, on a surface whose
  /// first pixel is that of a window.
  func origin(at window: PixelRows, _ transform: AffineTransform = .identity) {
    let moved = transform.then(.translation(-Double(window.columns.lowerBound), -Double(window.rows.lowerBound)))
    var matrix = cairo_matrix_t(moved)
    cairo_set_matrix(pointer, &matrix)
  }

  /// Draws an instance by itself.
  ///
  /// - Parameters:
  ///   - placement: Its place.
  ///   - instances: The instances that it is one of.
  ///   - transform: From their coordinates to those of the surface.
  ///   - place: Draws in the coordinates of a transform from then on.
  func draw(
    _ placement: Placement, of instances: Instances, _ transform: AffineTransform, place: (AffineTransform) -> Void
  ) {
    let placing = AffineTransform.translation(placement.center.x, placement.center.y).then(transform)
    guard placing.isInvertible else { return }
    place(placing)
    let style = instances.styles[Int(placement.style)]
    for layer in instances.symbols[Int(placement.symbol)].layers {
      let color = style.color(of: layer.part)
      guard color.alpha > 0 else { continue }
      cairo_save(pointer)
      defer { cairo_restore(pointer) }
      setSource(color)
      if !layer.staysUpright, placement.angle != .zero { concatenate(.rotation(placement.angle)) }
      switch layer.ink {
      case .fill: fill(layer.path)
      case .stroke(let style): stroke(layer.path, style)
      }
    }
  }

  /// Lets pixels be written without cairo, and tells it.
  func writeDirectly<Failure>(_ write: () throws(Failure) -> Void) throws(Failure) {
    let surface = cairo_get_target(pointer)
    cairo_surface_flush(surface)
    try write()
    cairo_surface_mark_dirty(surface)
  }

  /// Draws with a gradient from here on.
  func setSource(_ gradient: LinearGradient) {
    let pattern = cairo_pattern_create_linear(gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
    defer { cairo_pattern_destroy(pattern) }
    for stop in gradient.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(pattern, stop.offset, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(pointer, pattern)
  }
}
