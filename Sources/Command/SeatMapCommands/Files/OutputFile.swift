internal import Files
internal import Glibc

/// A file that a command writes: a path, or `-` for standard output.
///
/// A file is replaced whole or not at all, as ``WholeFile`` does it.
struct OutputFile: Hashable {
  /// The path as it was given.
  let path: String

  /// Whether it is standard output.
  var isStandardOutput: Bool { path == "-" }

  /// The name in messages.
  var name: String { isStandardOutput ? "standard output" : path }

  /// Writes the file; the failure is `cannotWrite`.
  func write(_ bytes: [UInt8], console: any CommandConsole) throws(CommandFailure) {
    do throws(SystemError) {
      if isStandardOutput {
        try console.writeOutput(bytes)
      } else {
        try WholeFile.replace(path, with: bytes)
      }
    } catch {
      // Whoever reads the pipe and has gone away knows.
      throw CommandFailure(.cannotWrite, error.isBrokenPipe ? "" : "\(name): cannot write: \(reason(error))")
    }
  }

  /// Writes the file where there is none of its name; the failure is `cannotWrite`.
  func create(with bytes: [UInt8]) throws(CommandFailure) {
    do throws(SystemError) {
      try WholeFile.create(path, with: bytes, permissions: 0o644)
    } catch {
      let reason = error.code == EEXIST ? "there is such a file already; --force replaces it" : reason(error)
      throw CommandFailure(.cannotWrite, "\(name): cannot write: \(reason)")
    }
  }

  private func reason(_ error: SystemError) -> String {
    let folder = FilePath.folder(of: path)
    return error.code == ENOENT && !folder.isEmpty ? "there is no folder \(folder)" : error.description
  }
}
