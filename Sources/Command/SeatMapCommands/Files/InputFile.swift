internal import Files
internal import Glibc

/// A file that a command reads: a path, or `-` for standard input.
struct InputFile: Hashable {
  /// The path as it was given.
  let path: String

  /// Whether it is standard input.
  var isStandardInput: Bool { path == "-" }

  /// The name in messages.
  var name: String { isStandardInput ? "standard input" : path.isEmpty ? "\"\"" : path }

  /// Reads the file whole.
  ///
  /// A file larger than `limit` bytes is refused, unread where its size is known. The failure is `noInput` where there
  /// is no such file or pipe, and `badData` where it is too large.
  func bytes(limit: Int, console: any CommandConsole) throws(CommandFailure) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = isStandardInput ? try console.readInput(limit: limit) : try read(limit: limit)
    } catch {
      throw CommandFailure(.noInput, "\(name): \(reason(error))")
    }
    guard let bytes, bytes.count <= limit else {
      throw CommandFailure(
        .badData, "\(name): the file has more than the limit of \(limit) bytes; --max-bytes raises it")
    }
    return bytes
  }

  private func reason(_ error: SystemError) -> String {
    switch error.code {
    case EISDIR: "is a folder, not a file"
    case ENODEV: "is a device, not a file"
    default: error.description
    }
  }

  /// The content of a file that has a path; nil where it is known beforehand to be larger than the limit.
  private func read(limit: Int) throws(SystemError) -> [UInt8]? {
    let file = try FileDescriptor(opening: path, O_RDONLY | O_NOCTTY)
    let status = try file.status()
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFIFO: break
    case S_IFDIR: throw SystemError(code: EISDIR)
    // Such as /dev/urandom, which never ends.
    default: throw SystemError(code: ENODEV)
    }
    guard status.st_size <= limit else { return nil }
    return try file.readAll(expecting: Int(status.st_size), limit: limit)
  }
}
