public import Geometry
public import Paths

/// A wheelchair user seen from the side, facing right: the mark of a wheelchair space.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 10 pixels.
public struct WheelchairSymbol: Shape {
  /// Creates a symbol.
  public init() {}

  /// The symbol.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    symbol.addDisc(8.6, 3.2, radius: 2.6)
    // Trunk, thigh and lower leg with the foot.
    symbol.addBar(
      Point(8.8, 8.2), Point(9.2, 14.2), Point(15.6, 14.2), Point(18.4, 20.6), Point(20.8, 19.8), width: 2.7)
    // The forearm on the armrest.
    symbol.addBar(Point(9.0, 10.2), Point(14.4, 10.2), width: 2.2)
    symbol.addArc(
      center: Point(9.4, 15.8), radius: 6.6, start: .degrees(38), sweep: .degrees(202), width: 2.2)
    return symbol.path(in: frame)
  }
}

/// Two people side by side: the mark of a seat for a companion.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 10 pixels.
public struct CompanionSymbol: Shape {
  /// Creates a symbol.
  public init() {}

  /// The symbol.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    for x in [6.6, 17.4] {
      symbol.addDisc(x, 6, radius: 3.4)
      let body = Rect(minX: x - 4.7, minY: 11.4, maxX: x + 4.7, maxY: 21.4)
      symbol.add(
        .roundedRectangle(body, radii: CornerRadii(topLeft: 4.7, topRight: 4.7, bottomRight: 1.2, bottomLeft: 1.2)))
    }
    return symbol.path(in: frame)
  }
}

/// An ear: the mark of a seat within a hearing loop.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 12 pixels.
public struct HearingSymbol: Shape {
  /// Creates a symbol.
  public init() {}

  /// The symbol.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    let (rim, lobe) = (Point(12.8, 8.2), Point(10.6, 19.0))
    let (rimRadius, lobeRadius) = (6.8, 3.4)
    // Where the straight back of the ear touches both circles: its normal meets the line between the centres at the
    // angle whose cosine is the difference of the radii over the distance.
    let between = lobe - rim
    let difference = rimRadius - lobeRadius
    let normal =
      between.direction - Angle(x: difference, y: (between.dot(between) - difference * difference).squareRoot())
    let outwards = Vector(direction: normal)

    symbol.addArc(center: rim, radius: rimRadius, start: .degrees(175), sweep: normal + .degrees(185), width: 2.6)
    symbol.addBar(rim + outwards * rimRadius, lobe + outwards * lobeRadius, width: 2.6)
    symbol.addArc(center: lobe, radius: lobeRadius, start: normal, sweep: .degrees(140) - normal, width: 2.6)
    // The conch.
    symbol.addArc(center: rim, radius: 2.3, start: .degrees(180), sweep: .degrees(240), width: 2.2)
    return symbol.path(in: frame)
  }
}

/// An eye that is struck through: the mark of a seat with a restricted view.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 12 pixels.
public struct RestrictedViewSymbol: Shape {
  /// Creates a symbol.
  public init() {}

  /// The symbol.
  public func path(in frame: Rect) -> Path {
    var eye = RestrictedViewSymbol.lens(halfWidth: 11.7, halfHeight: 8.2)
    eye.append(RestrictedViewSymbol.lens(halfWidth: 8.2, halfHeight: 5.8).reversed())
    eye.append(.circle(center: Point(12, 12), radius: 4.1))

    // The eye is kept clear of the stroke by half the stroke's width on both sides.
    let (start, end) = (Point(4.2, 3), Point(19.8, 21))
    let across = ((end - start).normalized ?? Vector(1, 0)).turnedClockwise
    var symbol = Pictogram()
    symbol.add(eye.clipped(at: start + across * 2.4, keeping: across))
    symbol.add(eye.clipped(at: start - across * 2.4, keeping: -across))
    symbol.addBar(start, end, width: 2.4)
    return symbol.path(in: frame)
  }

  /// The outline of an eye about the middle of the grid: two arcs that meet at its corners.
  private static func lens(halfWidth: Double, halfHeight: Double) -> Path {
    let radius = (halfWidth * halfWidth + halfHeight * halfHeight) / (2 * halfHeight)
    let half = Angle(x: radius - halfHeight, y: halfWidth)
    var path = Path()
    path.addArc(
      center: Point(12, 12 - halfHeight + radius), radius: radius, start: .degrees(-90) - half, sweep: half * 2)
    path.addArc(
      center: Point(12, 12 + halfHeight - radius), radius: radius, start: .degrees(90) - half, sweep: half * 2)
    path.close()
    return path
  }
}
