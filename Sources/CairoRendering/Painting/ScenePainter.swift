internal import CCairo
internal import Colors
internal import Drawing
internal import Geometry
internal import Paths

/// Paints the nodes of a scene on a canvas.
struct ScenePainter {
  let cairo: CairoContext
  let kind: Canvas.Kind
  /// Whether each instance and label is drawn by itself.
  let isExact: Bool
  /// The part of the surface that is drawn, in its own coordinates; what cannot reach it may be left out.
  let extent: Rect
  /// When it has the fonts to itself.
  let turn: ShaperTurn
  /// The picture's own pixels; nil for pages.
  let rows: PixelRows?
  /// How many threads may work on the picture.
  let threads: Int
  /// Whether pixels are black or white and nothing is smoothed.
  let isHard: Bool
  /// What pictures and shadows are drawn from.
  let sources: PixelSources
  /// The stamps of symbols that the picture has so far.
  let instanceSheets = StampSheets<InstanceLook>()
  /// The fonts of symbols that the document has so far.
  let symbolFonts: SymbolFonts
  /// Whether what is drawn goes straight on the picture, uncut and unfaded.
  private(set) var isOnPicture = true
  /// What was not drawn as asked.
  private(set) var warnings = WarningList()

  init(
    on canvas: borrowing Canvas, rows: PixelRows? = nil, extent: Rect, options: CairoRenderer, turn: ShaperTurn,
    sources: PixelSources, symbolFonts: SymbolFonts = SymbolFonts()
  ) {
    cairo = CairoContext(pointer: canvas.context)
    kind = canvas.kind
    self.sources = sources
    threads = options.threads
    self.extent = extent
    self.turn = turn
    self.rows = rows
    self.symbolFonts = symbolFonts
    isHard = kind == .pixels && options.depth == .oneBit
    if isHard { cairo_set_antialias(cairo.pointer, CAIRO_ANTIALIAS_NONE) }
    // Stamps are smooth.
    isExact = options.isExact || isHard
  }

  /// Paints nodes in order.
  mutating func paint(_ nodes: [Node]) throws(FontError) {
    for node in nodes { try paint(node) }
  }

  private mutating func paint(_ node: Node) throws(FontError) {
    switch node {
    case .fill(let path, let paint, let rule, _):
      draw(paint) { cairo.fill(path, rule) }
    case .stroke(let path, let paint, let style, _):
      draw(paint) { cairo.stroke(path, visible(style)) }
    case .shadow(let path, let shadow, _): draw(shadow, of: path)
    case .picture(let picture): draw(picture)
    case .text(let text): try draw(text)
    case .instances(let instances): draw(instances)
    case .labels(let labels): try draw(labels)
    case .group(let group): try paint(group)
    }
  }

  private mutating func paint(_ group: Group) throws(FontError) {
    guard group.opacity > 0 else { return }
    let isFaded = group.opacity < 1
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    guard cairo.concatenate(group.transform) else { return }
    if let clip = group.clip { cairo.clip(to: clip) }
    if isFaded { cairo_push_group(cairo.pointer) }
    defer {
      if isFaded {
        cairo_pop_group_to_source(cairo.pointer)
        cairo_paint_with_alpha(cairo.pointer, group.opacity)
      }
    }
    let wasOnPicture = isOnPicture
    isOnPicture = isOnPicture && group.clip == nil && !isFaded
    defer { isOnPicture = wasOnPicture }
    try paint(group.nodes)
  }

  /// A style whose line is a pixel wide at least where nothing is smoothed: a finer one would have gaps, or vanish.
  private func visible(_ style: StrokeStyle) -> StrokeStyle {
    guard isHard, style.width > 0 else { return style }
    var style = style
    style.width = max(style.width, 1 / cairo.transform.maximumScale)
    return style
  }

  /// Draws with a paint.
  private func draw(_ paint: Paint, _ body: () -> Void) {
    switch paint {
    case .color:
      if setSource(paint) { body() }
    case .linearGradient:
      drawTones {
        if setSource(paint) { body() }
      }
    }
  }

  /// Draws with a paint from here on; false where it cannot be seen.
  private func setSource(_ paint: Paint) -> Bool {
    switch paint {
    case .color(let color):
      guard color.alpha > 0 else { return false }
      cairo.setSource(color)
      return true
    case .linearGradient(let gradient):
      guard gradient.start.isFinite, gradient.end.isFinite, !gradient.stops.isEmpty else { return false }
      let pattern = cairo_pattern_create_linear(
        gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
      defer { cairo_pattern_destroy(pattern) }
      for stop in gradient.stops {
        let color = stop.color
        cairo_pattern_add_color_stop_rgba(pattern, stop.offset, color.red, color.green, color.blue, color.alpha)
      }
      cairo_set_source(cairo.pointer, pattern)
      return true
    }
  }

  /// Shapes a text and notes what is wrong with it; nil where nothing can be drawn.
  ///
  /// The answer must not outlive the turn.
  mutating func shape(
    _ text: String, style: TextStyle, direction: TextDirection = .automatic, by shaper: TextShaper
  ) throws(FontError) -> ShapedText? {
    guard style.size > 0, style.size.isFinite else { return nil }
    let transform = cairo.transform
    let height = style.size * transform.maximumScale
    let least = style.size * transform.determinant.magnitude / transform.maximumScale
    guard height <= ScenePainter.largestText else {
      warnings.noteTooLarge(text, limit: Int(ScenePainter.largestText))
      return nil
    }
    guard least >= ScenePainter.smallestText else { return nil }
    let shaped = try shaper.shape(text, weight: style.weight, direction: direction)
    warnings.note(text, missing: shaped?.missing ?? [])
    return shaped
  }

  /// The largest em in units of the surface: FreeType cannot draw letters far above it.
  private static let largestText = 4000.0
  /// The smallest em in units of the surface: FreeType cannot draw letters far below it, and nobody could see them.
  private static let smallestText = 0.02
}

/// Warnings, each kept once.
struct WarningList {
  /// The warnings in the order in which they were first given.
  private(set) var warnings: [TextWarning] = []
  private var known: Set<TextWarning> = []

  /// Adds those that are new.
  mutating func add(_ others: some Sequence<TextWarning>) {
    for warning in others where known.insert(warning).inserted { warnings.append(warning) }
  }

  /// Adds that a text was left out because of its size.
  mutating func noteTooLarge(_ text: String, limit: Int) {
    add(CollectionOfOne(.tooLarge(limit: limit, text: WarningList.excerpt(of: text))))
  }

  /// Adds what there is to say about a shaped text.
  mutating func note(_ text: String, missing: [Unicode.Scalar]) {
    let excerpt = WarningList.excerpt(of: text)
    add(missing.lazy.map { .missingCharacter($0, text: excerpt) })
    if text.utf8.count > TextShaper.longestLine, text.unicodeScalars.count > TextShaper.longestLine {
      add(CollectionOfOne(.tooLong(limit: TextShaper.longestLine, text: excerpt)))
    }
  }

  /// Enough of a text to know it by.
  private static func excerpt(of text: String) -> String { String(text.prefix(40)) }
}
