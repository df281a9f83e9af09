internal import FoundationEssentials
internal import ImageFiles

/// A folder of golden pictures, `<suite>/<name>.png`, and what to do when a picture is not like its golden.
///
/// Nothing here reads the environment: whoever makes the store says what the mode is and whether this is a continuous
/// integration server.
public struct GoldenStore: Hashable, Sendable {
  /// The folder of the goldens.
  public let folder: String
  /// The folder for pictures of what went wrong: `<suite>/<name>.actual.png` and `<suite>/<name>.diff.png`.
  public let outputFolder: String
  /// What to do with a golden that is missing or differs.
  public let mode: GoldenMode
  /// Whether this is a continuous integration server, where no golden is ever written, whatever the mode.
  public let isContinuousIntegration: Bool

  /// Creates a store; the folders need not exist.
  public init(folder: String, outputFolder: String, mode: GoldenMode, isContinuousIntegration: Bool) {
    self.folder = folder
    self.outputFolder = outputFolder
    self.mode = mode
    self.isContinuousIntegration = isContinuousIntegration
  }

  /// Where a golden is or would be.
  public func goldenPath(_ name: GoldenName) -> String { "\(folder)/\(name).png" }

  /// Holds a PNG file against its golden.
  ///
  /// On failure the picture, and where there is a golden the difference, are left in ``outputFolder``; on success what
  /// an earlier failure left there is removed. In ``GoldenMode/record``, outside continuous integration, a golden that
  /// is missing, differs or cannot be read is replaced instead, by the very bytes given; one that passes is not touched.
  /// A picture that cannot be read never becomes a golden.
  public func verify(png: [UInt8], _ name: GoldenName, tolerance: Tolerance = .exact) -> GoldenVerdict {
    let actual: RGBAImage
    do { actual = try RGBAImage(png: png) } catch { return .unreadableActual(error) }

    do {
      guard let bytes = try read(goldenPath(name)) else {
        if mayRecord { return try record(png, name) }
        return .missing(golden: goldenPath(name), actual: try leave(png, name, "actual"))
      }
      let expected: RGBAImage
      do {
        expected = try RGBAImage(png: bytes)
      } catch {
        return mayRecord ? try record(png, name) : .unreadableGolden(path: goldenPath(name), error)
      }
      let verdict = ImageVerdict(expected: expected, actual: actual, tolerance: tolerance)
      let comparison = verdict.comparison
      if verdict.isPassed {
        removePictures(name)
        return .passed(comparison)
      }
      if mayRecord { return try record(png, name) }
      let difference = RGBAImage.difference(expected: expected, actual: actual)
      return .differs(
        comparison, tolerance: tolerance, golden: goldenPath(name), actual: try leave(png, name, "actual"),
        difference: try leave(encoded(difference, for: name), name, "diff"))
    } catch {
      return .fileFailure(path: error.path, reason: error.reason)
    }
  }

  private var mayRecord: Bool { mode == .record && !isContinuousIntegration }

  private func record(_ png: [UInt8], _ name: GoldenName) throws(FileFailure) -> GoldenVerdict {
    try write(png, to: goldenPath(name))
    removePictures(name)
    return .recorded(golden: goldenPath(name))
  }

  private func leave(_ png: [UInt8], _ name: GoldenName, _ kind: String) throws(FileFailure) -> String {
    let path = outputPath(name, kind)
    try write(png, to: path)
    return path
  }

  private func encoded(_ picture: RGBAImage, for name: GoldenName) throws(FileFailure) -> [UInt8] {
    do { return try picture.png() } catch {
      throw FileFailure(path: outputPath(name, "diff"), reason: error.description)
    }
  }

  private func removePictures(_ name: GoldenName) {
    for kind in ["actual", "diff"] {
      // Not there is as good as removed, and a picture that stays behind does no harm.
      try? FileManager.default.removeItem(atPath: outputPath(name, kind))
    }
  }

  private func outputPath(_ name: GoldenName, _ kind: String) -> String { "\(outputFolder)/\(name).\(kind).png" }

  /// The bytes of a file; `nil` when there is no such file.
  private func read(_ path: String) throws(FileFailure) -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do { return [UInt8](try Data(contentsOf: URL(filePath: path))) } catch {
      throw FileFailure(path: path, reason: "cannot be read: \(error)")
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    let file = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file, options: .atomic)
    } catch {
      throw FileFailure(path: path, reason: "cannot be written: \(error)")
    }
  }
}

private struct FileFailure: Error {
  var path: String
  var reason: String
}
