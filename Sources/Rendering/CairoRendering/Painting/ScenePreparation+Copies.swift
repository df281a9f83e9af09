internal import Drawing
internal import Geometry

extension ScenePreparation {
  /// Adds symbols at their places.
  func append(
    _ instances: Instances, transform: AffineTransform, limits: PixelBox, to items: inout [DisplayList.Item]
  ) {
    if !isExact {
      let run = InstanceRun(
        instances, transform: transform, limits: limits, memory: options.memory.masks, threads: options.threads)
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

  /// Labels as copies of their letters; nil where they have to be drawn by themselves.
  func copies(
    of labels: Labels, _ texts: [ShapedText?], transform: AffineTransform, limits: PixelBox
  ) -> [DisplayList.Item]? {
    let run = LabelRun(
      labels, texts: texts, transform: transform, limits: limits, outlines: cairo, memory: options.memory.masks,
      threads: options.threads)
    guard let run else { return nil }
    return [.init(box: run.box ?? limits, content: .labelRun(run))]
  }
}
