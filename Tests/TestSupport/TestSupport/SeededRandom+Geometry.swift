public import Geometry

extension SeededRandom {
  /// A point with both coordinates in a range.
  public mutating func point(_ range: ClosedRange<Double> = -100...100) -> Point {
    Point(double(range), double(range))
  }

  /// A rectangle with its origin in one range and its extents in another.
  public mutating func rect(
    origin: ClosedRange<Double> = -100...100, extent: ClosedRange<Double> = 0...100
  ) -> Rect {
    Rect(x: double(origin), y: double(origin), width: double(extent), height: double(extent))
  }
}
