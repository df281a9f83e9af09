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
  /// - Parameter directories: Where the files may be, at any depth; of two files of one name the first counts.
  /// - Throws: `FontError.missing`, which names the package to install.
  /// - Complexity: O(*n*) in the number of files in the directories; no file is opened.
  public static func standard(
    in directories: [String] = ["/usr/share/fonts", "/usr/share/fonts-droid-fallback"]
  ) throws(FontError) -> FontSet {
    var paths: [String: String] = [:]
    for directory in directories { collectFonts(in: directory, depth: 0, into: &paths) }

    func path(_ file: String, of package: String) throws(FontError) -> String {
      guard let path = paths[file] else { throw .missing(file: file, package: package, directories: directories) }
      return path
    }

    var faces: [FontFace] = []
    for (name, weight) in interFaces {
      faces.append(FontFace(path: try path("Inter-\(name).otf", of: "fonts-inter"), weights: [weight]))
    }
    for script in ScriptFont.all {
      let regular = try path("\(script.name)-Regular.ttf", of: "fonts-noto-core")
      let bold = paths["\(script.name)-Bold.ttf"]
      faces += notoFaces(regular: regular, bold: bold, use: .characters(script.ranges))
    }
    // The full file has the most ideographs, the other one Hangul.
    for file in ["DroidSansFallbackFull.ttf", "DroidSansFallback.ttf"] {
      faces.append(
        FontFace(path: try path(file, of: "fonts-droid-fallback"), use: .characters(ScriptFont.ideographs)))
    }
    faces.append(
      FontFace(path: try path("NotoColorEmoji.ttf", of: "fonts-noto-color-emoji"), use: .characters(ScriptFont.emoji)))
    for name in paths.keys.sorted() where name.hasPrefix("NotoSans") && name.hasSuffix("-Regular.ttf") {
      guard let path = paths[name], !faces.contains(where: { $0.path == path }) else { continue }
      faces.append(FontFace(path: path, use: .otherCharacters))
    }
    return FontSet(faces: faces)
  }

  private static let interFaces: [(String, TextStyle.Weight)] = [
    ("Regular", .regular), ("Medium", .medium), ("SemiBold", .semibold), ("Bold", .bold), ("Black", .black),
  ]

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
      if !name.hasPrefix(".") { names.append(name) }
    }
    for name in names.sorted() {
      let path = "\(directory)/\(name)"
      if name.hasSuffix(".ttf") || name.hasSuffix(".otf") || name.hasSuffix(".ttc") {
        if paths[name] == nil { paths[name] = path }
      } else {
        collectFonts(in: path, depth: depth + 1, into: &paths)
      }
    }
  }
}
