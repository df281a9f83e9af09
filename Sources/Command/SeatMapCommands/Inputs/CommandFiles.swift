internal import Files
internal import Glibc
internal import Support

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
    do throws(FileError) {
      return isStandardInput
        ? try standardInput(limit: limit, console: console) : try WholeFile.content(of: path, limit: limit)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func standardInput(limit: Int, console: any CommandConsole) throws(FileError) -> [UInt8] {
    do throws(SystemError) {
      let bytes = try console.readInput(limit: limit)
      if bytes.count <= limit { return bytes }
    } catch {
      throw FileError(name, .system(error))
    }
    throw FileError(name, .tooLarge(limit: limit))
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
}

extension CommandFailure {
  /// A file that cannot be read; names the option that raises a limit.
  init(_ error: FileError) {
    switch error.reason {
    case .system: self.init(.noInput, error.description)
    case .tooLarge: self.init(.badData, "\(error); --max-bytes raises it")
    }
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
