package import Geometry

/// A place on a picture in whole numbers: what is drawn there depends on nothing finer.
package struct SubpixelPlace: Hashable, Sendable {
  /// The parts of a pixel.
  package static let parts = 4096.0

  /// The farthest place from the origin in pixels.
  package static let farthest = 262_144.0

  /// The distance from the left edge and from the top of the picture.
  package var x, y: Int32

  /// Creates a place.
  ///
  /// - Parameter point: The place in pixels; brought in to the farthest along each axis, as is what is no number.
  package init(_ point: Point) {
    func parts(_ coordinate: Double) -> Int32 {
      let farthest = SubpixelPlace.farthest
      let near = coordinate > -farthest ? min(coordinate, farthest) : -farthest
      return Int32((near * SubpixelPlace.parts).rounded())
    }
    (x, y) = (parts(point.x), parts(point.y))
  }

  /// The place in pixels.
  package var point: Point { Point(Double(x) / SubpixelPlace.parts, Double(y) / SubpixelPlace.parts) }

  /// A place moved by as much as another one is from the corner.
  package static func + (left: SubpixelPlace, right: SubpixelPlace) -> SubpixelPlace {
    var sum = left
    (sum.x, sum.y) = (left.x &+ right.x, left.y &+ right.y)
    return sum
  }

  /// The pixel in which the place lies, and where in the pixel that is, rounded to 1/256.
  @inline(__always)
  package var part: (column: Int, row: Int, right: Int, down: Int) {
    let (right, down) = ((Int(x) &+ 8) >> 4, (Int(y) &+ 8) >> 4)
    return (right >> 8, down >> 8, right & 255, down & 255)
  }

  /// The pixel in which the nearest corner of a grid lies, and where in the pixel that is, as in `MaskKey`.
  ///
  /// - Parameter halvings: How often a pixel is halved to make the grid: 5 for the finest.
  @inline(__always)
  package func phase(halvings: Int) -> (column: Int, row: Int, phase: Int) {
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
  package static func box(of places: some Sequence<SubpixelPlace>) -> Rect? {
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

/// An angle as a whole number of small parts of a turn.
package struct FineTurn: Hashable, Sendable {
  package static let zero = FineTurn(.zero)
  /// The parts of a full turn: each moves what is a hundred pixels away by less than a thousandth of one.
  private static let parts: Int32 = 1 << 20

  private var part: Int32

  /// The part nearest to an angle, which is finite.
  package init(_ angle: Angle) {
    part = Int32((angle.normalized.degrees / 360 * Double(FineTurn.parts)).rounded()) & (FineTurn.parts - 1)
  }

  package var angle: Angle { Angle(degrees: Double(part) * 360 / Double(FineTurn.parts)) }

  /// The number of quarter turns; nil where it is no whole one.
  @inline(__always)
  var quarters: Int? {
    part & (FineTurn.parts / 4 - 1) == 0 ? Int(part / (FineTurn.parts / 4)) : nil
  }
}

/// Angles in steps of an even part of a quarter turn.
///
/// The steps are so small that the farthest point of what is turned is never moved by more than a sixteenth of a pixel,
/// or down to a sixteenth of a degree.
package struct AngleSteps: Sendable {
  /// The number of steps in a full turn.
  package let count: Int

  /// Steps of a sixteenth of a degree.
  package static let finest = AngleSteps(count: 5760)

  private init(count: Int) {
    self.count = count
  }

  /// Chooses the steps for something that goes so far from the origin, in pixels.
  package init(reach: Double) {
    var count = 360
    while count < AngleSteps.finest.count, .pi * reach / Double(count) > 1.0 / 16 { count *= 2 }
    self.count = count
  }

  /// The step nearest to an angle.
  package func step(of angle: Angle) -> Int {
    guard angle.degrees != 0 else { return 0 }
    return Int((angle.normalized.degrees / 360 * Double(count)).rounded()) % count
  }

  /// The angle of a step.
  package func angle(ofStep step: Int) -> Angle { Angle(degrees: Double(step) * 360 / Double(count)) }
}
