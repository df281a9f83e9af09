#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// An amount of turning, positive clockwise as seen on the page.
///
/// With y down, the mathematician's formulas turn clockwise, so `x = cosine`, `y = sine` holds unchanged. The amount
/// is kept in degrees, so that quarter turns are exact: `Angle.degrees(90).cosine` is 0, not 6e-17.
public struct Angle: Hashable, Sendable, Comparable {
  /// The amount in degrees.
  public var degrees: Double

  /// No turning.
  public static let zero = Angle(degrees: 0)
  /// Once round.
  public static let fullTurn = Angle(degrees: 360)

  /// Creates an angle from degrees.
  public init(degrees: Double) {
    self.degrees = degrees
  }

  /// Creates an angle from radians.
  public init(radians: Double) {
    self.init(degrees: radians * 180 / .pi)
  }

  /// The direction of the displacement (x, y), clockwise from the right, in −180…180 degrees; zero for (0, 0).
  public init(x: Double, y: Double) {
    self.init(radians: atan2(y, x))
  }

  /// Creates an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Creates an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// The amount in radians.
  public var radians: Double { degrees * .pi / 180 }

  /// The sine, exact at quarter turns.
  public var sine: Double {
    switch quarterTurns {
    case 0, 2: 0
    case 1: 1
    case 3: -1
    default: sin(withinOneTurn.radians)
    }
  }

  /// The cosine, exact at quarter turns.
  public var cosine: Double {
    switch quarterTurns {
    case 1, 3: 0
    case 0: 1
    case 2: -1
    default: cos(withinOneTurn.radians)
    }
  }

  /// The tangent; infinite at a quarter turn and at three.
  public var tangent: Double { sine / cosine }

  /// The same direction in 0 ..< 360 degrees.
  public var normalized: Angle {
    let remainder = withinOneTurn.degrees
    // A tiny negative remainder rounds up to 360 itself.
    let positive = remainder < 0 ? remainder + 360 : remainder
    return Angle(degrees: positive == 360 ? 0 : positive)
  }

  /// The same direction in −180 ..< 180 degrees: the shortest way to turn there.
  public var normalizedAroundZero: Angle {
    let positive = normalized.degrees
    return Angle(degrees: positive >= 180 ? positive - 360 : positive)
  }

  /// The same direction, less than a turn either way; whole turns are taken off in degrees, where that is exact.
  private var withinOneTurn: Angle { Angle(degrees: degrees.truncatingRemainder(dividingBy: 360)) }

  /// The number of quarter turns from zero, 0…3, or nil where the angle is not a whole number of them.
  private var quarterTurns: Int? {
    switch withinOneTurn.degrees {
    case 0: 0
    case 90, -270: 1
    case 180, -180: 2
    case 270, -90: 3
    default: nil
    }
  }

  /// Orders by the amount of turning.
  public static func < (left: Angle, right: Angle) -> Bool { left.degrees < right.degrees }
  /// Adds two amounts.
  public static func + (left: Angle, right: Angle) -> Angle { Angle(degrees: left.degrees + right.degrees) }
  /// Subtracts two amounts.
  public static func - (left: Angle, right: Angle) -> Angle { Angle(degrees: left.degrees - right.degrees) }
  /// Multiplies an amount.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(degrees: angle.degrees * factor) }
  /// Divides an amount.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(degrees: angle.degrees / divisor) }
  /// The same amount the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }
}
