public import Colors

/// The grade of a code's symbol contrast, by ISO/IEC 15415 and 15416.
public enum ContrastGrade: String, Hashable, Sendable, CaseIterable {
  /// At least 70 %.
  case a = "A"
  /// At least 55 %.
  case b = "B"
  /// At least 40 %, the least that is accepted in trade.
  case c = "C"
  /// At least 20 %.
  case d = "D"
  /// Less.
  case f = "F"

  /// The least contrast of the grade.
  public var leastContrast: Double {
    switch self {
    case .a: 0.70
    case .b: 0.55
    case .c: 0.40
    case .d: 0.20
    case .f: 0
    }
  }

  /// The grade of a contrast in 0…1.
  public init(contrast: Double) {
    self = ContrastGrade.allCases.first { contrast >= $0.leastContrast } ?? .f
  }
}

extension Color {
  /// The part of the light that a code in this colour reflects less than its ground: its symbol contrast.
  ///
  /// By luminance, which stands for the reflectance in white light. Negative where this colour is the lighter one.
  public func symbolContrast(on light: Color) -> Double { light.relativeLuminance - relativeLuminance }

  /// The symbol contrast in the red light, of about 650 nm, that laser scanners and many imagers use.
  ///
  /// By the linear red part: red bars on white have none.
  public func redSymbolContrast(on light: Color) -> Double {
    LinearRGB.decoded(light.red) - LinearRGB.decoded(red)
  }
}
