internal import Files
internal import ImageFiles
internal import Paths
public import Support

/// A folder of goldens, `Goldens/<suite>/<name>.png`, with what belongs to it.
///
/// - `Goldens/<suite>/<name>@<os>-<arch>.png` is what one platform draws otherwise than the canonical one;
/// - `Goldens/<suite>/<name>.json` says what the picture may differ by: ``GoldenSidecar``;
/// - `Goldens/goldens.json` says what holds for all: ``GoldenConfiguration``;
/// - `Goldens/.pending/` holds pictures that failed, for a person to approve: ``PendingGolden``;
/// - `Goldens/.ledger/` holds what test runs touched: ``GoldenLedger``.
///
/// Nothing is kept in memory: each question reads the folder as it is.
public struct GoldenFolder: Hashable, Sendable {
  /// The folder of the goldens.
  public let path: String
  /// The folder of pending goldens.
  public let pendingPath: String
  /// The folder of ledgers.
  public let ledgerPath: String

  /// Names a folder, which need not exist; what was pending and touched is in `.pending` and `.ledger` in it, or in the
  /// folder of artefacts that a run on another machine left.
  public init(_ path: String, artifacts: String? = nil) {
    self.path = path
    // Not hidden there: those who collect artefacts often leave hidden files out.
    pendingPath = artifacts.map { "\($0)/pending" } ?? "\(path)/.pending"
    ledgerPath = artifacts.map { "\($0)/ledger" } ?? "\(path)/.ledger"
  }

  /// Names a folder whose ledgers are elsewhere.
  init(_ path: String, ledgers ledgerPath: String) {
    self.path = path
    self.ledgerPath = ledgerPath
    pendingPath = "\(path)/.pending"
  }

  /// Where a golden's file is or would be.
  public func path(of file: GoldenFile) -> String { "\(path)/\(file.path)" }

  /// Where a golden picture's sidecar is or would be.
  public func sidecarPath(of name: GoldenName) -> String { "\(path)/\(name).json" }

  /// Where the configuration is or would be.
  public var configurationPath: String { "\(path)/\(GoldenConfiguration.fileName)" }

  /// What holds for all goldens: what `goldens.json` says, or the defaults where there is none.
  public func configuration() throws(GoldenError) -> GoldenConfiguration {
    guard let bytes = try FolderAccess.read(configurationPath) else { return GoldenConfiguration() }
    return try GoldenConfiguration(json: bytes, file: configurationPath)
  }

  /// What holds for one golden picture; `nil` where there is no sidecar.
  public func sidecar(of name: GoldenName) throws(GoldenError) -> GoldenSidecar? {
    let path = sidecarPath(of: name)
    guard let bytes = try FolderAccess.read(path) else { return nil }
    return try GoldenSidecar(json: bytes, file: path)
  }

  /// The file that a golden is compared with on a platform, the most specific first, and its bytes; `nil` where there
  /// is none.
  public func lookUp(_ golden: Golden, on platform: Platform) throws(GoldenError) -> (
    file: GoldenFile, bytes: [UInt8]
  )? {
    for variant in platform.widening.map(Optional.some) + [nil] {
      let file = GoldenFile(golden, variant: variant)
      if let bytes = try FolderAccess.read(path(of: file)) { return (file, bytes) }
    }
    return nil
  }

  /// The file that recording a golden on a platform writes, where `found` is what it was compared with.
  ///
  /// That is the canonical file on the canonical platform, and a variant on others. A variant that is there for the
  /// platform is written to, so that it does not go on to hide what was recorded.
  public func recordedFile(
    of golden: Golden, on platform: Platform, found: GoldenFile?, _ configuration: GoldenConfiguration
  ) -> GoldenFile {
    if configuration.isCanonical(platform) { return found ?? GoldenFile(golden) }
    return GoldenFile(golden, variant: platform)
  }
}

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

extension GoldenFolder {
  /// The pixels that the mask of a golden's sidecar covers; its pictures are read from beside the golden.
  public func pixels(of mask: GoldenMask, _ name: GoldenName) throws(GoldenError) -> PixelMask {
    var pixels = PixelMask(rectangles: mask.rectangles)
    for data in mask.paths {
      do throws(PathDataError) { pixels.paths.append(try Path(svgPathData: data)) } catch {
        throw .file(path: sidecarPath(of: name), reason: "\(error)")
      }
    }
    for picture in mask.pictures {
      let path = "\(path)/\(name.suite)/\(picture)"
      guard let bytes = try FolderAccess.read(path) else {
        throw .file(path: path, reason: "\(name).json masks by this picture, and there is none")
      }
      do { pixels.pictures.append(try RGBAImage(png: bytes)) } catch { throw .file(path: path, reason: "\(error)") }
    }
    return pixels
  }
}

extension PixelMask {
  /// The areas of two masks.
  func joined(with other: PixelMask) -> PixelMask {
    PixelMask(
      rectangles: rectangles + other.rectangles, paths: paths + other.paths, pictures: pictures + other.pictures)
  }
}

extension GoldenFolder {
  /// What is pending, in order; what a crash left behind half is left out.
  public func pending() throws(GoldenError) -> [PendingGolden] { try PendingStore(path: pendingPath).all() }

  /// What of that is named by patterns, and the patterns that name nothing, each with the name that was likely meant.
  ///
  /// A pattern `group:ID` names all goldens that changed in the same way.
  public func pending(_ patterns: [GoldenPattern]) throws(GoldenError) -> PendingSelection {
    let all = try pending()
    var selected: Set<GoldenFile> = []
    var unknown: [PendingSelection.Unknown] = []
    for pattern in patterns {
      let named = all.filter { pattern.matches($0) }
      for golden in named { selected.insert(golden.file) }
      if named.isEmpty {
        let names = all.map(\.name.description) + all.map(\.name.name) + all.map(\.file.path)
        unknown.append(.init(pattern: pattern, suggestion: likeliestMeaning(of: pattern.text, among: names)))
      }
    }
    return PendingSelection(goldens: all.filter { selected.contains($0.file) }, unknown: unknown)
  }
}

/// Pending goldens that were chosen by patterns.
public struct PendingSelection: Hashable, Sendable {
  /// A pattern that names nothing.
  public struct Unknown: Hashable, Sendable {
    /// The pattern.
    public let pattern: GoldenPattern
    /// The name that was likely meant; `nil` where none is near.
    public let suggestion: String?
  }

  /// The goldens, in order, each once.
  public let goldens: [PendingGolden]
  /// The patterns that name nothing.
  public let unknown: [Unknown]
}

extension GoldenPattern {
  /// Whether the pattern names a pending golden, by its file or as `group:ID`.
  public func matches(_ pending: PendingGolden) -> Bool {
    text.hasPrefix("group:") ? pending.group == String(text.dropFirst("group:".count)) : matches(pending.file)
  }
}

/// Why something about a folder of goldens cannot be done.
public enum GoldenError: Error, Hashable, Sendable {
  /// A configuration, sidecar, ledger or decisions file cannot be read as what it should be.
  case document(DocumentError)
  /// A file or folder cannot be read or written.
  case file(path: String, reason: String)
  /// A variable of the environment, which the process that runs the tests has read, is not what it may be.
  case environment(variable: String, reason: String)
}

extension GoldenError: CustomStringConvertible {
  /// Where and why, in one line.
  public var description: String {
    switch self {
    case .document(let error): error.description
    case .file(let path, let reason): "\(path): \(reason)"
    case .environment(let variable, let reason): "\(variable): \(reason)"
    }
  }
}
