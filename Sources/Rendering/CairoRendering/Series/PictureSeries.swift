public import Drawing
internal import Synchronization

/// Draws pictures that have most things in common, such as the tickets of a showing, as PNG files.
///
/// What scenes share is found by comparing them. It is painted and compressed once, and of each picture only what
/// differs is painted over it, in the rows that this reaches. Nobody can tell from a file how it was made: it has the
/// bytes that `CairoRenderer.png(of:)` gives. Scenes that have little in common take about as long as by themselves.
///
/// Safe to use on several threads at once; each picture is made by one.
///
///     let series = PictureSeries(renderer)
///     for ticket in tickets { write(try series.png(of: drawing.picture(of: ticket).scene).bytes) }
public final class PictureSeries: Sendable {
  /// The options that pictures are drawn with.
  public let renderer: CairoRenderer
  private let state = Mutex(State())

  /// Pictures with more pixels are drawn by themselves: a backdrop and a canvas for each thread would take too much
  /// memory.
  private static let mostPixels = 1 << 24

  /// Creates a series.
  public init(_ renderer: CairoRenderer) {
    self.renderer = renderer
  }

  /// Draws a scene as a PNG file: the same as `CairoRenderer.png(of:)`.
  ///
  /// - Throws: `RenderingError`, as the renderer does.
  public func png(of scene: Scene) throws(RenderingError) -> RenderedFile {
    let (width, height) = try renderer.pixelSize(of: scene.size)
    guard width * height <= PictureSeries.mostPixels,
      let picture = try SeriesPicture(scene, width: width, height: height, renderer: renderer),
      let backdrop = try backdrop(for: picture)
    else { return try renderer.png(of: scene) }
    var own: [PreparedLeaf] = []
    for number in backdrop.own { own.append(try picture.prepared(number)) }
    // Where there is something to tell, the renderer tells it in its order.
    guard own.allSatisfy({ $0.list.warnings.isEmpty }) else { return try renderer.png(of: scene) }
    let bytes = try backdrop.backdrop.png(with: own)
    state.withLock { $0.sharingCount += 1 }
    return RenderedFile(bytes: bytes, warnings: [])
  }

  /// How many pictures were painted over what they share with others, and not by themselves.
  package var sharingCount: Int { state.withLock { $0.sharingCount } }

  // MARK: Backdrops

  /// A backdrop, and the numbers of the leaves that a scene has besides.
  private typealias Choice = (backdrop: Backdrop, own: [Int])

  /// The backdrop that has most of a picture, made if that is worth it; nil where there is none.
  private func backdrop(for picture: SeriesPicture) throws(RenderingError) -> Choice? {
    let known = state.withLock { $0.backdrops }
    var best: Choice?
    for backdrop in known {
      guard let own = try picture.leaves(besides: backdrop), own.count < best?.own.count ?? .max else { continue }
      best = (backdrop, own)
    }
    let wish = state.withLock { $0.note(picture, drawnOn: best) }
    guard let wish, let made = try picture.backdrop(of: wish) else { return best }
    state.withLock { $0.add(made) }
    return try picture.leaves(besides: made).map { (made, $0) } ?? best
  }

  private struct State {
    var sharingCount = 0
    /// The backdrops that were used last, the last first.
    var backdrops: [Backdrop] = []
    /// The leaves of the scene before.
    private var previous: [SceneLeaf] = []
    /// What was painted over a backdrop each time lately, and how many times.
    private var steady: [SceneLeaf] = []
    private var steadyCount = 0
    /// How many pictures backdrops may take as long as: each that is drawn adds one.
    private var credit = State.mostCredit

    /// How many backdrops are kept.
    private static let mostBackdrops = 4
    /// How many pictures in a row have something in common besides their backdrop before there is one with it.
    private static let steadyPictures = 32
    /// Among how many of a picture's own leaves the steady ones are looked for: each is compared with each.
    private static let mostSteady = 128
    /// A backdrop takes about as long as so many pictures.
    private static let costOfBackdrop = 4
    /// Enough for a few backdrops at once, as at first.
    private static let mostCredit = 16

    /// Takes note of a picture, and tells what a backdrop that is not there should have; nil where there is none to be
    /// made.
    mutating func note(_ picture: SeriesPicture, drawnOn choice: Choice?) -> [SceneLeaf]? {
      defer { previous = picture.leaves }
      credit = min(credit + 1, State.mostCredit)
      guard let choice else {
        let common = previous.common(with: picture.leaves)
        // Where less than half is the same, it is another kind of picture.
        guard !common.isEmpty, common.count * 2 >= picture.leaves.count, spend() else { return nil }
        return common
      }
      use(choice.backdrop)
      let own = choice.own.prefix(State.mostSteady).map { picture.leaves[$0] }
      steady = steady.filter { own.contains($0) }
      steadyCount += 1
      if steady.isEmpty { (steady, steadyCount) = (own, 0) }
      guard steadyCount >= State.steadyPictures, spend() else { return nil }
      let wanted = picture.leaves.enumerated()
        .filter { !choice.own.contains($0.offset) || steady.contains($0.element) }
      (steady, steadyCount) = ([], 0)
      return wanted.map(\.element)
    }

    mutating func add(_ backdrop: Backdrop) {
      backdrops.insert(backdrop, at: 0)
      if backdrops.count > State.mostBackdrops { backdrops.removeLast() }
    }

    private mutating func use(_ backdrop: Backdrop) {
      guard let place = backdrops.firstIndex(where: { $0 === backdrop }), place > 0 else { return }
      backdrops.remove(at: place)
      backdrops.insert(backdrop, at: 0)
    }

    private mutating func spend() -> Bool {
      guard credit >= State.costOfBackdrop else { return false }
      credit -= State.costOfBackdrop
      return true
    }
  }
}
