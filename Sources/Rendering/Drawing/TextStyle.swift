/// The face and size of a piece of text.
///
/// The family is not named here: a renderer draws with the fonts it was given, and takes others of those only for
/// characters that the first does not have.
public struct TextStyle: Hashable, Sendable {
  /// The thickness of letters, by the numbers of OpenType and CSS.
  public enum Weight: Int, Hashable, Sendable, CaseIterable {
    /// Normal text.
    case regular = 400
    /// A little thicker than normal.
    case medium = 500
    /// Between medium and bold.
    case semibold = 600
    /// For headings.
    case bold = 700
    /// The thickest.
    case black = 900
  }

  /// The height of the em square in canvas units.
  public var size: Double
  /// The thickness of letters.
  public var weight: Weight

  /// Creates a style.
  public init(size: Double, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }
}
