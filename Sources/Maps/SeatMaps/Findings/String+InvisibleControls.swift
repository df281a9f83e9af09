extension String {
  /// Whether the text holds characters that are not seen but change what is: control characters (Unicode category Cc),
  /// and those that embed, override or isolate a writing direction.
  var hasInvisibleControls: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }
}
