internal import Geometry

/// Where a seat stands in its section, and where it looks if nobody says otherwise.
struct SeatPlace {
  var position: Point
  /// Clockwise from facing up.
  var facing: Angle
}
