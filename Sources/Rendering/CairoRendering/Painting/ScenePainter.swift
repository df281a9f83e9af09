internal import CCairo
internal import Colors
internal import Drawing
internal import Geometry
internal import Paths

/// Paints the nodes of a scene on a page.
struct ScenePainter {
  let cairo: CairoContext
  /// Whether each instance and label is drawn by itself.
  let isExact: Bool
  /// The part of the page that is drawn, in points; what cannot reach it may be left out.
  let extent: Rect
  /// The fonts, which a page keeps to itself: it holds glyphs to its end.
  let shaper: TextShaper
  /// What pictures and shadows are drawn from.
  let sources: PixelSources
  /// The symbols that the document has so far.
  let symbols: PageSymbols
  /// What was not drawn as asked.
  var warnings = WarningList()

  init(
    on canvas: borrowing Canvas, extent: Rect, options: CairoRenderer, shaper: TextShaper, sources: PixelSources,
    symbols: PageSymbols
  ) {
    cairo = CairoContext(pointer: canvas.context)
    self.sources = sources
    self.extent = extent
    self.shaper = shaper
    self.symbols = symbols
    isExact = options.isExact
  }

  /// Paints nodes in order.
  mutating func paint(_ nodes: [Node]) throws(FontError) {
    for node in nodes { try paint(node) }
  }

  private mutating func paint(_ node: Node) throws(FontError) {
    switch node {
    case .instances, .group: break
    default: symbols.finishForm(on: cairo)
    }
    switch node {
    case .fill(let path, let paint, let rule, _):
      draw(paint) { cairo.fill(path, rule) }
    case .stroke(let path, let paint, let style, _):
      draw(paint) { cairo.stroke(path, style) }
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
    // What is cut off or fades as one is a form of its own.
    let isApart = isFaded || group.clip != nil
    if isApart { symbols.finishForm(on: cairo) }
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
    try paint(group.nodes)
    if isApart { symbols.finishForm(on: cairo) }
  }

  /// Draws with a paint.
  private func draw(_ paint: Paint, _ body: () -> Void) {
    guard paint.isVisible else { return }
    switch paint {
    case .color(let color): cairo.setSource(color)
    case .linearGradient(let gradient): cairo.setSource(gradient)
    }
    body()
  }
}
