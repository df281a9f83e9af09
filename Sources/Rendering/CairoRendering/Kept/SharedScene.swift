internal import CopyRaster
internal import Drawing
internal import Geometry
internal import Synchronization

extension CairoRenderer {
  /// Draws a scene over its backdrop, which was painted and compressed for an earlier scene.
  ///
  /// - Returns: The file that the scene has by itself, to the byte; `nil` where it has to be drawn by itself: it has no
  ///   backdrop, or nobody has asked for this one before, or there is something to say about its texts.
  func pngOverBackdrop(of scene: Scene) throws(RenderingError) -> RenderedFile? {
    guard scene.nodes.contains(where: \.holdsBackdrop) else { return nil }
    let (width, height) = try pixelSize(of: scene.size)
    let parts = ScenePart.parts(of: scene.nodes, transform: .scale(scale))
    let paper = scene.background?.premultipliedPixel ?? 0
    // Whether a file has opacity depends on what lies lowest.
    guard width * height <= BackdropMemory.mostPixels, parts.first?.isShared == true || paper >> 24 == 255 else {
      return nil
    }
    let key = Backdrop.Key(
      leaves: parts.filter(\.isShared).map(\.leaf), width: width, height: height, scale: scale, paper: paper,
      depth: depth, isExact: isExact, fonts: fonts)
    guard let backdrop = try cache.backdrops.backdrop(key, options: self) else { return nil }
    guard let bytes = try backdrop.png(of: parts, options: self) else { return nil }
    cache.backdrops.noteUse()
    return RenderedFile(bytes: bytes, warnings: [])
  }

  /// How many files copies of the renderer have painted over a backdrop.
  package var backdropUses: Int { cache.backdrops.uses }
}

extension Node {
  /// Whether the node is a backdrop, or holds one.
  fileprivate var holdsBackdrop: Bool {
    if case .backdrop = self { true } else { members.contains { $0.holdsBackdrop } }
  }
}

/// A node that is painted by itself, and where: no backdrop, and no group but one that is clipped or faded.
struct SceneLeaf: Hashable, Sendable {
  /// What is painted.
  let node: Node
  /// From the node's coordinates to pixels.
  let transform: AffineTransform
}

/// A leaf of a scene, and whether it stands in a backdrop.
struct ScenePart {
  let leaf: SceneLeaf
  let isShared: Bool

  /// The leaves of some nodes, in the order of painting.
  ///
  /// Transforms are multiplied as they are for a scene that is drawn whole, so that rounding makes no difference.
  static func parts(of nodes: [Node], transform: AffineTransform, isShared: Bool = false) -> [ScenePart] {
    nodes.flatMap { node in
      switch node {
      case .backdrop(let nodes): parts(of: nodes, transform: transform, isShared: true)
      case .group(let group) where group.clip == nil && group.opacity >= 1:
        parts(of: group.nodes, transform: group.transform.then(transform), isShared: isShared)
      default: [ScenePart(leaf: SceneLeaf(node: node, transform: transform), isShared: isShared)]
      }
    }
  }
}

/// The backdrops that copies of a renderer have painted, on any thread.
final class BackdropMemory: Sendable {
  /// Scenes with more pixels are drawn by themselves: a backdrop and a canvas for each thread would take too much
  /// memory.
  static let mostPixels = 1 << 24
  /// How many backdrops are kept.
  private static let mostBackdrops = 4
  /// How many of the last scenes are remembered.
  private static let mostHashes = 64

  private struct State {
    /// The backdrops that were used last, the last first.
    var backdrops: [Backdrop] = []
    /// Hashes of the keys that were asked for last.
    var hashes: [Int] = []
    var uses = 0
  }

  private let state = Mutex(State())

  /// How many files were painted over a backdrop.
  var uses: Int { state.withLock { $0.uses } }

  /// Counts a file.
  func noteUse() { state.withLock { $0.uses += 1 } }

  /// The backdrop of a key, made when it is asked for the second time; `nil` the first time.
  ///
  /// Two threads that ask at once may both make it: they make the same.
  func backdrop(_ key: Backdrop.Key, options: CairoRenderer) throws(RenderingError) -> Backdrop? {
    let hash = key.hashValue
    let (known, isNew) = state.withLock { state -> (Backdrop?, Bool) in
      if let place = state.backdrops.firstIndex(where: { $0.key == key }) {
        let backdrop = state.backdrops.remove(at: place)
        state.backdrops.insert(backdrop, at: 0)
        return (backdrop, false)
      }
      let isNew = !state.hashes.contains(hash)
      if isNew { state.hashes = state.hashes.suffix(BackdropMemory.mostHashes - 1) + [hash] }
      return (nil, isNew)
    }
    if known != nil || isNew { return known }
    let made = try Backdrop(key, options: options)
    state.withLock { state in
      state.backdrops = [made] + state.backdrops.filter { $0.key != key }.prefix(BackdropMemory.mostBackdrops - 1)
    }
    return made
  }
}
