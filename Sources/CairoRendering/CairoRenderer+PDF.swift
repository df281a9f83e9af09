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

  /// Draws scenes as the pages of a PDF.
  ///
  /// Paths are vectors; text is text in embedded fonts. Instances are glyphs of fonts of their own which stand for
  /// their identities' texts, so that each can be found and copied; with `isExact` they are paths, which stand for
  /// nothing. Only emoji are bitmaps.
  ///
  /// - Throws: `RenderingError`; `.pageTooLarge` for a page beyond `PageSetup.longestSide`.
  public func pdf(
    of scenes: [Scene], setup: PageSetup = PageSetup(), metadata: DocumentMetadata = DocumentMetadata()
  ) throws(RenderingError) -> RenderedFile {
    guard let first = scenes.first else { throw .noPages }
    var pages: [(page: Size, transform: AffineTransform)] = []
    for scene in scenes { pages.append(try setup.place(scene.size)) }

    return try fonts.shared.withShaper(for: fonts) { shaper throws(RenderingError) in
      let sink = ByteSink()
      let canvas = try Canvas.document(into: sink, page: pages[0].page)
      canvas.setMetadata(CAIRO_PDF_METADATA_TITLE, metadata.title ?? first.title)
      canvas.setMetadata(CAIRO_PDF_METADATA_SUBJECT, first.summary)
      canvas.setMetadata(CAIRO_PDF_METADATA_AUTHOR, metadata.author)
      canvas.setMetadata(CAIRO_PDF_METADATA_CREATE_DATE, metadata.creationDateText)

      let symbolFonts = SymbolFonts()
      var warnings = WarningList()
      for (scene, place) in zip(scenes, pages) {
        canvas.setPageSize(place.page)
        var painter = ScenePainter(
          on: canvas, extent: Rect(origin: .zero, size: place.page), isExact: isExact, shaper: shaper,
          symbolFonts: symbolFonts)
        try painter.paintPage(scene, transform: place.transform)
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
    try paintAll(scene.nodes)
  }
}
