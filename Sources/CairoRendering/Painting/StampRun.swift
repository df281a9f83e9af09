internal import Geometry

/// Places at which a few small drawings are stamped on a picture.
struct StampRun {
  /// A place in pixels, and what goes there.
  struct Place {
    var x: Double
    var y: Double
    /// The number of what is drawn.
    var drawing: Int
  }

  /// The least number of places worth a stamp.
  private static let fewest = 64
  /// The largest drawing worth it, in pixels from its origin: large ones cost their pixels either way.
  private static let farthestReach = 100.0

  private(set) var places: [Place] = []
  /// How far from its origin any drawing goes, with a pixel for soft edges.
  let reach: Double
  private let seen: Rect

  /// Creates a run without places.
  ///
  /// - Parameters:
  ///   - reach: How far from its origin any drawing goes, in pixels.
  ///   - extent: The part of the picture that is drawn on; places that do not reach it are left out.
  ///   - count: The number of places to make room for.
  init(reach: Double, extent: Rect, count: Int) {
    self.reach = reach + 1
    seen = extent.inset(by: -self.reach)
    places.reserveCapacity(count)
  }

  /// Adds a place in pixels, and the number of what is drawn there.
  mutating func append(at point: Point, drawing: Int) {
    guard seen.contains(point) else { return }
    places.append(Place(x: point.x, y: point.y, drawing: drawing))
  }

  /// Whether stamps could be quicker than drawing each by itself.
  var isWorthwhile: Bool { places.count >= StampRun.fewest && reach <= StampRun.farthestReach }
}
