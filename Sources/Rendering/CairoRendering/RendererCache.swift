internal import CopyRaster
internal import Drawing
internal import PNG
internal import Synchronization

/// A cache of prepared pictures, shadow masks and masks of copies, for any number of renderers and threads.
///
/// It changes how long drawing takes, never what is drawn. The least recently used entries are dropped first.
public final class RendererCache: Sendable {
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
      while byteCount > RendererCache.mostBytes {
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
  let masks = MaskCache()
  /// What scenes have in common.
  let backdrops = BackdropMemory()
  private let state = Mutex(State())
  /// What the last picture was painted and compressed with.
  private let tools = Mutex<BandTools?>(nil)

  /// Creates an empty cache.
  public init() {}

  /// What pictures in a format are painted and compressed with: what the last one was, where that had the same.
  func bandTools(for format: PNGFormat) -> BandTools {
    tools.withLock { kept in
      if let kept, kept.format == format { return kept }
      let tools = BandTools(format)
      kept = tools
      return tools
    }
  }

  /// The pixels of a key, made where there are none.
  ///
  /// Two threads that ask at once may both make them: that is rare, and they make the same.
  func pixels(
    _ key: Key, make: () throws(RenderingError) -> PreparedPixels
  ) throws(RenderingError) -> PreparedPixels {
    let known = state.withLock { state -> PreparedPixels? in
      state.uses += 1
      state.entries[key]?.lastUse = state.uses
      return state.entries[key]?.pixels
    }
    if let known { return known }
    let made = try make()
    state.withLock { state in
      if let replaced = state.entries[key] { state.byteCount -= replaced.pixels.byteCount }
      state.entries[key] = Entry(pixels: made, lastUse: state.uses)
      state.byteCount += made.byteCount
      state.forgetOldest(keeping: key)
    }
    return made
  }
}
