internal import Files
internal import Glibc
internal import JSON

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

  /// Reads the file whole, and what `read` makes of its bytes and name; what the reader refuses is a failure that names
  /// the option that raises a limit.
  func document<Document>(
    limit: Int, in session: Session, _ read: ([UInt8], String) throws(DocumentError) -> Document
  ) throws(CommandFailure) -> Document {
    let bytes = try bytes(limit: limit, console: session.console)
    do throws(DocumentError) {
      return try read(bytes, name)
    } catch {
      throw CommandFailure(error)
    }
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

/// The check that no output of a command would overwrite what it reads, or another of its outputs.
enum DistinctFiles {
  /// A file that a command reads, and the word for it in messages, such as "plan".
  typealias Input = (role: String, file: InputFile?)

  /// Refuses an output that is one of the inputs, or the same file as an output before it; the failure is `usage`.
  static func check(inputs: [Input], outputs: [OutputFile]) throws(CommandFailure) {
    var roles: [FileIdentity: String] = [:]
    for (role, file) in inputs {
      guard let file, !file.isStandardInput, let identity = FileIdentity(path: file.path) else { continue }
      roles[identity] = role
    }
    var earlier: [FileIdentity: String] = [:]
    for output in outputs {
      guard !output.isStandardOutput, let identity = FileIdentity(path: output.path) else { continue }
      if let role = roles[identity] {
        throw CommandFailure(.usage, "-o \(output.path) would overwrite the \(role) that is read: name another file")
      }
      if let other = earlier.updateValue(output.path, forKey: identity) {
        throw CommandFailure(.usage, "-o names one file twice, as \(other) and as \(output.path)")
      }
    }
  }
}

/// The files that a command has read or is going to, so that no output takes the place of one.
struct ReadFiles {
  private var roles: [FileIdentity: String] = [:]
  private var paths: Set<String> = []

  /// Takes a file in, and the word for it in messages, such as "picture"; one that is not there is no file.
  mutating func add(_ path: String, as role: String) {
    guard paths.insert(path).inserted, let identity = FileIdentity(path: path) else { return }
    roles[identity] = role
  }

  /// What the file is that an output at a path would replace; nil where it is none of these.
  func role(ofFileAt path: String) -> String? { FileIdentity(path: path).flatMap { roles[$0] } }
}
