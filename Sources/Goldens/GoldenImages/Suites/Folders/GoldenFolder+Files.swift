internal import Files

extension GoldenFolder {
  /// The files of all goldens, in order; sidecars, and files that no golden can have, are not among them.
  public func files() throws(GoldenError) -> [GoldenFile] { try contents().goldens.map(\.file) }

  /// All that is in the folder, but for what begins with a dot at its top.
  func contents() throws(GoldenError) -> GoldenFolderContents {
    var contents = GoldenFolderContents()
    for suite in try FolderAccess.entries(of: path) where !suite.name.hasPrefix(".") {
      guard suite.isFolder else {
        if suite.name != GoldenConfiguration.fileName { contents.others.append(suite.name) }
        continue
      }
      let entries = try FolderAccess.entries(of: "\(path)/\(suite.name)")
      let pictures = Set(
        entries.compactMap { GoldenFile("\(suite.name)/\($0.name)")?.golden }.filter(\.kind.isPicture).map(\.name))
      for entry in entries {
        let file = "\(suite.name)/\(entry.name)"
        if !entry.isFolder, GoldenMask.isPicture(entry.name) {
          contents.masks.append(.init(suite: suite.name, name: entry.name, size: entry.size))
          continue
        }
        guard !entry.isFolder, !entry.name.hasPrefix("."), let golden = GoldenFile(file) else {
          contents.others.append(file)
          continue
        }
        if golden.golden.kind == .json, golden.variant == nil, try isSidecar(golden, pictures) {
          contents.sidecars.append(golden.golden.name)
        } else {
          contents.goldens.append(GoldenFolderContents.File(file: golden, size: entry.size))
        }
      }
    }
    contents.goldens.sort { $0.file < $1.file }
    contents.sidecars.sort()
    return contents
  }

  /// Whether a file `<name>.json` is a sidecar: it lies beside a picture of that name, or says that it is one.
  private func isSidecar(_ file: GoldenFile, _ pictures: Set<GoldenName>) throws(GoldenError) -> Bool {
    if pictures.contains(file.golden.name) { return true }
    guard let bytes = try FolderAccess.read(path(of: file)) else { return false }
    return GoldenSidecar.isSidecar(bytes)
  }
}

/// What is in a folder of goldens.
struct GoldenFolderContents {
  /// A file of a golden.
  struct File {
    let file: GoldenFile
    /// Its size in bytes.
    let size: Int
  }

  /// A picture of a mask, beside the goldens of its suite.
  struct Mask {
    let suite: String
    let name: String
    /// Its size in bytes.
    let size: Int
  }

  /// The files of goldens, in order.
  var goldens: [File] = []
  /// The names that have a sidecar, in order.
  var sidecars: [GoldenName] = []
  /// The pictures of masks.
  var masks: [Mask] = []
  /// Paths of what is neither, relative to the folder.
  var others: [String] = []
}
