internal import Drawing
internal import Synchronization

/// What a renderer has made ready to draw from and may need again: pictures, and masks of shadows.
///
/// Copies of a renderer share one, on any thread. What was not used for longest is forgotten first.
final class RenderingMemory: Sendable {
  /// What pixels show.
  enum Key: Hashable {
    /// The raster of a digest and a size.
    case raster(digest: UInt64, width: Int, height: Int)
    /// A shadow without its colour.
    case shadow(ShadowShape)
  }

  private struct Entry {
    var pixels: PreparedPixels
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
        byteCount -= oldest.value.pixels.byteCount
        entries[oldest.key] = nil
      }
    }
  }

  /// The most bytes that are kept, but for a single picture that is larger: 256 MB.
  private static let mostBytes = 256 << 20

  /// The masks of what is copied.
  let masks = MaskMemory()
  private let state = Mutex(State())
  /// What the last picture was painted and compressed with.
  private let tools = Mutex<BandTools?>(nil)

  /// What pictures in a format are painted and compressed with: what the last one was, where that had the same.
  func bandTools(for format: PNGFormat) -> BandTools {
    tools.withLock { kept in
      if let kept, kept.format == format { return kept }
      let tools = BandTools(format)
      kept = tools
      return tools
    }
  }

  /// The pixels of a key, made where there are none; nil where they cannot be made.
  ///
  /// Two threads that ask at once may both make them: that is rare, and they make the same.
  func pixels(_ key: Key, make: () -> PreparedPixels?) -> PreparedPixels? {
    let known = state.withLock { state -> PreparedPixels? in
      state.uses += 1
      state.entries[key]?.lastUse = state.uses
      return state.entries[key]?.pixels
    }
    if let known { return known }
    guard let made = make() else { return nil }
    state.withLock { state in
      if let replaced = state.entries[key] { state.byteCount -= replaced.pixels.byteCount }
      state.entries[key] = Entry(pixels: made, lastUse: state.uses)
      state.byteCount += made.byteCount
      state.forgetOldest(keeping: key)
    }
    return made
  }
}
