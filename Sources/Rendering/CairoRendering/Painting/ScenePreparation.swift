internal import CCairo
internal import Colors
internal import Drawing
internal import Geometry
internal import Paths

/// Makes a scene ready for painting as pixels.
///
/// All that needs fonts happens here, on one thread and in its turn, so that painting needs none.
struct ScenePreparation {
  /// The options that the picture is drawn with.
  let options: CairoRenderer
  /// All pixels of the picture.
  let extent: PixelBox
  /// Where outlines are made; nothing is drawn on it.
  let cairo: CairoContext
  /// What cannot be drawn as asked.
  var warnings = WarningList()

  /// Whether pixels are black or white and nothing is smoothed.
  var isHard: Bool { options.depth == .oneBit }
  /// Whether each instance and label is drawn by itself; copies are smooth.
  var isExact: Bool { options.isExact || isHard }

  private init(_ options: CairoRenderer, extent: PixelBox, cairo: CairoContext) {
    self.options = options
    self.extent = extent
    self.cairo = cairo
  }

  /// Makes the nodes of a scene ready.
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
      var preparation = ScenePreparation(options, extent: extent, cairo: CairoContext(pointer: canvas.context))
      do throws(FontError) {
        for (number, node) in nodes.enumerated() {
          let first = list.items.count
          try preparation.append(node, transform: transform, limits: extent, to: &list.items)
          if node.isOfCopies {
            let run = list.items.count == first + 1 && list.items[first].isRun ? first : nil
            list.changeable[number] = .some(run)
          }
        }
      } catch {
        throw .fonts(error)
      }
      list.warnings = preparation.warnings.warnings
    } else {
      for (number, node) in nodes.enumerated() where node.isOfCopies { list.changeable[number] = .some(nil) }
    }
    try canvas.finish()
    return list
  }

  private func fill(
    _ path: Path, _ paint: Paint, _ rule: FillRule, _ transform: AffineTransform, limits: PixelBox
  ) -> DisplayList.Content {
    if case .color(let color) = paint, color.alpha == 1, rule == .nonzero,
      let boxes = path.pixelBoxes(transform, in: limits)
    {
      return .boxes(boxes, color)
    }
    return .fill(path, paint, rule, transform)
  }

  private mutating func items(
    for nodes: [Node], transform: AffineTransform, limits: PixelBox
  ) throws(FontError) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    for node in nodes { try append(node, transform: transform, limits: limits, to: &items) }
    return items
  }

  private mutating func append(
    _ node: Node, transform: AffineTransform, limits: PixelBox, to items: inout [DisplayList.Item]
  ) throws(FontError) {
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
      append(shadow, of: path, transform: transform, limits: limits, to: &items)
    case .picture(let picture):
      append(picture, transform: transform, limits: limits, to: &items)
    case .text(let text):
      try append(text, transform: transform, limits: limits, to: &items)
    case .instances(let instances):
      append(instances, transform: transform, limits: limits, to: &items)
    case .labels(let labels):
      try append(labels, transform: transform, limits: limits, to: &items)
    case .group(let group):
      try append(group, transform: transform, limits: limits, to: &items)
    }
  }

  /// Adds the nodes of a group: among the others where it only moves them.
  private mutating func append(
    _ group: Group, transform: AffineTransform, limits: PixelBox, to items: inout [DisplayList.Item]
  ) throws(FontError) {
    guard group.opacity > 0 else { return }
    let inner = group.transform.then(transform)
    guard inner.isInvertible else { return }
    guard group.clip != nil || group.opacity < 1 else {
      for node in group.nodes { try append(node, transform: inner, limits: limits, to: &items) }
      return
    }
    let clipped = group.clip.map { self.box(of: $0, transform: inner, limits: limits) } ?? limits
    // What is not seen is made ready all the same, for what there is to say about its texts.
    let members = try self.items(for: group.nodes, transform: inner, limits: clipped ?? limits)
    guard clipped != nil, let first = members.first else { return }
    let box = members.dropFirst().reduce(first.box) { $0.union($1.box) }
    let layer = DisplayList.Layer(
      clip: group.clip.map { ($0, inner) }, opacity: group.opacity, items: members,
      isAside: group.nodes.contains { $0.isDrawnManyTimes })
    items.append(.init(box: box, content: .group(layer)))
  }

  // MARK: What a path reaches

  /// The pixels that a path, or a line along it, can touch; nil where it touches none of the limits.
  func box(
    of path: Path, widenedBy reach: Double = 0, transform: AffineTransform, limits: PixelBox
  ) -> PixelBox? {
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

  private func append(
    _ shadow: Shadow, of path: Path, transform: AffineTransform, limits: PixelBox,
    to items: inout [DisplayList.Item]
  ) {
    guard shadow.color.alpha > 0,
      let shape = ShadowShape(shadow, of: path, transform: transform, extent: extent.rect),
      let mask = options.memory.pixels(.shadow(shape), make: { shape.mask() }),
      let box = mask.box(column: shape.column, row: shape.row, limits: limits)
    else { return }
    items.append(
      .init(box: box, content: .mask(mask, column: shape.column, row: shape.row, shadow.color)))
  }

  private func append(
    _ picture: Picture, transform: AffineTransform, limits: PixelBox, to items: inout [DisplayList.Item]
  ) {
    let (raster, frame) = (picture.raster, picture.frame)
    guard raster.width > 0, raster.height > 0, !frame.isEmpty, frame.isFinite else { return }
    let key = RenderingMemory.Key.raster(digest: raster.digest, width: raster.width, height: raster.height)
    let (width, height) = (Double(raster.width), Double(raster.height))
    let placing = AffineTransform.scale(frame.width / width, frame.height / height)
      .then(.translation(frame.minX, frame.minY)).then(transform)
    let whole = placing.wholeTranslation(width: width, height: height)
    guard placing.isInvertible,
      let pixels = options.memory.pixels(key, make: { PreparedPixels(raster) }),
      let box = self.box(of: .rectangle(frame), transform: transform, limits: limits)
    else { return }
    let placed = DisplayList.PlacedPicture(
      pixels: pixels, placing: whole ?? placing, isWhole: whole != nil, clip: picture.clip.map { ($0, transform) })
    items.append(.init(box: box, content: .picture(placed)))
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
    if case .group(let group) = self { group.nodes.contains { $0.isDrawnManyTimes } } else { isOfCopies }
  }
}

extension PreparedPixels {
  /// The part of limits that the pixels cover when the first of them goes to a column and a row.
  func box(column: Int, row: Int, limits: PixelBox) -> PixelBox? {
    PixelBox(columns: column..<column + width, rows: row..<row + height).intersection(limits)
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

extension PixelBox {
  /// The same as a rectangle in pixels.
  var rect: Rect {
    Rect(
      minX: Double(columns.lowerBound), minY: Double(rows.lowerBound), maxX: Double(columns.upperBound),
      maxY: Double(rows.upperBound))
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
