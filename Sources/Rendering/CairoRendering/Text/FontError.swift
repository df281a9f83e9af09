/// Why a set of fonts could not be put together or opened.
public enum FontError: Error, Hashable, Sendable {
  /// A font that the standard set needs is not installed; the package is Debian's.
  case missing(file: String, package: String, directories: [String])
  /// A file that was named cannot be read.
  case unreadable(path: String)
  /// A file that was named is no font that FreeType knows.
  case notAFont(path: String)
  /// A set without any file.
  case empty
}

extension FontError: CustomStringConvertible {
  /// What is wrong and what to do about it, in one line.
  public var description: String {
    switch self {
    case .missing(let file, let package, let directories):
      "the font \(file) is not in \(directories.joined(separator: ", ")); install Debian's package \(package)"
    case .unreadable(let path):
      "the font file \(path) cannot be read"
    case .notAFont(let path):
      "the file \(path) is not a font"
    case .empty:
      "a font set needs at least one file"
    }
  }
}
