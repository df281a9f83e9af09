internal import Drawing
internal import Synchronization

/// The pictures of a batch, each read, decoded and scaled once for each slot, whoever asks and on however many threads.
///
/// What is wrong with a picture is remembered as well. Pictures that have not been asked for longest are let go where
/// those kept take more memory than allowed, so that a batch with a picture for each ticket has no end.
public final class PictureStore: Sendable {
  /// How a picture is read: by its name, to the bytes of its file.
  public typealias Reading = @Sendable (String) throws(PictureProblem) -> [UInt8]

  private let reading: Reading
  private let memory: Int
  private let shelf = Mutex(Shelf())

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - memory: The most bytes of pixels and files to keep, 256 MB by default; the picture asked for last is kept
  ///     however large it is.
  ///   - reading: Reads a file. It may be called on several threads at once, for different pictures.
  public init(memory: Int = 1 << 28, reading: @escaping Reading) {
    self.reading = reading
    self.memory = memory
  }

  /// The picture of a name, prepared; made by the first who asks, while others who ask for the same wait.
  public func picture(
    _ name: String, prepared preparation: PicturePreparation
  ) throws(PictureProblem) -> PreparedPicture {
    let wish = Wish(name: name, preparation: preparation)
    let place = shelf.withLock { $0.place(of: wish) }
    var isNew = false
    let outcome = place.outcome.withLock { outcome in
      if let outcome { return outcome }
      let made = Result { () throws(PictureProblem) in try preparation.prepared(reading(name), name: name) }
      outcome = made
      isNew = true
      return made
    }
    if isNew {
      let count = (try? outcome.get())?.byteCount ?? Shelf.problemByteCount
      shelf.withLock { $0.weigh(wish, at: place, count, limit: memory) }
    }
    return try outcome.get()
  }
}

/// What makes a prepared picture the same as another: the name to the last scalar, as files have it.
private struct Wish: Hashable {
  let name: String
  let preparation: PicturePreparation

  static func == (left: Wish, right: Wish) -> Bool {
    left.preparation == right.preparation && left.name.utf8.elementsEqual(right.name.utf8)
  }
}

/// Where a picture stands, or will once it is made; its lock is held for as long as that takes.
private final class Place: Sendable {
  let outcome = Mutex<Result<PreparedPicture, PictureProblem>?>(nil)
}

private struct Shelf {
  /// What a problem takes that is remembered, about: a batch may name as many pictures that are missing as it likes.
  static let problemByteCount = 256

  private var places: [Wish: (place: Place, byteCount: Int, lastUse: Int)] = [:]
  private var byteCount = 0
  private var uses = 0

  mutating func place(of wish: Wish) -> Place {
    uses += 1
    let place = places[wish]?.place ?? Place()
    places[wish] = (place, places[wish]?.byteCount ?? 0, uses)
    return place
  }

  /// Counts what a picture takes that has just been made, and lets others go.
  mutating func weigh(_ wish: Wish, at place: Place, _ count: Int, limit: Int) {
    // It may have been let go while it was made, and be made again at another place.
    guard places[wish]?.place === place else { return }
    places[wish]?.byteCount = count
    byteCount += count
    while byteCount > limit, let oldest = places.min(by: { $0.value.lastUse < $1.value.lastUse }), places.count > 1 {
      places[oldest.key] = nil
      byteCount -= oldest.value.byteCount
    }
  }
}

extension PreparedPicture {
  /// What it takes in memory, about.
  fileprivate var byteCount: Int {
    switch raster.encoded {
    case .jpeg(let file), .png(let file): return raster.pixels.count + file.count
    case nil: return raster.pixels.count
    }
  }
}
