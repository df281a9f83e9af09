import Colors

extension Color {
  /// Every corner, edge and inner point of the cube in steps of a quarter: 125 opaque colours.
  static let samples: [Color] = (0...4).flatMap { red in
    (0...4).flatMap { green in
      (0...4).map { blue in Color(Double(red) / 4, Double(green) / 4, Double(blue) / 4).roundedToEightBit }
    }
  }

  /// The largest difference of a part.
  func largestDifference(from other: Color) -> Double {
    [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha].map(abs).max() ?? 0
  }
}
