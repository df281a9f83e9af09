public import Geometry

/// A standard size of paper.
public enum Paper: String, Hashable, Sendable, CaseIterable {
  /// 297 × 420 mm (ISO 216).
  case a3
  /// 210 × 297 mm (ISO 216).
  case a4
  /// 148 × 210 mm (ISO 216).
  case a5
  /// 8.5 × 11 inches (ANSI/ASME Y14.1).
  case letter
  /// 8.5 × 14 inches.
  case legal

  /// The size in points, upright.
  public var size: Size {
    switch self {
    case .a3: Paper.millimetres(297, 420)
    case .a4: Paper.millimetres(210, 297)
    case .a5: Paper.millimetres(148, 210)
    case .letter: Size(612, 792)
    case .legal: Size(612, 1008)
    }
  }

  private static func millimetres(_ width: Double, _ height: Double) -> Size {
    Size(width, height) * (72 / 25.4)
  }
}
