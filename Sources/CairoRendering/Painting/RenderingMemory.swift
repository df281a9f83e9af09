internal import Drawing
internal import Synchronization

/// What a renderer has made ready to draw from and may need again: pictures, and masks of shadows.
///
/// Copies of a renderer share one. What was not used for longest is forgotten first.
final class RenderingMemory: Sendable {
  /// What a surface shows.
  enum Key: Hashable {
    /// The raster of a digest and a size.
    case raster(digest: UInt64, width: Int, height: Int)
    /// A shadow without its colour.
    case shadow(ShadowShape)
  }

  private struct Entry {
    var surface: PixelSurface
    var lastUse: Int
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var byteCount = 0
    var uses = 0

    mutating func forgetOldest(keeping key: Key) {
      while byteCount > RenderingMemory.mostBytes {
        // Each use has a number of its own, so that the order of the dictionary decides nothing.
        let oldest = entries.lazy.filter { $0.key != key }.min { $0.value.lastUse < $1.value.lastUse }
        guard let oldest else { return }
        byteCount -= oldest.value.surface.byteCount
        entries[oldest.key] = nil
      }
    }
  }

  /// The most bytes that are kept, but for a single surface that is larger: 256 MB.
  private static let mostBytes = 256 << 20

  private let state = Mutex(State())

  /// The surface of a key, made where there is none; nil where it cannot be made.
  func surface(_ key: Key, make: () -> PixelSurface?) -> PixelSurface? {
    let known = state.withLock { state -> PixelSurface? in
      state.uses += 1
      state.entries[key]?.lastUse = state.uses
      return state.entries[key]?.surface
    }
    if let known { return known }
    guard let made = make() else { return nil }
    state.withLock { state in
      if let replaced = state.entries[key] { state.byteCount -= replaced.surface.byteCount }
      state.entries[key] = Entry(surface: made, lastUse: state.uses)
      state.byteCount += made.byteCount
      state.forgetOldest(keeping: key)
    }
    return made
  }

  /// The number of surfaces that are kept.
  var count: Int { state.withLock { $0.entries.count } }
}
