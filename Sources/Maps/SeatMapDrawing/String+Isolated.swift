extension String {
  /// The text made so that nothing in it turns about what follows: neither letters that run from right to left nor
  /// controls that say so.
  ///
  /// It stands in an isolate (UAX #9, section 2.4), without isolates of its own that could end it early, and what
  /// follows runs from left to right.
  var isolated: String {
    guard unicodeScalars.contains(where: \.turnsText) else { return self }
    var inside = String.UnicodeScalarView()
    for scalar in unicodeScalars where !(0x2066...0x2069).contains(scalar.value) { inside.append(scalar) }
    return "\u{200E}\u{2068}" + String(inside) + "\u{2069}"
  }
}

extension Unicode.Scalar {
  /// Whether the character stands in a block whose letters run from right to left, or is a control of direction.
  fileprivate var turnsText: Bool {
    switch value {
    case 0x0590...0x08FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
