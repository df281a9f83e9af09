internal import Drawing

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

  private static let interFaces: [(file: String, weight: TextStyle.Weight)] = [
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
