internal import Synchronization

/// The colours that have been seen in the strips of a picture, as long as they may make a palette.
///
/// Shared by all who compress strips of one picture, so that none goes on counting when there are too many.
final class PNGColorCount: Sendable {
  private let table = Mutex<PixelTable?>(PixelTable())
  private let endsEarly: Bool

  /// Creates a count that has seen nothing.
  ///
  /// - Parameter endsEarly: Whether counting may end early. Where strips will be replaced later, each has to know its
  ///   own colours.
  init(endsEarly: Bool = true) {
    self.endsEarly = endsEarly
  }

  /// Whether there are too many colours for a palette, so that nobody need count any more.
  var isOver: Bool { endsEarly && table.withLock { $0 == nil } }

  /// Takes in the colours of a strip; nil where there are too many in it.
  func insert(_ colors: [UInt32]?) {
    guard endsEarly else { return }
    table.withLock { table in
      guard let colors else { return table = nil }
      for color in colors where table?.insert(color) == nil { return table = nil }
    }
  }
}
