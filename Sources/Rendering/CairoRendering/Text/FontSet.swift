internal import CPango
internal import Drawing
internal import Paths

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The font files that text is drawn and measured with: these and no others.
///
/// The order is the order of fallback: a character is taken from the first face that has it. What else is installed
/// on the machine, its language and its font configuration have no part in it. A set opens its fonts once, for all
/// renderers and measurers that refer to it, so keep one set. Two sets are equal if they name the same files.
public final class FontSet: Sendable {
  let faces: [FontFace]
  let shared = SharedShaper()

  /// Creates a set from files, all of which are opened as soon as text is drawn.
  ///
  /// - Throws: `FontError.empty` or `.unreadable`.
  public init(files: [String]) throws(FontError) {
    guard !files.isEmpty else { throw .empty }
    for path in files where access(path, R_OK) != 0 { throw .unreadable(path: path) }
    faces = files.map { FontFace(path: $0) }
  }

  init(faces: [FontFace]) {
    self.faces = faces
  }

  /// Keeps Pango from reading the machine's font configuration, which no picture needs.
  ///
  /// Pango reads it in a thread of its own when text is first drawn, and a machine without a font cache then opens
  /// every font it has. This changes the whole process: call it at the start of a program that draws text with this
  /// package alone, and not from a library.
  public static func leaveSystemConfigurationUnread() {
    guard let empty = FcConfigCreate() else { return }
    FcConfigSetCurrent(empty)
    FcConfigDestroy(empty)
  }

  /// The paths of the files, in the order of fallback.
  public var files: [String] { faces.map(\.path) }
}

extension FontSet: Hashable {
  /// Whether two sets name the same files for the same uses.
  public static func == (left: FontSet, right: FontSet) -> Bool { left.faces == right.faces }

  /// Hashes the files.
  public func hash(into hasher: inout Hasher) { hasher.combine(faces) }
}

/// A font file and what it is for.
struct FontFace: Hashable, Sendable {
  /// Which texts a face is opened for.
  enum Use: Hashable, Sendable {
    /// All.
    case always
    /// Those with a character in one of the ranges.
    case characters([ClosedRange<UInt32>])
    /// Those with a character that no face's ranges name.
    case otherCharacters
  }

  /// Where the file is.
  var path: String
  /// The weights that the face stands for.
  var weights = Set(FontWeight.allCases)
  /// Which texts it is opened for.
  var use = Use.always

  /// Whether every face that draws Latin letters has a character, so that nobody else needs to be asked.
  static func isBasic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x17E, 0x2010...0x2014, 0x2018...0x201E, 0x2020...0x2022, 0x2026, 0x20AC: true
    default: false
    }
  }
}

extension [FontFace] {
  /// The files that a text in a weight may need, in the order of fallback.
  ///
  /// Only these are opened, and the answer depends on the text alone: what was drawn before changes nothing.
  func files(for text: String, weight: FontWeight) -> [String] {
    let suitable = filter { $0.weights.contains(weight) }
    var wanted = suitable.map { $0.use == .always }
    for scalar in text.unicodeScalars where !FontFace.isBasic(scalar) {
      var isClaimed = false
      for (index, face) in suitable.enumerated() {
        guard case .characters(let ranges) = face.use, ranges.contains(where: { $0.contains(scalar.value) }) else {
          continue
        }
        wanted[index] = true
        isClaimed = true
      }
      if !isClaimed {
        for (index, face) in suitable.enumerated() where face.use == .otherCharacters { wanted[index] = true }
      }
    }
    return zip(suitable, wanted).filter { $0.1 }.map(\.0.path)
  }
}

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
