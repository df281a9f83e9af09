/// Why a text is no SVG document.
struct MarkupError: Error, Hashable {
  /// The line at fault, counted from 1.
  let line: Int
  /// What is wrong there.
  let reason: String
}

extension MarkupError: CustomStringConvertible {
  /// Both, in one line.
  var description: String { "line \(line): \(reason)" }
}
