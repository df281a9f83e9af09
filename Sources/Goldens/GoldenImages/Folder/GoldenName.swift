/// The name of a golden: a suite and a name in it, written `SeatMaps/theatre-cinema-light`.
///
/// Both are file names on every system: 1 to 80 of the letters a to z, digits, `-`, `_` and `.`, and for the suite
/// A to Z, not beginning or ending with a dot; and no name ends with `.mask`, as pictures of masks do. Names are in
/// lower case, so that no two differ in case alone; ``slug(of:)`` makes one from any text.
public struct GoldenName: Hashable, Sendable {
  /// The folder that the golden is in.
  public let suite: String
  /// The name of the file, without its extension.
  public let name: String

  /// Reads a name; `nil` when it is not one.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    self.init(suite: String(parts[0]), name: String(parts[1]))
  }

  /// Creates a name from its parts; `nil` when one of them is not fit.
  public init?(suite: String, name: String) {
    guard GoldenName.isFileName(suite, mayHaveCapitals: true), GoldenName.isFileName(name, mayHaveCapitals: false),
      !name.hasSuffix(".mask")
    else { return nil }
    self.suite = suite
    self.name = name
  }

  /// The longest that a suite's or a golden's name may be, in characters.
  public static let longestName = 80

  private static func isFileName(_ text: String, mayHaveCapitals: Bool) -> Bool {
    (1...longestName).contains(text.utf8.count) && !text.hasPrefix(".") && !text.hasSuffix(".")
      && text.utf8.allSatisfy { character in
        switch character {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): mayHaveCapitals
        default: false
        }
      }
  }
}

extension GoldenName {
  /// Why a text is no name, in words that say what would be one.
  static func reasonAgainst(_ text: String) -> String {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return "expected a suite, a slash and a name, such as SeatMaps/theatre" }
    guard isFileName(String(parts[0]), mayHaveCapitals: true) else {
      return "a suite has 1 to \(longestName) letters a to z and A to Z, digits, \"-\", \"_\" and \".\""
    }
    return "a name has 1 to \(longestName) letters a to z, digits, \"-\", \"_\" and \".\", such as "
      + "\(parts[0])/\(slug(of: String(parts[1])))"
  }
}

extension GoldenName: CustomStringConvertible {
  /// The name as it is written, such as `SeatMaps/theatre-cinema-light`.
  public var description: String { "\(suite)/\(name)" }
}

extension GoldenName: Comparable {
  /// Whether a name stands before another one: by the bytes of suite, then name.
  public static func < (left: GoldenName, right: GoldenName) -> Bool {
    left.suite == right.suite
      ? left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
      : left.suite.utf8.lexicographicallyPrecedes(right.suite.utf8)
  }
}

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

/// What sort of file a golden is, by the extension of its name: a picture, `png`, or one of the texts, such as `svg`.
public struct GoldenKind: Hashable, Sendable {
  /// The extension, in lower case and without its dot.
  public let fileExtension: String

  /// Creates a kind from an extension of 1 to 12 letters a to z and digits; `nil` when it is not one.
  ///
  /// Everything but `png` is compared as text, so that extensions of other pictures and of PDF are no kinds.
  public init?(_ fileExtension: String) {
    let isExtension =
      (1...12).contains(fileExtension.utf8.count)
      && fileExtension.utf8.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
      }
    guard isExtension, !GoldenKind.otherPictures.contains(fileExtension) else { return nil }
    self.fileExtension = fileExtension
  }

  private init(known fileExtension: String) {
    self.fileExtension = fileExtension
  }

  /// A picture.
  public static let png = GoldenKind(known: "png")
  /// A drawing as text.
  public static let svg = GoldenKind(known: "svg")
  /// Plain text.
  public static let txt = GoldenKind(known: "txt")
  /// A JSON document, compared as text.
  public static let json = GoldenKind(known: "json")

  /// Whether goldens of this kind are compared pixel by pixel, rather than line by line.
  public var isPicture: Bool { self == .png }

  private static let otherPictures = ["avif", "bmp", "gif", "jpeg", "jpg", "pdf", "tif", "tiff", "webp"]
}

extension GoldenKind: CustomStringConvertible {
  /// The extension.
  public var description: String { fileExtension }
}

/// A golden: its name and its kind, written `SeatMaps/theatre.png`.
///
/// A picture and a text may have one name, as the PNG and the SVG of one drawing.
public struct Golden: Hashable, Sendable {
  /// The name.
  public let name: GoldenName
  /// What sort of file it is.
  public let kind: GoldenKind

  /// Names a golden.
  public init(_ name: GoldenName, _ kind: GoldenKind) {
    self.name = name
    self.kind = kind
  }

  /// Reads what ``description`` writes; `nil` when it is no golden.
  public init?(_ text: String) {
    guard let file = GoldenFile(text), file.variant == nil else { return nil }
    self = file.golden
  }
}

extension Golden: CustomStringConvertible {
  /// The golden as it is written, such as `SeatMaps/theatre.png`.
  public var description: String { "\(name).\(kind)" }
}

extension Golden: Comparable {
  /// Whether a golden stands before another one: by name, then extension.
  public static func < (left: Golden, right: Golden) -> Bool {
    left.name == right.name ? left.kind.fileExtension < right.kind.fileExtension : left.name < right.name
  }
}
