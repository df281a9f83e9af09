internal import Drawing
internal import Geometry
internal import Synchronization

/// Texts that were set and measured lately, for many threads at once.
///
/// Whoever finds his text here need not wait for a turn with the fonts.
final class FittingCache: Sendable {
  /// How many texts are remembered.
  private static let rememberedTexts = 8192

  /// A text to the last scalar, as it is drawn, and all that decides how it is set.
  struct FittingKey: Hashable {
    var text: String
    var box: Size
    var style: TextStyle
    var rules: TextFittingRules

    static func == (left: FittingKey, right: FittingKey) -> Bool {
      left.box == right.box && left.style == right.style && left.rules == right.rules
        && left.text.utf8.elementsEqual(right.text.utf8)
    }
  }

  private let fitted = Mutex<[FittingKey: FittedText]>([:])

  /// The text that was set, or what `set` makes of it now.
  ///
  /// Two threads that ask for the same text at once may both set it, to the same end.
  func fitted<Failure>(_ key: FittingKey, _ set: () throws(Failure) -> FittedText) throws(Failure) -> FittedText {
    if let known = fitted.withLock({ $0[key] }) { return known }
    let new = try set()
    fitted.withLock { fitted in
      if fitted.count >= FittingCache.rememberedTexts { fitted.removeAll() }
      fitted[key] = new
    }
    return new
  }
}
