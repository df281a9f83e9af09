public import Geometry
internal import Shapes

extension SeatShape {
  /// The extents of the frame that a seat of some width is drawn in, about its centre and before it is turned.
  public func size(width: Double) -> Size {
    switch self {
    case .chair: Chair.size(width: width)
    case .circle, .square: Size(width, width)
    }
  }
}

extension PlacedSeat {
  /// The smallest upright rectangle about the seat's frame; about the seat itself where that is a circle.
  public var bounds: Rect {
    let size = shape.size(width: self.size)
    if shape == .circle || angle == .zero { return Rect(center: center, size: size) }
    let (sine, cosine) = (angle.sine.magnitude, angle.cosine.magnitude)
    return Rect(
      center: center,
      size: Size(size.width * cosine + size.height * sine, size.width * sine + size.height * cosine))
  }
}

extension SeatMap {
  /// The smallest rectangle around the centres of all seats; nil where there is none.
  ///
  /// Complexity: O(*n*) for *n* seats.
  public var bounds: Rect? { Rect(containing: seats.lazy.map(\.center)) }

  /// The smallest rectangle around all seats; nil where there is none.
  ///
  /// Complexity: O(*n*) for *n* seats.
  public var seatExtent: Rect? { SeatMap.union(seats.lazy.map(\.bounds)) }

  /// The smallest rectangle around some rectangles; nil where there is none.
  static func union(_ rects: some Sequence<Rect>) -> Rect? {
    var union: Rect?
    for rect in rects { union = union?.union(rect) ?? rect }
    return union
  }
}
