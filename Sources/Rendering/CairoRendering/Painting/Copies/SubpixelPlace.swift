internal import Geometry

/// A place on a picture in whole numbers: what is drawn there depends on nothing finer.
struct SubpixelPlace: Sendable {
  /// The parts of a pixel.
  static let parts = 4096.0

  /// The farthest place from the origin in pixels.
  static let farthest = 262_144.0

  /// The distance from the left edge and from the top of the picture.
  var x, y: Int32

  /// Creates a place.
  ///
  /// - Parameter point: The place in pixels; brought in to the farthest along each axis, as is what is no number.
  init(_ point: Point) {
    func parts(_ coordinate: Double) -> Int32 {
      let farthest = SubpixelPlace.farthest
      let near = coordinate > -farthest ? min(coordinate, farthest) : -farthest
      return Int32((near * SubpixelPlace.parts).rounded())
    }
    (x, y) = (parts(point.x), parts(point.y))
  }

  /// The place in pixels.
  var point: Point { Point(Double(x) / SubpixelPlace.parts, Double(y) / SubpixelPlace.parts) }

  /// A place moved by as much as another one is from the corner.
  static func + (left: SubpixelPlace, right: SubpixelPlace) -> SubpixelPlace {
    var sum = left
    (sum.x, sum.y) = (left.x &+ right.x, left.y &+ right.y)
    return sum
  }

  /// The pixel in which the place lies, and where in the pixel that is, rounded to 1/256.
  @inline(__always)
  var part: (column: Int, row: Int, right: Int, down: Int) {
    let (right, down) = ((Int(x) &+ 8) >> 4, (Int(y) &+ 8) >> 4)
    return (right >> 8, down >> 8, right & 255, down & 255)
  }

  /// The pixel in which the nearest corner of a grid lies, and where in the pixel that is, as in `MaskKey`.
  ///
  /// - Parameter halvings: How often a pixel is halved to make the grid: 5 for the finest.
  @inline(__always)
  func phase(halvings: Int) -> (column: Int, row: Int, phase: Int) {
    let shift = 12 &- halvings
    let half = 1 &<< (shift &- 1)
    // Shifted down rather than towards zero, so that the phase is never negative.
    let right = ((Int(x) &+ half) &>> shift) &<< (5 &- halvings)
    let down = ((Int(y) &+ half) &>> shift) &<< (5 &- halvings)
    return (right >> 5, down >> 5, (down & 31) << 5 | right & 31)
  }
}

extension SubpixelPlace {
  /// The smallest rectangle in pixels that holds places; nil where there are none.
  static func box(of places: some Sequence<SubpixelPlace>) -> Rect? {
    var corners: (least: SubpixelPlace, most: SubpixelPlace)?
    for place in places {
      guard var box = corners else {
        corners = (place, place)
        continue
      }
      (box.least.x, box.most.x) = (min(box.least.x, place.x), max(box.most.x, place.x))
      (box.least.y, box.most.y) = (min(box.least.y, place.y), max(box.most.y, place.y))
      corners = box
    }
    return corners.map { Rect($0.least.point, $0.most.point) }
  }
}
