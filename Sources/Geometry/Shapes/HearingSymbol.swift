public import Geometry
public import Paths

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
