internal import CCairo
internal import Colors
internal import CopyRaster
internal import Drawing
internal import Geometry

/// The pages of a document, made ready one after the other and then drawn.
///
/// Documents are made ready at the same time. Drawing takes turns with everything that draws glyphs, from the first
/// page to the end of the file: cairo opens and closes the faces of fonts where it sets text, where it ends a page and
/// where it writes the fonts. A document without text waits for nobody.
final class PageDocument {
  /// The symbols of all pages.
  let symbols = PageSymbols()
  private let sources: PixelSources
  private let renderer: CairoRenderer
  private let title: String
  private let summary: String
  private let metadata: DocumentMetadata
  private var pages: [Page] = []

  /// A page that is ready to be drawn.
  private struct Page {
    var place: PlacedPage
    var scene: Scene
    var list: DisplayList
  }

  /// Creates a document without pages.
  init(title: String, summary: String, metadata: DocumentMetadata, renderer: CairoRenderer) {
    self.title = title
    self.summary = summary
    self.metadata = metadata
    self.renderer = renderer
    sources = PixelSources(renderer.cache)
  }

  /// Adds a page.
  func append(_ scene: Scene, on place: PlacedPage) throws(RenderingError) {
    let list = try ScenePreparation.list(of: scene, on: place, sources, symbols, options: renderer)
    pages.append(Page(place: place, scene: scene, list: list))
  }

  /// Draws all pages: the file that cairo writes, with placeholders for forms.
  ///
  /// - Precondition: there is a page.
  func draw() throws(RenderingError) -> RenderedFile {
    guard pages.contains(where: \.list.hasText) else { return try draw(nil) }
    return try renderer.fonts.shared.withShaper(for: renderer.fonts) { shaper throws(RenderingError) in
      try draw(shaper)
    }
  }

  private func draw(_ shaper: TextShaper?) throws(RenderingError) -> RenderedFile {
    let sink = ByteSink()
    let canvas = try Canvas.document(into: sink, page: pages[0].place.size)
    canvas.setMetadata(CAIRO_PDF_METADATA_TITLE, title)
    canvas.setMetadata(CAIRO_PDF_METADATA_SUBJECT, summary)
    canvas.setMetadata(CAIRO_PDF_METADATA_AUTHOR, metadata.author)
    canvas.setMetadata(CAIRO_PDF_METADATA_CREATE_DATE, metadata.creationDateText)
    defer { withExtendedLifetime(sources) {} }
    var painter = PagePainter(cairo: CairoContext(pointer: canvas.context), sources: sources, shaper: shaper)
    for page in pages {
      canvas.setPageSize(page.place.size)
      try painter.paint(page.list, of: page.scene, transform: page.place.transform)
      cairo_show_page(canvas.context)
    }
    try canvas.finish()
    return RenderedFile(bytes: sink.bytes, warnings: painter.warnings.warnings)
  }
}

/// Paints display lists on the pages of a document.
private struct PagePainter {
  let cairo: CairoContext
  /// What shadows and photographs are drawn from.
  let sources: PixelSources
  /// What sets text, in its turn; nil where there is none.
  let shaper: TextShaper?
  /// What was not drawn as asked, page by page.
  var warnings = WarningList()

  /// Paints a list on the page, cut off at the edges of its scene's canvas.
  mutating func paint(_ list: DisplayList, of scene: Scene, transform: AffineTransform) throws(RenderingError) {
    // Of what is flat or without end nothing would be seen.
    guard transform.isInvertible else { return }
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    cairo.clip(toCanvasOf: scene, transform)
    if let background = scene.background {
      cairo.setSource(background)
      cairo_paint(cairo.pointer)
    }
    for item in list.items { try paint(item.content) }
  }

  private mutating func paint(_ content: DisplayList.Content) throws(RenderingError) {
    switch content {
    case .fill(let path, let paint, let rule, let transform):
      setSource(paint, transform)
      cairo.fill(path, rule)
    case .stroke(let path, let paint, let style, let transform):
      setSource(paint, transform)
      cairo.stroke(path, style)
    case .mask(let placed): try draw(placed)
    case .picture(let picture): try draw(picture)
    case .instances(let instances, let transform, _):
      for placement in instances.placements where placement.isFinite {
        cairo.draw(placement, of: instances, transform) { cairo.setTransform($0) }
      }
    case .text(let text, let transform): try draw(text, transform)
    case .labels(let labels, let transform): try draw(labels, transform)
    case .form(let number, let area): try drawPlaceholder(ofForm: number, area)
    case .group(let layer): try paint(layer)
    case .boxes, .outlines, .pixels, .instanceRun, .labelRun, .nothing:
      preconditionFailure("a page has no content of pictures")
    }
  }

  private func setSource(_ paint: Paint, _ transform: AffineTransform) {
    cairo.setTransform(transform)
    switch paint {
    case .color(let color): cairo.setSource(color)
    case .linearGradient(let gradient): cairo.setSource(gradient)
    }
  }

  private mutating func paint(_ layer: DisplayList.Layer) throws(RenderingError) {
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    if let clip = layer.clip {
      cairo.setTransform(clip.transform)
      cairo.clip(to: clip.path)
    }
    let isFaded = layer.opacity < 1
    if isFaded { cairo_push_group(cairo.pointer) }
    for item in layer.items { try paint(item.content) }
    guard isFaded else { return }
    cairo_pop_group_to_source(cairo.pointer)
    cairo_paint_with_alpha(cairo.pointer, layer.opacity)
  }

  // MARK: Pixels and forms

  /// Draws a colour through a mask.
  private func draw(_ placed: DisplayList.PlacedMask) throws(RenderingError) {
    let surface = try sources.surface(over: placed.mask)
    cairo.setTransform(.scale(1 / placed.scale))
    cairo.setSource(placed.color)
    cairo_mask_surface(cairo.pointer, surface, Double(placed.column), Double(placed.row))
  }

  /// Draws a raster in its frame, within its clip.
  private func draw(_ picture: DisplayList.PlacedPicture) throws(RenderingError) {
    let surface = try sources.surface(over: picture.pixels)
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    if let clip = picture.clip {
      cairo.setTransform(clip.transform)
      cairo.clip(to: clip.path)
    }
    cairo.setTransform(picture.placing)
    cairo_set_source_surface(cairo.pointer, surface, 0, 0)
    if let source = cairo_get_source(cairo.pointer) {
      cairo_pattern_set_filter(source, CAIRO_FILTER_GOOD)
      // Pages are cut by whoever shows them, and cairo would make a picture of its own for them out of one that goes
      // on.
      cairo_pattern_set_extend(source, CAIRO_EXTEND_NONE)
    }
    cairo_new_path(cairo.pointer)
    cairo_rectangle(cairo.pointer, 0, 0, Double(picture.pixels.width), Double(picture.pixels.height))
    cairo_fill(cairo.pointer)
  }

  /// Draws the picture that stands for a form until the document is finished.
  private func drawPlaceholder(ofForm number: Int, _ area: Rect) throws(RenderingError) {
    let surface = try RenderingError.checked(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 1, 1))
    defer { cairo_surface_destroy(surface) }
    try PreparedPixels.attach(FormPlaceholder.file(number), to: surface)
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    cairo_identity_matrix(cairo.pointer)
    cairo_translate(cairo.pointer, area.minX, area.minY)
    cairo_scale(cairo.pointer, area.width, area.height)
    cairo_set_source_surface(cairo.pointer, surface, 0, 0)
    cairo_paint(cairo.pointer)
  }

  // MARK: Text

  /// Draws a line of text.
  private mutating func draw(_ text: Text, _ transform: AffineTransform) throws(RenderingError) {
    guard let shaped = try warnings.shape(text, transform: transform, by: turn) else { return }
    cairo.setSource(text.color)
    show(shaped, size: text.style.size, text.placing(shaped).then(transform))
  }

  /// Draws many short texts, each centred on its place.
  private mutating func draw(_ labels: Labels, _ transform: AffineTransform) throws(RenderingError) {
    let texts = try warnings.shape(labels, transform: transform, by: turn)
    var color: Int32?
    for placement in labels.placements {
      guard placement.center.isFinite, let text = texts[Int(placement.text)] else { continue }
      if color != placement.color { cairo.setSource(labels.colors[Int(placement.color)]) }
      color = placement.color
      show(text, size: labels.style.size, labels.placing(text, at: placement.center).then(transform))
    }
  }

  /// Draws shaped text from the beginning of its baseline.
  private func show(_ text: ShapedText, size: Double, _ placing: AffineTransform) {
    let transform = AffineTransform.scale(size / FontStack.referenceSize).then(placing)
    guard transform.isInvertible else { return }
    cairo.setTransform(transform)
    cairo_new_path(cairo.pointer)
    text.show(on: cairo.pointer)
  }

  /// The shaper, whose turn lasts as long as the document is drawn.
  private var turn: TextShaper {
    guard let shaper else { preconditionFailure("a document with text is drawn in its turn") }
    return shaper
  }
}
