extension GoldenName {
  /// A name made from any text, as from a test's title: `Seats, row “Ä”` becomes `seats-row-5e1f0a77`.
  ///
  /// Text that is a name already stays as it is. In any other, letters become lower case and whatever stands between
  /// words becomes one `-`, with one more where a capital begins a word, as in `darkTheme`; the text is cut where it is
  /// too long; and eight digits of its digest are added, so that different texts have different names. What a text gives
  /// depends on nothing but that text.
  public static func slug(of text: String) -> String {
    guard GoldenName(suite: "suite", name: text) == nil else { return text }
    var words: [String] = []
    var word = ""
    var mayBeginWord = false
    func isCapital(_ scalar: Unicode.Scalar) -> Bool { "A"..."Z" ~= scalar }
    for scalar in text.unicodeScalars {
      let isLetterOrDigit = "a"..."z" ~= scalar || "0"..."9" ~= scalar || isCapital(scalar)
      if !isLetterOrDigit || mayBeginWord && isCapital(scalar) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isLetterOrDigit { word += String(scalar).lowercased() }
      mayBeginWord = isLetterOrDigit && !isCapital(scalar)
    }
    if !word.isEmpty { words.append(word) }
    let digest = ContentDigest(of: Array(text.utf8)).shortText(digits: 8)
    // Cut before the hyphen and the eight digits; a hyphen at the cut goes too.
    let kept = words.joined(separator: "-").prefix(longestName - 9)
    let start = kept.hasSuffix("-") ? kept.dropLast() : kept
    return start.isEmpty ? digest : "\(start)-\(digest)"
  }
}
