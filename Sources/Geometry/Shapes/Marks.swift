public import Geometry
public import Paths

/// The two strokes of a check mark before they are turned: along the bottom of the frame and up its right side.
///
/// It is drawn in a frame twice as high as wide, stroked with `style` and turned by `turn` about the frame's centre.
/// For a mark that is filled and fits a seat see `TickMark`.
public struct CheckMark: Shape {
  /// A line 7 wide with round caps and joins.
  public static let style = StrokeStyle(width: 7, cap: .round, join: .round)
  /// How far the strokes are turned, clockwise.
  public static let turn = Angle.degrees(45)

  /// Creates a check mark.
  public init() {}

  /// The strokes, from the frame's bottom left corner to its top right.
  public func path(in frame: Rect) -> Path {
    .polyline([Point(frame.minX, frame.maxY), Point(frame.maxX, frame.maxY), Point(frame.maxX, frame.minY)])
  }
}

/// A check mark as one outline: the mark of what is selected.
///
/// To be filled, in the largest square that fits the frame; legible from 8 pixels. For the two strokes of a check mark
/// see `CheckMark`.
public struct TickMark: Shape {
  /// Creates a tick.
  public init() {}

  /// The tick, clockwise from the top right.
  public func path(in frame: Rect) -> Path {
    // Two bars, 4.2 of 24 wide and at a right angle, turned by 45°.
    var symbol = Pictogram()
    symbol.add(
      .polygon([
        Point(20.6, 3.4), Point(23.6, 6.4), Point(9.2, 20.8), Point(0.6, 12.2), Point(3.6, 9.2), Point(9.2, 14.8),
      ]))
    return symbol.path(in: frame)
  }
}

/// Two bars crossed at a right angle, from corner to corner: the mark of what is sold.
///
/// One outline to be filled, in the largest square that fits the frame; legible from 8 pixels.
public struct CrossMark: Shape {
  /// The width of the bars as a part of the square's side, limited to 0…1.
  public var thickness: Double

  /// Creates a cross.
  public init(thickness: Double = 0.24) {
    self.thickness = thickness
  }

  /// The cross, clockwise from the top left.
  public func path(in frame: Rect) -> Path {
    let half = min(frame.width, frame.height) / 2
    // How far the bars' edges stand off along the sides of the square, and along its middle lines at the crossing.
    let notch = half * thickness.limited(to: 1) * 2.0.squareRoot()
    let inner = min(notch, half)
    let (center, outer) = (frame.center, max(half - inner, 0))
    let corners = [(-outer, -half), (0, -inner), (outer, -half), (half, -outer), (inner, 0), (half, outer)]
    let points = [(-half, -outer)] + corners + [(outer, half), (0, inner), (-outer, half), (-half, outer), (-inner, 0)]
    return .polygon(points.map { center + Vector($0.0, $0.1) })
  }
}

/// A level bar, as on a no-entry sign: the mark of what is blocked.
///
/// One outline to be filled, as long as the largest square that fits the frame; legible from 8 pixels.
public struct BarMark: Shape {
  /// The height of the bar as a part of its length, limited to 0…1.
  public var thickness: Double

  /// Creates a bar.
  public init(thickness: Double = 0.28) {
    self.thickness = thickness
  }

  /// The bar, with corners rounded by a fifth of its height.
  public func path(in frame: Rect) -> Path {
    let length = min(frame.width, frame.height)
    let height = length * thickness.limited(to: 1)
    return .roundedRectangle(Rect(center: frame.center, size: Size(length, height)), radius: height / 5)
  }
}

/// A clock face at three o'clock: the mark of what is held for a time.
///
/// A disc with its hands cut out, to be filled with either rule, in the largest square that fits the frame; legible
/// from 8 pixels.
public struct ClockMark: Shape {
  /// Creates a clock.
  public init() {}

  /// The disc, clockwise, and the hands, the other way.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    symbol.addDisc(12, 12, radius: 12)
    symbol.add(
      .polygon([
        Point(10.4, 4.4), Point(13.6, 4.4), Point(13.6, 11.2), Point(18.4, 11.2), Point(18.4, 14.4), Point(10.4, 14.4),
      ]).reversed())
    return symbol.path(in: frame)
  }
}
