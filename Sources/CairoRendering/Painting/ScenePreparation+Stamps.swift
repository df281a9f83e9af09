internal import CCairo
internal import Colors
internal import Drawing
internal import Geometry
internal import Paths

extension ScenePreparation {
  /// Adds symbols at their places.
  func append(
    _ instances: Instances, transform: AffineTransform, limits: PixelBox, to items: inout [DisplayList.Item]
  ) {
    let farthest = instances.symbols.lazy.flatMap(\.layers).map(\.reach).max() ?? 0
    let reach = farthest * transform.maximumScale
    if !isExact, let run = stamps(of: instances, transform: transform, reach: reach) {
      items.append(.init(box: limits, content: .stamps(run)))
    } else {
      items.append(.init(box: limits, content: .instances(instances, transform, reach: reach)))
    }
  }

  private func stamps(of instances: Instances, transform: AffineTransform, reach: Double) -> StampedRun? {
    let (symbols, styles) = (instances.symbols, instances.styles)
    let turns = AngleSteps(reach: reach)
    var run = StampRun(reach: reach, extent: extent.rect, count: instances.placements.count)
    for placement in instances.placements where placement.isFinite {
      let look = Int(placement.symbol) * styles.count + Int(placement.style)
      run.append(
        at: transform.apply(placement.center), drawing: look * turns.count + turns.step(of: placement.angle))
    }
    let look = InstanceLook(symbols: symbols, styles: styles, transform: transform.withoutTranslation)
    return prepare(run, sheet: { instanceSheets.sheet(of: look, phases: $0, reach: run.reach) }) { drawing, context in
      let (look, step) = drawing.quotientAndRemainder(dividingBy: turns.count)
      let (symbol, style) = look.quotientAndRemainder(dividingBy: styles.count)
      context.concatenate(transform.withoutTranslation)
      context.draw(symbols[symbol], in: styles[style], turnedBy: turns.angle(ofStep: step))
    }
  }

  /// Labels as stamps; nil where that would not be quicker.
  func stamps(of labels: Labels, outlines: [TextOutlines?], transform: AffineTransform) -> StampedRun? {
    let reach = outlines.lazy.compactMap { $0?.bounds?.corners.map { ($0 - .zero).length }.max() }.max() ?? 0
    let colors = labels.colors
    var run = StampRun(reach: reach, extent: extent.rect, count: labels.placements.count)
    for placement in labels.placements where placement.center.isFinite {
      run.append(
        at: transform.apply(placement.center), drawing: Int(placement.text) * colors.count + Int(placement.color))
    }
    return prepare(run, sheet: { StampSheet(phases: $0, reach: run.reach) }) { drawing, context in
      let (text, color) = drawing.quotientAndRemainder(dividingBy: colors.count)
      context.setSource(colors[color])
      outlines[text]?.fill(on: context.pointer)
    }
  }

  /// Makes the stamps of a run; nil where that cannot be done or would not be quicker.
  private func prepare(
    _ run: StampRun, sheet: (_ phases: Int) -> StampSheet, _ draw: (_ drawing: Int, _ context: CairoContext) -> Void
  ) -> StampedRun? {
    guard run.isWorthwhile else { return nil }
    for phases in [16, 8] {
      if let stamped = sheet(phases).prepare(run, threads: options.threads, draw: draw) { return stamped }
    }
    return nil
  }
}
