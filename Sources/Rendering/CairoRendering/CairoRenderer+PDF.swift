internal import CCairo
public import Drawing
internal import Geometry

extension CairoRenderer {
  /// Draws a scene as a PDF of one page.
  ///
  /// See `pdf(of:setup:metadata:)` for several scenes.
  public func pdf(
    of scene: Scene, setup: PageSetup = PageSetup(), metadata: DocumentMetadata = DocumentMetadata()
  ) throws(RenderingError) -> RenderedFile {
    try pdf(of: [scene], setup: setup, metadata: metadata)
  }

  /// Draws scenes as the pages of a PDF, all in one way.
  ///
  /// See `pdf(of:metadata:)` for pages that differ.
  public func pdf(
    of scenes: [Scene], setup: PageSetup = PageSetup(), metadata: DocumentMetadata = DocumentMetadata()
  ) throws(RenderingError) -> RenderedFile {
    try pdf(of: scenes.map { PDFPage($0, setup: setup) }, metadata: metadata)
  }

  /// Draws pages of a PDF, each of its own size.
  ///
  /// Paths are vectors; text is text in embedded fonts. Instances are glyphs of fonts of their own which stand for
  /// their identities' texts, so that each can be found and copied; with `isExact` they are paths, which stand for
  /// nothing. Emoji, pictures and shadows are bitmaps. A picture whose raster has a JPEG file is that very file, once
  /// for all pages that show it.
  ///
  /// - Throws: `RenderingError`; `.pageTooLarge` for a page beyond `PageSetup.longestSide`, `.badPageBox` for a box
  ///   without area on its page.
  /// - Complexity: O(*n*) in what is drawn.
  public func pdf(
    of pages: [PDFPage], metadata: DocumentMetadata = DocumentMetadata()
  ) throws(RenderingError) -> RenderedFile {
    guard let first = pages.first else { throw .noPages }
    var places: [PlacedPage] = []
    for page in pages { places.append(try PlacedPage(page)) }
    let symbols = PageSymbols()
    var file = try draw(pages, at: places, title: metadata.title ?? first.scene.title, metadata, symbols)
    if places.contains(where: \.hasBoxes) || !symbols.forms.isEmpty {
      file.bytes = try PDFRevision(of: file.bytes).setting(places, symbols)
    }
    return file
  }

  private func draw(
    _ pages: [PDFPage], at places: [PlacedPage], title: String, _ metadata: DocumentMetadata,
    _ symbols: PageSymbols
  ) throws(RenderingError) -> RenderedFile {
    try fonts.shared.withShaper(for: fonts) { shaper throws(RenderingError) in
      let sink = ByteSink()
      let canvas = try Canvas.document(into: sink, page: places[0].size)
      canvas.setMetadata(CAIRO_PDF_METADATA_TITLE, title)
      canvas.setMetadata(CAIRO_PDF_METADATA_SUBJECT, pages[0].scene.summary)
      canvas.setMetadata(CAIRO_PDF_METADATA_AUTHOR, metadata.author)
      canvas.setMetadata(CAIRO_PDF_METADATA_CREATE_DATE, metadata.creationDateText)

      let sources = PixelSources(memory)
      defer { withExtendedLifetime(sources) {} }
      var warnings = WarningList()
      for (page, place) in zip(pages, places) {
        canvas.setPageSize(place.size)
        var painter = ScenePainter(
          on: canvas, extent: Rect(origin: .zero, size: place.size), options: self, shaper: shaper,
          sources: sources, symbols: symbols)
        try painter.paintPage(page.scene, transform: place.transform)
        warnings.add(painter.warnings.warnings)
        cairo_show_page(canvas.context)
      }
      try canvas.finish()
      return RenderedFile(bytes: sink.bytes, warnings: warnings.warnings)
    }
  }
}

extension ScenePainter {
  /// Paints a scene on the page, cut off at its canvas' edges.
  fileprivate mutating func paintPage(_ scene: Scene, transform: AffineTransform) throws(RenderingError) {
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    guard cairo.concatenate(transform) else { return }
    cairo_rectangle(cairo.pointer, 0, 0, scene.size.width, scene.size.height)
    cairo_clip(cairo.pointer)
    if let background = scene.background {
      cairo.setSource(background)
      cairo_paint(cairo.pointer)
    }
    do throws(FontError) {
      try paint(scene.nodes)
    } catch {
      throw .fonts(error)
    }
    symbols.finishForm(on: cairo)
  }
}
