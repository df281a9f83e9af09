/// The extents of a line of text in canvas units.
public struct TextMetrics: Hashable, Sendable {
  /// The distance by which the pen moves on.
  public var width: Double
  /// How far letters such as Å may reach above the baseline.
  public var ascent: Double
  /// How far letters such as g reach below the baseline.
  public var descent: Double
  /// The height of a capital letter above the baseline; digits are as high in most faces.
  public var capHeight: Double

  /// Creates metrics.
  public init(width: Double, ascent: Double, descent: Double, capHeight: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
  }
}

/// Something that knows how large text is, so that layout can make room for it.
///
/// A renderer that draws text offers one that measures with the same fonts.
public protocol TextMeasuring: Sendable {
  /// Measures one line.
  func metrics(of text: String, style: TextStyle) -> TextMetrics
}
