/// Names that every file system takes, made of any text.
///
/// The rules are those of Windows, which are the strictest, with a few against harm: no part of a path, no hidden file,
/// no name that a command would take for an option.
public enum SafeFileName {
  /// The longest name in bytes of UTF-8, which leaves room for the end of the name within the 255 that Linux allows, and
  /// within the 143 of an encrypted folder of eCryptfs.
  public static let longestName = 120

  /// The text as a file's name without its end (such as `.png`), at most `limit` bytes long.
  ///
  /// Characters that a file system has a use for, that control something or cannot be seen become `_`. The name is cut
  /// between characters. What remains empty is called `ticket`.
  public static func name(for text: String, limit: Int = longestName) -> String {
    // Scalar by scalar: file systems know nothing of characters, and a dot with an accent is a dot to them.
    let safe = text.unicodeScalars.map { isSafe($0) ? $0 : "_" }
    let beginning = safe.drop { " .-~".unicodeScalars.contains($0) || $0.properties.generalCategory.isMark }
    var name = shortened(String(String.UnicodeScalarView(beginning)), to: limit - 1)
    while let last = name.unicodeScalars.last, last == " " || last == "." { name.unicodeScalars.removeLast() }
    if name.isEmpty { return "ticket" }
    return isReserved(name) ? "_" + name : name
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "<", ">", ":", "\"", "/", "\\", "|", "?", "*": false
    // A shell or a log would take these for more than a name.
    case "`", "$", "'": false
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
      case .spaceSeparator: scalar == " "
      default: true
      }
    }
  }

  /// The beginning of a name, at most so many bytes long, cut between characters where one fits.
  private static func shortened(_ name: String, to limit: Int) -> String {
    guard name.utf8.count > limit else { return name }
    var end = name.startIndex
    var count = 0
    while end < name.endIndex {
      let size = name[end].utf8.count
      guard count + size <= limit else { break }
      count += size
      end = name.index(after: end)
    }
    if end > name.startIndex { return String(name[..<end]) }
    // A single character of many combining marks is longer than a name.
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      count += UTF8.width(scalar)
      guard count <= limit else { break }
      scalars.append(scalar)
    }
    return String(scalars)
  }

  /// Whether Windows takes a name for a device, whatever follows its first dot.
  ///
  /// Microsoft, *Naming Files, Paths, and Namespaces*: CON, PRN, AUX, NUL, COM0 … COM9, LPT0 … LPT9, and with
  /// superscript digits; names with a dollar sign are none here.
  private static func isReserved(_ name: String) -> Bool {
    let first = name.unicodeScalars.prefix { $0 != "." }
    let word = String(String.UnicodeScalarView(first.reversed().drop { $0 == " " }.reversed())).uppercased()
    if ["CON", "PRN", "AUX", "NUL"].contains(word) { return true }
    guard word.count == 4, let digit = word.last, word.hasPrefix("COM") || word.hasPrefix("LPT") else { return false }
    return "0123456789¹²³".contains(digit)
  }
}

extension Unicode.GeneralCategory {
  /// Whether a scalar of the category is drawn on the one before it.
  fileprivate var isMark: Bool {
    switch self {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
