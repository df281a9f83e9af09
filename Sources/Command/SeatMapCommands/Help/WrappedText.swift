/// Text broken into lines between words.
enum WrappedText {
  /// The columns of a terminal.
  static let columns = 80

  /// The lines of a paragraph, at most `width` characters each; a longer word has a line of its own.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
