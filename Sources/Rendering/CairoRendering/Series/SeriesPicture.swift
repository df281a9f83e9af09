internal import Drawing
internal import Geometry

/// A scene that is to be drawn in a series, its leaves made ready as they are needed.
///
/// For one thread.
final class SeriesPicture {
  /// What is painted, in order.
  let leaves: [SceneLeaf]
  private let format: Backdrop.Format
  private let renderer: CairoRenderer
  private var known: [PreparedLeaf?]

  /// Opens a scene; nil where its format depends on more than its first leaf.
  init?(_ scene: Scene, width: Int, height: Int, renderer: CairoRenderer) throws(RenderingError) {
    let leaves = SceneLeaf.leaves(of: scene.nodes, transform: .scale(renderer.scale))
    let ground = scene.background?.premultipliedPixel ?? 0
    let isHard = renderer.depth == .oneBit
    self.renderer = renderer
    self.leaves = leaves
    known = Array(repeating: nil, count: leaves.count)
    guard let first = leaves.first else { return nil }
    let extent = PixelBox(columns: 0..<width, rows: 0..<height)
    let prepared = try PreparedLeaf(first, extent: extent, options: renderer)
    guard let bottom = prepared.list.items.first else { return nil }
    known[0] = prepared
    let covers = ground >> 24 == 255 || bottom.covers(width: width, height: height)
    format = Backdrop.Format(
      png: PNGFormat(
        width: width, height: height, pixels: isHard ? .blackOrWhite : covers ? .opaque : .translucent,
        pixelsPerMetre: renderer.pixelsPerMetre),
      ground: ground, isHard: isHard)
  }

  /// A leaf made ready.
  func prepared(_ number: Int) throws(RenderingError) -> PreparedLeaf {
    if let leaf = known[number] { return leaf }
    let leaf = try PreparedLeaf(leaves[number], extent: format.extent, options: renderer)
    known[number] = leaf
    return leaf
  }

  /// The numbers of the leaves that are to be painted over a backdrop; nil where the picture cannot be made with it.
  func leaves(besides backdrop: Backdrop) throws(RenderingError) -> [Int]? {
    guard backdrop.format == format else { return nil }
    var own: [Int] = []
    var boxes: [PixelBox] = []
    var next = 0
    for number in leaves.indices {
      if next < backdrop.leaves.count, leaves[number] == backdrop.leaves[next] {
        if let reach = backdrop.reaches[next], boxes.contains(where: { reach.touches($0) }) { return nil }
        next += 1
      } else {
        // Too many to be the same kind of picture, or one that the backdrop would be missing in any case.
        guard leaves.count - own.count > backdrop.leaves.count else { return nil }
        own.append(number)
        if let box = try prepared(number).box { boxes.append(box) }
      }
    }
    return next == backdrop.leaves.count ? own : nil
  }

  /// A backdrop of leaves that the picture has, in its order, as far as they can be shared; nil where that is none.
  ///
  /// What lies over a leaf that differs from picture to picture has to be painted after it each time. Only what is
  /// painted later can lie over a leaf, so that one pass in the order of painting finds all.
  func backdrop(of wanted: [SceneLeaf]) throws(RenderingError) -> Backdrop? {
    var parts: [(leaf: SceneLeaf, prepared: PreparedLeaf, reach: PixelReach?)] = []
    var own: [PixelBox] = []
    var next = 0
    for number in leaves.indices {
      let leaf = try prepared(number)
      if next < wanted.count, leaves[number] == wanted[next] {
        next += 1
        let reach = try reach(of: leaf)
        // What cannot be drawn as asked is told of each picture.
        guard leaf.list.warnings.isEmpty else { return nil }
        if !own.contains(where: { reach?.touches($0) ?? false }) {
          parts.append((leaves[number], leaf, reach))
          continue
        }
      }
      if let box = leaf.box { own.append(box) }
    }
    return parts.isEmpty ? nil : try Backdrop(parts, format: format)
  }

  /// Where a leaf changes pixels: looked at where its box is large, since it may be a line around all.
  private func reach(of leaf: PreparedLeaf) throws(RenderingError) -> PixelReach? {
    guard let box = leaf.box else { return nil }
    let isLarge = box.columns.count * box.rows.count * 16 > format.png.width * format.png.height
    return isLarge ? try PixelReach(of: leaf, in: box, isHard: format.isHard) : PixelReach(box)
  }
}
