internal import CCairo
internal import CopyRaster
internal import Drawing
internal import Geometry

extension ScenePreparation {
  /// Adds symbols at their places.
  func append(
    _ instances: Instances, transform: AffineTransform, limits: PixelBox, to items: inout [DisplayList.Item]
  ) throws(RenderingError) {
    if !isExact, case .page(_, let symbols) = medium {
      return symbols.add(instances, transform: transform) { cairo.clipExtents }
    }
    if !isExact {
      let run = try copies { () throws(CopyFailure) in
        try InstanceRun(
          instances, transform: transform, limits: limits, cache: options.cache.masks, painter: copyPainter)
      }
      if let run {
        // One of which nothing is seen may change.
        items.append(.init(box: run.box ?? limits, content: .instanceRun(run)))
        return
      }
    }
    let farthest = instances.symbols.lazy.flatMap(\.layers).map(\.reach).max() ?? 0
    let reach = farthest * transform.maximumScale
    items.append(.init(box: limits, content: .instances(instances, transform, reach: reach)))
  }

  /// Labels as copies of their letters, while the shaper's turn lasts; nil where they have to be drawn by themselves.
  func copies(
    of labels: Labels, _ texts: [ShapedText?], transform: AffineTransform, limits: PixelBox
  ) throws(RenderingError) -> [DisplayList.Item]? {
    let letters = try letters(of: labels, texts)
    let run = try copies { () throws(CopyFailure) in
      try LabelRun(
        labels, letters: letters, transform: transform, limits: limits, cache: options.cache.masks,
        painter: copyPainter)
    }
    return run.map { [.init(box: $0.box ?? limits, content: .labelRun($0))] }
  }

  private var copyPainter: CairoCopyPainter { CairoCopyPainter(threads: options.threads) }

  private func copies<Run>(_ make: () throws(CopyFailure) -> Run) throws(RenderingError) -> Run {
    do throws(CopyFailure) {
      return try make()
    } catch {
      throw RenderingError(error)
    }
  }

  /// Takes the letters of texts from their fonts; pictures among them are left out.
  private func letters(of labels: Labels, _ texts: [ShapedText?]) throws(RenderingError) -> LetterOutlines {
    let unit = labels.style.size / FontStack.referenceSize
    var letters = LetterOutlines(unit: unit)
    var numbers: [ShapedText.LetterKey: Int] = [:]
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    cairo_identity_matrix(cairo.pointer)
    for text in texts {
      // From the middle of the label to where the pen begins, in units of the reference size.
      let start = Vector(-(text?.width ?? 0) * FontStack.referenceSize / 2, labels.baselineOffset / unit)
      var set: [LetterOutlines.Letter] = []
      for (letter, origin) in text?.letters ?? [] {
        if numbers[letter] == nil {
          numbers[letter] = letters.outlines.count
          letters.outlines.append(try ShapedText.outline(of: letter, on: cairo.pointer))
        }
        set.append(.init(outline: numbers[letter] ?? 0, offset: (origin - Point.zero) + start))
      }
      letters.texts.append(set)
    }
    return letters
  }
}
