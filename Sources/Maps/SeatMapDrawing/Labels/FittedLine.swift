internal import Colors
internal import Drawing
internal import Geometry
internal import Paths

/// A line of text made to fit a width: first set smaller, then cut with an ellipsis.
struct FittedLine {
  let string: String
  let style: TextStyle
  let metrics: TextMetrics

  /// The size, in canvas units, below which text is not set.
  static let minimumSize = 5.0

  /// Fits a line; nil where not even a letter and an ellipsis have room, or the size is below the least.
  ///
  /// - Parameters:
  ///   - size: The size wanted; it may go down to 70 % before anything is cut.
  ///   - width: The width there is, in canvas units.
  init?(
    _ string: String, size: Double, weight: FontWeight, width: Double = .infinity,
    measuring: any TextMeasuring
  ) {
    guard size >= FittedLine.minimumSize, !string.isEmpty else { return nil }
    let full = TextStyle(size: size, weight: weight)
    let metrics = measuring.metrics(of: string, style: full)
    if metrics.width <= width {
      (self.string, self.style, self.metrics) = (string, full, metrics)
      return
    }
    let smaller = TextStyle(
      size: max(size * max(0.7, width / metrics.width * 0.999), FittedLine.minimumSize), weight: weight)
    let smallerMetrics = measuring.metrics(of: string, style: smaller)
    if smallerMetrics.width <= width {
      (self.string, self.style, self.metrics) = (string, smaller, smallerMetrics)
      return
    }
    guard let cut = FittedLine.cut(string, style: smaller, width: width, measuring: measuring) else { return nil }
    (self.string, self.style, self.metrics) = (cut, smaller, measuring.metrics(of: cut, style: smaller))
  }

  /// The longest beginning that fits with an ellipsis, by halving.
  private static func cut(_ string: String, style: TextStyle, width: Double, measuring: any TextMeasuring) -> String? {
    // No line this side of a thousand letters fits a picture; what lies beyond need not be measured.
    let characters = Array(string.prefix(1000))
    var (fitting, tooLong) = (0, characters.count)
    while tooLong - fitting > 1 {
      let middle = (fitting + tooLong) / 2
      let candidate = String(characters[..<middle]) + "…"
      if measuring.metrics(of: candidate, style: style).width <= width {
        fitting = middle
      } else {
        tooLong = middle
      }
    }
    return fitting == 0 ? nil : String(characters[..<fitting]) + "…"
  }

  /// The line with its middle on a point.
  func text(centeredOn center: Point, rotation: Angle = .zero, color: Color, className: String) -> Text {
    let drop = Vector(0, metrics.capHeight / 2).rotated(by: rotation)
    return Text(
      string, at: center + drop, alignment: .center, rotation: rotation, style: style, color: color,
      className: className)
  }
}
