internal import Drawing
internal import Paths

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension FontSet {
  /// The set that this package's own pictures are drawn with: Inter, and for what Inter does not have Noto Sans, Droid
  /// Sans Fallback (Chinese, Japanese, Korean) and Noto Color Emoji.
  ///
  /// The faces of a script are opened when a text in that script is first drawn.
  ///
  /// - Parameter directories: Where the files may be, at any depth; of two files of one name the first counts, and
  ///   directories after the one that has the last of the files are not looked at.
  /// - Throws: `FontError.missing`, which names the package to install.
  /// - Complexity: O(*n*) in the number of files in the directories; no file is opened.
  public static func standard(in directories: [String] = usualDirectories) throws(FontError) -> FontSet {
    var paths: [String: String] = [:]
    for directory in directories where !requiredFiles.allSatisfy({ paths[$0] != nil }) {
      collectFonts(in: directory, depth: 0, into: &paths)
    }

    func path(_ file: String, of package: String) throws(FontError) -> String {
      guard let path = paths[file] else { throw .missing(file: file, package: package, directories: directories) }
      return path
    }

    var faces: [FontFace] = []
    for (file, weight) in interFaces {
      faces.append(FontFace(path: try path(file, of: "fonts-inter"), weights: [weight]))
    }
    for script in ScriptFont.all {
      let regular = try path("\(script.name)-Regular.ttf", of: "fonts-noto-core")
      let bold = paths["\(script.name)-Bold.ttf"]
      faces += notoFaces(regular: regular, bold: bold, use: .characters(script.ranges))
    }
    // The full file has the most ideographs, the other one Hangul.
    for file in ideographFiles {
      faces.append(
        FontFace(path: try path(file, of: "fonts-droid-fallback"), use: .characters(ScriptFont.ideographs)))
    }
    faces.append(
      FontFace(path: try path(emojiFile, of: "fonts-noto-color-emoji"), use: .characters(ScriptFont.emoji)))
    for name in paths.keys.sorted() where name.hasPrefix("NotoSans") && name.hasSuffix("-Regular.ttf") {
      guard let path = paths[name], !faces.contains(where: { $0.path == path }) else { continue }
      faces.append(FontFace(path: path, use: .otherCharacters))
    }
    return FontSet(faces: faces)
  }

  /// Where Debian's packages put the files, and at last all that is installed.
  ///
  /// A machine may have thousands of fonts; these are few folders.
  public static let usualDirectories = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/noto", "/usr/share/fonts/truetype/droid",
    "/usr/share/fonts-droid-fallback", "/usr/share/fonts",
  ]

  private static let interFaces: [(file: String, weight: FontWeight)] = [
    ("Inter-Regular.otf", .regular), ("Inter-Medium.otf", .medium), ("Inter-SemiBold.otf", .semibold),
    ("Inter-Bold.otf", .bold), ("Inter-Black.otf", .black),
  ]
  private static let ideographFiles = ["DroidSansFallbackFull.ttf", "DroidSansFallback.ttf"]
  private static let emojiFile = "NotoColorEmoji.ttf"
  private static let requiredFiles =
    interFaces.map(\.file) + ScriptFont.all.map { "\($0.name)-Regular.ttf" } + ideographFiles + [emojiFile]

  /// The faces of a family that has a regular and perhaps a bold one.
  private static func notoFaces(regular: String, bold: String?, use: FontFace.Use) -> [FontFace] {
    guard let bold else { return [FontFace(path: regular, use: use)] }
    return [
      FontFace(path: regular, weights: [.regular, .medium], use: use),
      FontFace(path: bold, weights: [.semibold, .bold, .black], use: use),
    ]
  }

  /// Finds the font files below a directory, in the order of their names so that the disk's own order has no part.
  private static func collectFonts(in directory: String, depth: Int, into paths: inout [String: String]) {
    // Links may lead in circles; no distribution nests its fonts deeper than this.
    guard depth < 6, let stream = opendir(directory) else { return }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      // Of what is a file for certain, only fonts count; a link may lead to a folder.
      let mayHoldFonts = isFont(name) || Int(entry.pointee.d_type) != Int(DT_REG)
      if mayHoldFonts, !name.hasPrefix(".") { names.append(name) }
    }
    for name in names.sorted() {
      let path = "\(directory)/\(name)"
      if isFont(name) {
        if paths[name] == nil { paths[name] = path }
      } else {
        collectFonts(in: path, depth: depth + 1, into: &paths)
      }
    }
  }

  private static func isFont(_ name: String) -> Bool {
    name.hasSuffix(".ttf") || name.hasSuffix(".otf") || name.hasSuffix(".ttc")
  }
}

/// A Noto family and the characters that it is opened for, by the blocks of the Unicode Standard.
struct ScriptFont {
  /// The part of the file names before the hyphen.
  let name: String
  /// The blocks.
  let ranges: [ClosedRange<UInt32>]

  init(_ name: String, _ ranges: ClosedRange<UInt32>...) {
    self.name = name
    self.ranges = ranges
  }

  /// The families of living scripts and of symbols, in the order of fallback.
  static let all: [ScriptFont] = [
    // Latin, Greek and Cyrillic beyond what every face has, punctuation, currency, arrows.
    ScriptFont(
      "NotoSans", 0x17F...0x52F, 0x1C80...0x1C8F, 0x1D00...0x1FFF, 0x2000...0x2BFF, 0x2C60...0x2C7F,
      0x2DE0...0x2E7F, 0xA640...0xA7FF, 0xAB30...0xAB6F, 0xFB00...0xFB06),
    ScriptFont("NotoSansArmenian", 0x530...0x58F, 0xFB13...0xFB17),
    ScriptFont("NotoSansHebrew", 0x590...0x5FF, 0xFB1D...0xFB4F),
    ScriptFont("NotoSansArabic", 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF),
    ScriptFont("NotoSansSyriac", 0x700...0x74F),
    ScriptFont("NotoSansThaana", 0x780...0x7BF),
    ScriptFont("NotoSansNKo", 0x7C0...0x7FF),
    ScriptFont("NotoSansDevanagari", 0x900...0x97F, 0x1CD0...0x1CFF, 0xA8E0...0xA8FF),
    ScriptFont("NotoSansBengali", 0x980...0x9FF),
    ScriptFont("NotoSansGurmukhi", 0xA00...0xA7F),
    ScriptFont("NotoSansGujarati", 0xA80...0xAFF),
    ScriptFont("NotoSansOriya", 0xB00...0xB7F),
    ScriptFont("NotoSansTamil", 0xB80...0xBFF),
    ScriptFont("NotoSansTelugu", 0xC00...0xC7F),
    ScriptFont("NotoSansKannada", 0xC80...0xCFF),
    ScriptFont("NotoSansMalayalam", 0xD00...0xD7F),
    ScriptFont("NotoSansSinhala", 0xD80...0xDFF),
    ScriptFont("NotoSansThai", 0xE00...0xE7F),
    ScriptFont("NotoSansLao", 0xE80...0xEFF),
    ScriptFont("NotoSerifTibetan", 0xF00...0xFFF),
    ScriptFont("NotoSansMyanmar", 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F),
    ScriptFont("NotoSansGeorgian", 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F),
    ScriptFont("NotoSansEthiopic", 0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F),
    ScriptFont("NotoSansCherokee", 0x13A0...0x13FF, 0xAB70...0xABBF),
    ScriptFont("NotoSansCanadianAboriginal", 0x1400...0x167F, 0x18B0...0x18FF),
    ScriptFont("NotoSansKhmer", 0x1780...0x17FF, 0x19E0...0x19FF),
    ScriptFont("NotoSansMongolian", 0x1800...0x18AF),
    ScriptFont("NotoSansTifinagh", 0x2D30...0x2D7F),
    ScriptFont("NotoSansMath", 0x2100...0x22FF, 0x27C0...0x2AFF, 0x1D400...0x1D7FF),
    ScriptFont("NotoSansSymbols", 0x2000...0x2BFF, 0x1F100...0x1F1FF, 0x1F700...0x1F77F),
    ScriptFont("NotoSansSymbols2", 0x2000...0x2BFF, 0x1F000...0x1F0FF, 0x1F300...0x1FBFF),
  ]

  /// Chinese, Japanese and Korean.
  static let ideographs: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
    0xFF00...0xFFEF, 0x20000...0x3FFFF,
  ]

  /// Emoji, and the selector that asks for a picture instead of a symbol.
  static let emoji: [ClosedRange<UInt32>] = [
    0x203C...0x203C, 0x2049...0x2049, 0x20E3...0x20E3, 0x2122...0x2122, 0x2139...0x2139, 0x2194...0x21AA,
    0x231A...0x23FF, 0x24C2...0x24C2, 0x25AA...0x27BF, 0x2934...0x2935, 0x2B05...0x2B55, 0x3030...0x303D,
    0x3297...0x3299, 0xFE0F...0xFE0F, 0x1F000...0x1FAFF, 0xE0020...0xE007F,
  ]
}
