internal import Drawing
internal import Geometry

/// A node that is painted by itself, and where: what a scene comes to when groups that only move their nodes are opened.
struct SceneLeaf: Hashable, Sendable {
  /// What is painted; no group but one that is clipped or faded.
  let node: Node
  /// From the node's coordinates to pixels.
  let transform: AffineTransform

  /// The leaves of some nodes, in the order of painting.
  ///
  /// Transforms are multiplied as they are for a scene that is drawn whole, so that rounding makes no difference.
  static func leaves(of nodes: [Node], transform: AffineTransform) -> [SceneLeaf] {
    nodes.flatMap { node -> [SceneLeaf] in
      guard case .group(let group) = node, group.clip == nil, group.opacity >= 1 else {
        return [SceneLeaf(node: node, transform: transform)]
      }
      return leaves(of: group.nodes, transform: group.transform.then(transform))
    }
  }
}

/// A leaf made ready for painting.
struct PreparedLeaf {
  /// What to paint.
  let list: DisplayList
  /// The only pixels that it can change; nil where it changes none.
  let box: PixelBox?

  /// Makes a leaf ready.
  init(_ leaf: SceneLeaf, extent: PixelBox, options: CairoRenderer) throws(RenderingError) {
    list = try ScenePreparation.list(of: [leaf.node], transform: leaf.transform, extent: extent, options: options)
    box = list.items.dropFirst().reduce(list.items.first?.box) { $0?.union($1.box) }
  }
}
