internal import CCairo
internal import Colors
internal import CopyRaster
internal import Drawing
internal import Geometry
internal import Paths

/// Makes scenes ready for painting: the one place where the nodes of a scene are interpreted.
///
/// For a picture, all that needs fonts happens here, in its turn with them, so that painting needs none. For a page
/// nothing here needs fonts, so that documents are prepared at the same time; its texts are set when they are painted.
struct ScenePreparation {
  /// What a scene is painted on.
  enum Medium {
    /// The pixels of a picture.
    case picture
    /// A page of a document, whose pages share shadows, photographs and symbols.
    case page(PixelSources, PageSymbols)
  }

  /// The options that the scene is drawn with.
  let options: CairoRenderer
  /// All pixels of the picture, or all points of the page.
  let extent: PixelBox
  /// The surface in pixels of the picture, or in points of the page, to the last part of one.
  let bounds: Rect
  /// Where outlines of letters are made, and on a page where clips are followed; nothing is drawn on it.
  let cairo: CairoContext
  let medium: Medium
  /// What cannot be drawn as asked.
  var warnings = WarningList()

  /// Whether pixels are black or white and nothing is smoothed.
  var isHard: Bool {
    if case .picture = medium { options.depth == .oneBit } else { false }
  }
  /// Whether each instance and label is drawn by itself; copies are smooth.
  var isExact: Bool { options.isExact || isHard }

  private init(
    _ options: CairoRenderer, extent: PixelBox, bounds: Rect, cairo: CairoContext, medium: Medium
  ) {
    self.options = options
    self.extent = extent
    self.bounds = bounds
    self.cairo = cairo
    self.medium = medium
  }

  /// Makes the nodes of a scene ready for a picture.
  ///
  /// - Parameters:
  ///   - nodes: What to paint.
  ///   - transform: From the nodes' coordinates to pixels.
  ///   - extent: All pixels of the picture.
  ///   - options: The options that the picture is drawn with.
  static func list(
    of nodes: [Node], transform: AffineTransform, extent: PixelBox, options: CairoRenderer
  ) throws(RenderingError) -> DisplayList {
    let canvas = try Canvas.outlines()
    var list = DisplayList()
    // At a scale that cairo cannot invert nothing of the scene would be seen.
    if transform.isInvertible {
      var preparation = ScenePreparation(
        options, extent: extent, bounds: extent.rect, cairo: CairoContext(pointer: canvas.context), medium: .picture)
      for (number, node) in nodes.enumerated() {
        let first = list.items.count
        try preparation.append(node, transform: transform, limits: extent, to: &list.items)
        if node.isOfCopies {
          let run = list.items.count == first + 1 && list.items[first].isRun ? first : nil
          list.changeable[number] = .some(run)
        }
      }
      list.warnings = preparation.warnings.warnings
    } else {
      for (number, node) in nodes.enumerated() where node.isOfCopies { list.changeable[number] = .some(nil) }
    }
    try canvas.finish()
    return list
  }

  /// Makes a scene ready for a page.
  ///
  /// - Parameters:
  ///   - scene: What to paint.
  ///   - page: The page.
  ///   - sources: The shadows and photographs that the document has so far.
  ///   - symbols: The symbols that the document has so far.
  ///   - options: The options that the page is drawn with.
  static func list(
    of scene: Scene, on page: PlacedPage, _ sources: PixelSources, _ symbols: PageSymbols, options: CairoRenderer
  ) throws(RenderingError) -> DisplayList {
    var list = DisplayList()
    guard page.transform.isInvertible else { return list }
    let canvas = try Canvas.page(of: page.size)
    let cairo = CairoContext(pointer: canvas.context)
    cairo.clip(toCanvasOf: scene, page.transform)
    let extent = PixelBox(
      columns: 0..<max(1, Int(page.size.width.rounded(.up))), rows: 0..<max(1, Int(page.size.height.rounded(.up))))
    var preparation = ScenePreparation(
      options, extent: extent, bounds: Rect(origin: .zero, size: page.size), cairo: cairo,
      medium: .page(sources, symbols))
    list.items = try preparation.items(for: scene.nodes, transform: page.transform, limits: extent)
    preparation.finishForm(addingTo: &list.items)
    try canvas.finish()
    return list
  }

  /// Ends the form that instances of a page were added to, so that what comes from here on lies over it.
  private func finishForm(addingTo items: inout [DisplayList.Item]) {
    guard case .page(_, let symbols) = medium, let form = symbols.finishForm() else { return }
    items.append(.init(box: extent, content: .form(form.number, area: form.area)))
  }

  private func fill(
    _ path: Path, _ paint: Paint, _ rule: FillRule, _ transform: AffineTransform, limits: PixelBox
  ) -> DisplayList.Content {
    if case .picture = medium, case .color(let color) = paint, color.alpha == 1, rule == .nonzero,
      let boxes = path.pixelBoxes(transform, in: limits)
    {
      return .boxes(boxes, color)
    }
    return .fill(path, paint, rule, transform)
  }

  private mutating func items(
    for nodes: [Node], transform: AffineTransform, limits: PixelBox
  ) throws(RenderingError) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    for node in nodes { try append(node, transform: transform, limits: limits, to: &items) }
    return items
  }

  private mutating func append(
    _ node: Node, transform: AffineTransform, limits: PixelBox, to items: inout [DisplayList.Item]
  ) throws(RenderingError) {
    switch node {
    case .instances, .group: break
    default: finishForm(addingTo: &items)
    }
    switch node {
    case .fill(let path, let paint, let rule, _):
      guard paint.isVisible, let box = self.box(of: path, transform: transform, limits: limits) else { return }
      items.append(.init(box: box, content: fill(path, paint, rule, transform, limits: limits)))
    case .stroke(let path, let paint, let style, _):
      let style = visible(style, transform: transform)
      guard paint.isVisible, let box = self.box(of: path, widenedBy: style.reach, transform: transform, limits: limits)
      else { return }
      items.append(.init(box: box, content: .stroke(path, paint, style, transform)))
    case .shadow(let path, let shadow, _):
      try append(shadow, of: path, transform: transform, limits: limits, to: &items)
    case .picture(let picture):
      try append(picture, transform: transform, limits: limits, to: &items)
    case .text(let text):
      try append(text, transform: transform, limits: limits, to: &items)
    case .instances(let instances):
      try append(instances, transform: transform, limits: limits, to: &items)
    case .labels(let labels):
      try append(labels, transform: transform, limits: limits, to: &items)
    case .group(let group):
      try append(group, transform: transform, limits: limits, to: &items)
    case .backdrop(let nodes):
      for node in nodes { try append(node, transform: transform, limits: limits, to: &items) }
    }
  }

  /// Adds the nodes of a group: among the others where it only moves them.
  private mutating func append(
    _ group: Group, transform: AffineTransform, limits: PixelBox, to items: inout [DisplayList.Item]
  ) throws(RenderingError) {
    guard group.opacity > 0 else { return }
    let inner = group.transform.then(transform)
    guard inner.isInvertible else { return }
    guard group.clip != nil || group.opacity < 1 else {
      for node in group.nodes { try append(node, transform: inner, limits: limits, to: &items) }
      return
    }
    // What is cut off or fades as one is a form of its own.
    finishForm(addingTo: &items)
    let clipped = group.clip.map { self.box(of: $0, transform: inner, limits: limits) } ?? limits
    // What is not seen is made ready all the same, for what there is to say about its texts.
    let members = try self.members(of: group, transform: inner, limits: clipped ?? limits)
    guard clipped != nil, let first = members.first else { return }
    let box = members.dropFirst().reduce(first.box) { $0.union($1.box) }
    let layer = DisplayList.Layer(
      clip: group.clip.map { ($0, inner) }, opacity: group.opacity, items: members,
      isAside: group.nodes.contains { $0.isDrawnManyTimes })
    items.append(.init(box: box, content: .group(layer)))
  }

  /// The items of a group that is clipped or faded as one.
  private mutating func members(
    of group: Group, transform: AffineTransform, limits: PixelBox
  ) throws(RenderingError) -> [DisplayList.Item] {
    guard case .page = medium else { return try items(for: group.nodes, transform: transform, limits: limits) }
    // Forms are as large as what can be seen where they stand, so that clips have to be followed.
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    if let clip = group.clip {
      cairo.setTransform(transform)
      cairo.clip(to: clip)
    }
    let isFaded = group.opacity < 1
    if isFaded { cairo_push_group(cairo.pointer) }
    defer { if isFaded { cairo_pattern_destroy(cairo_pop_group(cairo.pointer)) } }
    var members = try items(for: group.nodes, transform: transform, limits: limits)
    finishForm(addingTo: &members)
    return members
  }

  // MARK: What a path reaches

  /// The pixels that a path, or a line along it, can touch; nil where it touches none of the limits.
  ///
  /// A page leaves that to cairo.
  func box(
    of path: Path, widenedBy reach: Double = 0, transform: AffineTransform, limits: PixelBox
  ) -> PixelBox? {
    guard case .picture = medium else { return limits }
    guard let bounds = path.controlBox(transform) else { return nil }
    // Beyond what cairo's numbers hold, nobody knows where it draws.
    let farthest = 4e6
    let reached = bounds.inset(by: -reach * transform.maximumScale - 0.01)
    let isKnown =
      reached.isFinite
      && max(-reached.minX, -reached.minY, reached.maxX, reached.maxY) < farthest
    return isKnown ? PixelBox(touchedBy: reached, in: limits) : limits
  }

  /// A style whose line is a pixel wide at least where nothing is smoothed: a finer one would have gaps, or vanish.
  private func visible(_ style: StrokeStyle, transform: AffineTransform) -> StrokeStyle {
    guard isHard, style.width > 0 else { return style }
    var style = style
    style.width = max(style.width, 1 / transform.maximumScale)
    return style
  }

  // MARK: Shadows and pictures

  /// The pixels to a point of a shadow on a page: 180 to the inch, which is plenty for what has no edges.
  private static let pagePixels = 2.5

  private func append(
    _ shadow: Shadow, of path: Path, transform: AffineTransform, limits: PixelBox, to items: inout [DisplayList.Item]
  ) throws(RenderingError) {
    guard shadow.color.alpha > 0 else { return }
    var scale = 1.0
    if case .page = medium { scale = ScenePreparation.pagePixels }
    let shape = ShadowShape(shadow, of: path, transform: transform.then(.scale(scale)), extent: bounds(inPixels: scale))
    guard let shape else { return }
    let mask = try pixels(.shadow(shape)) { () throws(RenderingError) in try shape.mask() }
    let placed = DisplayList.PlacedMask(
      mask: mask, column: shape.column, row: shape.row, color: shadow.color, scale: scale)
    let seen = scale == 1 ? mask.box(column: shape.column, row: shape.row, limits: limits) : limits
    if let seen { items.append(.init(box: seen, content: .mask(placed))) }
  }

  private func append(
    _ picture: Picture, transform: AffineTransform, limits: PixelBox, to items: inout [DisplayList.Item]
  ) throws(RenderingError) {
    let (raster, frame) = (picture.raster, picture.frame)
    guard raster.width > 0, raster.height > 0, !frame.isEmpty, frame.isFinite else { return }
    let key = RendererCache.Key.raster(digest: raster.digest, width: raster.width, height: raster.height)
    let (width, height) = (Double(raster.width), Double(raster.height))
    let placing = AffineTransform.scale(frame.width / width, frame.height / height)
      .then(.translation(frame.minX, frame.minY)).then(transform)
    guard placing.isInvertible else { return }
    let pixels = try pixels(key) { () throws(RenderingError) in try PreparedPixels(raster) }
    guard let box = self.box(of: .rectangle(frame), transform: transform, limits: limits) else { return }
    var whole: AffineTransform?
    if case .picture = medium { whole = placing.wholeTranslation(width: width, height: height) }
    let placed = DisplayList.PlacedPicture(
      pixels: pixels, placing: whole ?? placing, isWhole: whole != nil, clip: picture.clip.map { ($0, transform) })
    items.append(.init(box: box, content: .picture(placed)))
  }

  /// The pixels of a key, made where nobody has; a document keeps its own to its end.
  private func pixels(
    _ key: RendererCache.Key, make: () throws(RenderingError) -> PreparedPixels
  ) throws(RenderingError) -> PreparedPixels {
    switch medium {
    case .picture: try options.cache.pixels(key, make: make)
    case .page(let sources, _): try sources.pixels(key, make: make)
    }
  }

  /// The surface in pixels of which a unit has so many.
  private func bounds(inPixels scale: Double) -> Rect {
    Rect(minX: bounds.minX * scale, minY: bounds.minY * scale, maxX: bounds.maxX * scale, maxY: bounds.maxY * scale)
  }
}

extension DisplayList.Item {
  /// Whether it is laid as copies.
  fileprivate var isRun: Bool {
    switch content {
    case .instanceRun, .labelRun: true
    default: false
    }
  }
}

extension Node {
  /// Whether it is something that is drawn many times, and so is laid as copies where it may be.
  fileprivate var isOfCopies: Bool {
    switch self {
    case .instances, .labels: true
    default: false
    }
  }

  /// Whether something in it is drawn many times.
  fileprivate var isDrawnManyTimes: Bool {
    isOfCopies || members.contains { $0.isDrawnManyTimes }
  }
}

extension AffineTransform {
  /// The translation by whole units that this is, to a part of a unit that nobody sees, for all points of a rectangle
  /// at the origin; nil where it is none.
  fileprivate func wholeTranslation(width: Double, height: Double) -> AffineTransform? {
    // What cairo tells apart.
    let least = 1.0 / 256
    let (x, y) = (tx.rounded(), ty.rounded())
    let corners = [Point(0, 0), Point(width, 0), Point(0, height), Point(width, height)]
    for corner in corners where (apply(corner) - Point(corner.x + x, corner.y + y)).length > least { return nil }
    return .translation(x, y)
  }
}

extension Paint {
  /// Whether the paint can be seen at all.
  var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .linearGradient(let gradient):
      gradient.start.isFinite && gradient.end.isFinite && !gradient.stops.isEmpty
    }
  }
}

extension StrokeStyle {
  /// How far from the path any of the line's ink can be.
  var reach: Double {
    // At the corner of a square cap it is √2 times half the width.
    width / 2 * max(join == .miter ? miterLimit : 1, 1.5)
  }
}
