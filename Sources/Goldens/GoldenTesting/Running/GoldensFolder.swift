internal import FoundationEssentials

/// The folder of goldens of the package that a test is in.
enum GoldensFolder {
  /// `Goldens` beside the `Package.swift` that is nearest above a source file; where there is none, as when sources
  /// are not kept where tests run, beside the file itself.
  static func path(forTestsIn filePath: String) -> String {
    let file = URL(filePath: filePath)
    var folder = file.deletingLastPathComponent()
    while folder.path.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder.appending(path: name).path
      }
      folder.deleteLastPathComponent()
    }
    return file.deletingLastPathComponent().appending(path: name).path
  }

  /// The same for every way to write the path of a folder, which need not exist.
  static func identity(of folder: String) -> String {
    let url = URL(filePath: folder).standardizedFileURL
    let above = url.deletingLastPathComponent().resolvingSymlinksInPath()
    return above.appending(path: url.lastPathComponent).resolvingSymlinksInPath().path
  }

  private static let name = "Goldens"
}
