public import Drawing

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
    let document = PageDocument(
      title: metadata.title ?? first.scene.title, summary: first.scene.summary, metadata: metadata, renderer: self)
    for (page, place) in zip(pages, places) { try document.append(page.scene, on: place) }
    var file = try document.draw()
    if places.contains(where: \.hasBoxes) || !document.symbols.forms.isEmpty {
      file.bytes = try PDFRevision(of: file.bytes).setting(places, document.symbols)
    }
    return file
  }
}
