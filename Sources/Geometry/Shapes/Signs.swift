public import Geometry
public import Paths

/// An arrow into an open frame: the sign of a way in.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 10 pixels.
public struct EntranceSymbol: Shape {
  /// Creates a sign.
  public init() {}

  /// The sign.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    symbol.addBar(Point(12.5, 2.6), Point(20.8, 2.6), Point(20.8, 21.4), Point(12.5, 21.4), width: 2.8)
    symbol.addBar(Point(2.4, 12), Point(14.6, 12), width: 2.8)
    symbol.addBar(Point(9.4, 6.8), Point(14.6, 12), Point(9.4, 17.2), width: 2.8)
    return symbol.path(in: frame)
  }
}

/// An arrow out of an open frame: the sign of a way out.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 10 pixels.
public struct ExitSymbol: Shape {
  /// Creates a sign.
  public init() {}

  /// The sign.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    symbol.addBar(Point(11.5, 2.6), Point(3.2, 2.6), Point(3.2, 21.4), Point(11.5, 21.4), width: 2.8)
    symbol.addBar(Point(9, 12), Point(21.6, 12), width: 2.8)
    symbol.addBar(Point(16.4, 6.8), Point(21.6, 12), Point(16.4, 17.2), width: 2.8)
    return symbol.path(in: frame)
  }
}

/// A leaf and the quarter circle that it sweeps, as floor plans draw it: the sign of a door.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 10 pixels.
public struct DoorSymbol: Shape {
  /// Creates a sign.
  public init() {}

  /// The sign.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    symbol.addBar(Point(3.4, 3.4), Point(3.4, 20.6), Point(20.6, 20.6), width: 3)
    symbol.addArc(center: Point(3.4, 20.6), radius: 17.2, start: .degrees(-90), sweep: .degrees(90), width: 2.4)
    return symbol.path(in: frame)
  }
}

/// Steps that rise to the right: the sign of stairs.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 8 pixels.
public struct StairsSymbol: Shape {
  /// Creates a sign.
  public init() {}

  /// The sign.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    symbol.addBar(
      Point(2.2, 20.6), Point(7.4, 20.6), Point(7.4, 15.4), Point(12.6, 15.4), Point(12.6, 10.2), Point(17.8, 10.2),
      Point(17.8, 5), Point(21.8, 5), width: 3)
    return symbol.path(in: frame)
  }
}

/// A cabin with a triangle up and one down: the sign of an elevator.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 10 pixels.
public struct ElevatorSymbol: Shape {
  /// Creates a sign.
  public init() {}

  /// The sign.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    let cabin = Rect(minX: 2, minY: 1, maxX: 22, maxY: 23)
    symbol.add(.roundedRectangle(cabin, radius: 3))
    symbol.add(Path.roundedRectangle(cabin.inset(by: 2.5), radius: 1).reversed())
    symbol.add(.polygon([Point(12, 5.4), Point(17, 10.8), Point(7, 10.8)]))
    symbol.add(.polygon([Point(12, 18.6), Point(7, 13.2), Point(17, 13.2)]))
    return symbol.path(in: frame)
  }
}

/// A round shaft on a square base, seen from above: the sign of a column.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 8 pixels.
public struct ColumnSymbol: Shape {
  /// Creates a sign.
  public init() {}

  /// The sign.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    let base = Rect(minX: 1, minY: 1, maxX: 23, maxY: 23)
    symbol.add(.roundedRectangle(base, radius: 2))
    symbol.add(Path.roundedRectangle(base.inset(by: 2.6), radius: 0.6).reversed())
    symbol.addDisc(12, 12, radius: 6.6)
    return symbol.path(in: frame)
  }
}

/// A figure in trousers and one in a skirt with a wall between: the sign of toilets.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 12 pixels.
public struct ToiletsSymbol: Shape {
  /// Creates a sign.
  public init() {}

  /// The sign.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    symbol.addDisc(5.6, 3.6, radius: 2.7)
    symbol.add(.roundedRectangle(Rect(minX: 2, minY: 7.2, maxX: 9.2, maxY: 15.4), radius: 1.6))
    symbol.add(.roundedRectangle(Rect(minX: 3.4, minY: 13, maxX: 7.8, maxY: 22.6), radius: 1.2))
    symbol.addBar(Point(12, 2), Point(12, 22), width: 1.8)
    symbol.addDisc(18.4, 3.6, radius: 2.7)
    symbol.add(.polygon([Point(17, 7), Point(19.8, 7), Point(23.4, 17), Point(13.4, 17)]))
    symbol.add(.roundedRectangle(Rect(minX: 16.2, minY: 15, maxX: 20.6, maxY: 22.6), radius: 1.2))
    return symbol.path(in: frame)
  }
}

/// A coat hanger: the sign of a cloakroom.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 10 pixels.
public struct CloakroomSymbol: Shape {
  /// Creates a sign.
  public init() {}

  /// The sign.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    symbol.addArc(center: Point(12, 5.6), radius: 3, start: .degrees(180), sweep: .degrees(270), width: 2.4)
    symbol.addBar(Point(12, 8.6), Point(12, 11.4), width: 2.4)
    symbol.addBar(Point(12, 11.4), Point(21.8, 19), Point(2.2, 19), Point(12, 11.4), width: 2.6)
    return symbol.path(in: frame)
  }
}

/// A cocktail glass: the sign of a bar.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 10 pixels.
public struct BarSymbol: Shape {
  /// Creates a sign.
  public init() {}

  /// The sign.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    symbol.addBar(Point(2.6, 3.2), Point(21.4, 3.2), Point(12, 13.2), Point(2.6, 3.2), width: 2.4)
    symbol.add(.polygon([Point(7, 7.2), Point(17, 7.2), Point(12, 12.6)]))
    symbol.addBar(Point(12, 12), Point(12, 21.2), width: 2.6)
    symbol.addBar(Point(7, 21.4), Point(17, 21.4), width: 2.6)
    return symbol.path(in: frame)
  }
}

/// A steering wheel with three spokes: the sign of a driver's place.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 10 pixels.
public struct SteeringWheelSymbol: Shape {
  /// Creates a sign.
  public init() {}

  /// The sign.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    symbol.addDisc(12, 12, radius: 11)
    symbol.add(Path.circle(center: Point(12, 12), radius: 8.2).reversed())
    symbol.addDisc(12, 12, radius: 3.2)
    for degrees in [90.0, 180, 0] {
      symbol.addBar(Point(12, 12), Point(12, 12) + Vector(direction: .degrees(degrees)) * 9.4, width: 2.8)
    }
    return symbol.path(in: frame)
  }
}
