extension TextDirection {
  /// Which of the two directions a text has: this one, or where it is `automatic` that of the text's first letter.
  ///
  /// - Complexity: O(*n*) in the length of the text up to its first letter.
  public func resolved(for text: String) -> TextDirection {
    guard self == .automatic else { return self }
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      return TextDirection.isRightToLeft(scalar) ? .rightToLeft : .leftToRight
    }
    return .leftToRight
  }

  /// Whether a letter is of a script that runs from right to left, by the blocks that Unicode sets aside for them.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
