internal import CCairo
internal import Colors
internal import Drawing
internal import Geometry
internal import Paths

extension ScenePreparation {
  /// Adds a line of text.
  mutating func append(
    _ text: Text, transform: AffineTransform, limits: PixelBox, to items: inout [DisplayList.Item]
  ) throws(FontError) {
    guard text.position.isFinite, text.rotation.degrees.isFinite, text.color.alpha > 0 else { return }
    items += try options.fonts.shared.withShaper(for: options.fonts) { shaper throws(FontError) in
      let shaped = try shape(
        text.string, style: text.style, direction: text.direction, transform: transform, by: shaper)
      guard let shaped else { return [] }
      let shift =
        switch text.alignment {
        case .left: 0.0
        case .center: -shaped.width / 2
        case .right: -shaped.width
        }
      let turning = AffineTransform.rotation(text.rotation).then(.translation(text.position.x, text.position.y))
      let placing = AffineTransform.translation(shift * text.style.size, 0).then(turning).then(transform)
      return parts(of: shaped, size: text.style.size, placing: placing, color: text.color, limits: limits)
    }
  }

  /// Adds many short texts, each centred on its place.
  mutating func append(
    _ labels: Labels, transform: AffineTransform, limits: PixelBox, to items: inout [DisplayList.Item]
  ) throws(FontError) {
    items += try options.fonts.shared.withShaper(for: options.fonts) { shaper throws(FontError) in
      var texts: [ShapedText?] = []
      for text in labels.texts { texts.append(try shape(text, style: labels.style, transform: transform, by: shaper)) }
      // Texts with pictures are few, and drawn as texts that stand alone.
      let letters = texts.map { $0?.hasPictures ?? false ? nil : $0 }
      if !isExact, let copies = copies(of: labels, letters, transform: transform, limits: limits) {
        let others = texts.map { $0?.hasPictures ?? false ? $0 : nil }
        return copies + singly(labels, others, transform: transform, limits: limits)
      }
      return singly(labels, texts, transform: transform, limits: limits)
    }
  }

  /// The parts of each label as if it stood alone.
  private mutating func singly(
    _ labels: Labels, _ texts: [ShapedText?], transform: AffineTransform, limits: PixelBox
  ) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    for placement in labels.placements where placement.center.isFinite {
      guard let text = texts[Int(placement.text)] else { continue }
      items += parts(
        of: text, size: labels.style.size, placing: placing(text, of: labels, at: placement.center).then(transform),
        color: labels.colors[Int(placement.color)], limits: limits)
    }
    return items
  }

  /// From the beginning of a text's baseline to its label's place.
  private func placing(_ text: ShapedText, of labels: Labels, at center: Point) -> AffineTransform {
    .translation(center.x - text.width * labels.style.size / 2, center.y + labels.baselineOffset)
  }

  /// What is painted of a shaped text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - size: Its em before the transform.
  ///   - placing: From the beginning of the baseline to pixels.
  ///   - color: Its colour.
  ///   - limits: What can be seen.
  private func parts(
    of text: ShapedText, size: Double, placing: AffineTransform, color: Color, limits: PixelBox
  ) -> [DisplayList.Item] {
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    cairo_identity_matrix(cairo.pointer)
    let transform = AffineTransform.scale(size / FontStack.referenceSize).then(placing)
    guard cairo.concatenate(transform) else { return [] }
    var items: [DisplayList.Item] = []
    var outlines = TextOutlines()
    func endOutlines() {
      if let bounds = outlines.bounds, let box = PixelBox(touchedBy: bounds, in: limits) {
        items.append(.init(box: box, content: .outlines(outlines, color)))
      }
      outlines = TextOutlines()
    }
    text.forEachPart(on: cairo.pointer) { part in
      switch part {
      case .outlines: outlines.addCurrentPath(of: cairo.pointer)
      case .pictures(let ink, let show):
        endOutlines()
        // A pixel more on each side, since pictures are smoothed when they are scaled.
        let reached = transform.boundingBox(of: ink).inset(by: -2)
        guard let box = PixelBox(touchedBy: reached, in: limits) else { return }
        guard
          let pixels = prepared(
            in: box,
            { context in
              if context.concatenate(transform) {
                context.setSource(color)
                show(context.pointer)
              }
            })
        else { return }
        items.append(
          .init(
            box: box,
            content: .pixels(pixels, column: box.columns.lowerBound, row: box.rows.lowerBound)))
      }
    }
    cairo_new_path(cairo.pointer)
    endOutlines()
    return items
  }

  /// What is drawn in a box of the picture, as pixels of their own.
  private func prepared(in box: PixelBox, _ draw: (CairoContext) -> Void) -> PreparedPixels? {
    PreparedPixels(.color, width: box.columns.count, height: box.rows.count) { bytes, _ in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
      let rows = PixelRows(start: start, columns: box.columns, rows: box.rows)
      guard let canvas = try? Canvas.picture(over: rows) else { return }
      let context = CairoContext(pointer: canvas.context)
      context.origin(at: rows)
      draw(context)
      try? canvas.finish()
    }
  }

  /// Shapes a text and notes what is wrong with it; nil where nothing can be drawn.
  ///
  /// The answer must not outlive the turn.
  private mutating func shape(
    _ text: String, style: TextStyle, direction: TextDirection = .automatic, transform: AffineTransform,
    by shaper: TextShaper
  ) throws(FontError) -> ShapedText? {
    try warnings.shape(text, style: style, direction: direction, transform: transform, by: shaper)
  }
}
