internal import CCairo
internal import Colors
internal import CopyRaster
internal import Drawing
internal import Geometry
internal import Paths

extension ScenePreparation {
  /// Adds a line of text.
  mutating func append(
    _ text: Text, transform: AffineTransform, limits: PixelBox, to items: inout [DisplayList.Item]
  ) throws(RenderingError) {
    guard text.position.isFinite, text.rotation.degrees.isFinite, text.color.alpha > 0 else { return }
    guard case .picture = medium else {
      return items.append(.init(box: limits, content: .text(text, transform)))
    }
    items += try options.fonts.shared.withShaper(for: options.fonts) { shaper throws(RenderingError) in
      let shaped = try warnings.shape(text, transform: transform, by: shaper)
      guard let shaped else { return [] }
      return try parts(
        of: shaped, size: text.style.size, placing: text.placing(shaped).then(transform), color: text.color,
        limits: limits)
    }
  }

  /// Adds many short texts, each centred on its place.
  mutating func append(
    _ labels: Labels, transform: AffineTransform, limits: PixelBox, to items: inout [DisplayList.Item]
  ) throws(RenderingError) {
    guard case .picture = medium else {
      return items.append(.init(box: limits, content: .labels(labels, transform)))
    }
    items += try options.fonts.shared.withShaper(for: options.fonts) { shaper throws(RenderingError) in
      let texts = try warnings.shape(labels, transform: transform, by: shaper)
      // Texts with pictures are few, and drawn as texts that stand alone.
      let letters = texts.map { $0?.hasPictures ?? false ? nil : $0 }
      if !isExact, let copies = try copies(of: labels, letters, transform: transform, limits: limits) {
        let others = texts.map { $0?.hasPictures ?? false ? $0 : nil }
        return try copies + singly(labels, others, transform: transform, limits: limits)
      }
      return try singly(labels, texts, transform: transform, limits: limits)
    }
  }

  /// The parts of each label as if it stood alone.
  private mutating func singly(
    _ labels: Labels, _ texts: [ShapedText?], transform: AffineTransform, limits: PixelBox
  ) throws(RenderingError) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    for placement in labels.placements where placement.center.isFinite {
      guard let text = texts[Int(placement.text)] else { continue }
      items += try parts(
        of: text, size: labels.style.size, placing: labels.placing(text, at: placement.center).then(transform),
        color: labels.colors[Int(placement.color)], limits: limits)
    }
    return items
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
  ) throws(RenderingError) -> [DisplayList.Item] {
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
    for part in text.parts {
      guard let ink = part.pictureInk else {
        part.makePath(on: cairo.pointer)
        try outlines.addCurrentPath(of: cairo.pointer)
        continue
      }
      endOutlines()
      // A pixel more on each side, since pictures are smoothed when they are scaled.
      let reached = transform.boundingBox(of: ink).inset(by: -2)
      guard let box = PixelBox(touchedBy: reached, in: limits) else { continue }
      let pixels = try prepared(in: box) { context in
        guard context.concatenate(transform) else { return }
        context.setSource(color)
        part.show(on: context.pointer)
      }
      items.append(
        .init(box: box, content: .pixels(pixels, column: box.columns.lowerBound, row: box.rows.lowerBound)))
    }
    cairo_new_path(cairo.pointer)
    endOutlines()
    return items
  }

  /// What is drawn in a box of the picture, as pixels of their own.
  private func prepared(
    in box: PixelBox, _ draw: (CairoContext) -> Void
  ) throws(RenderingError) -> PreparedPixels {
    try PreparedPixels(.color, width: box.columns.count, height: box.rows.count) { bytes, _ throws(RenderingError) in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
      let rows = PixelRows(start: start, columns: box.columns, rows: box.rows)
      let canvas = try Canvas.picture(over: rows)
      let context = CairoContext(pointer: canvas.context)
      context.origin(at: rows)
      draw(context)
      try canvas.finish()
    }
  }
}

extension Text {
  /// From the beginning of the baseline to where the text stands in its scene.
  func placing(_ shaped: ShapedText) -> AffineTransform {
    let shift =
      switch alignment {
      case .left: 0.0
      case .center: -shaped.width / 2
      case .right: -shaped.width
      }
    let turning = AffineTransform.rotation(rotation).then(.translation(position.x, position.y))
    return AffineTransform.translation(shift * style.size, 0).then(turning)
  }
}

extension Labels {
  /// From the beginning of a text's baseline to its place.
  func placing(_ text: ShapedText, at center: Point) -> AffineTransform {
    .translation(center.x - text.width * style.size / 2, center.y + baselineOffset)
  }
}
