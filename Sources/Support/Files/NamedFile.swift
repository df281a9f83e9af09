internal import Glibc

/// Why a file that somebody named cannot be read whole.
public struct FileError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The system does not open or read it.
    case system(SystemError)
    /// It has more bytes than are read.
    case tooLarge(limit: Int)
  }

  /// The file's path.
  public let path: String
  /// What is wrong.
  public let reason: Reason

  /// Creates an error.
  public init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension FileError: CustomStringConvertible {
  /// The path and what is wrong with the file, in one line.
  public var description: String { "\(path.isEmpty ? "\"\"" : path): \(reason)" }
}

extension FileError.Reason: CustomStringConvertible {
  /// What is wrong, in a few words.
  public var description: String {
    switch self {
    case .system(let error):
      switch error.code {
      case EISDIR: "is a folder, not a file"
      case ENODEV: "is a device, not a file"
      default: error.description
      }
    case .tooLarge(let limit): "the file has more than the limit of \(limit) bytes"
    }
  }
}

extension WholeFile {
  /// The content of a file or pipe that somebody named; folders and devices are refused.
  ///
  /// A file larger than `limit` bytes is refused, unread where the system knows its size. A pipe is waited for.
  package static func content(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(SystemError) {
      let file = try FileDescriptor(opening: path, O_RDONLY | O_NOCTTY)
      let status = try file.status()
      switch status.st_mode & S_IFMT {
      case S_IFREG, S_IFIFO: break
      case S_IFDIR: throw SystemError(code: EISDIR)
      // Such as /dev/urandom, which never ends.
      default: throw SystemError(code: ENODEV)
      }
      bytes =
        status.st_size <= limit ? try file.readAll(expecting: Int(status.st_size), limit: limit) : nil
    } catch {
      throw FileError(path, .system(error))
    }
    guard let bytes, bytes.count <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
    return bytes
  }
}

/// The files that a program has read or is going to, so that no output takes the place of one.
package struct ReadFiles: Sendable {
  private var roles: [FileIdentity: String] = [:]
  private var paths: Set<String> = []

  /// No files yet.
  package init() {}

  /// Takes a file in, and the word for it in messages, such as "picture"; one that is not there is no file.
  package mutating func add(_ path: String, as role: String) {
    guard paths.insert(path).inserted, let identity = FileIdentity(path: path) else { return }
    roles[identity] = role
  }

  /// What the file is that an output at a path would replace; `nil` if it is none of these.
  package func role(ofFileAt path: String) -> String? { FileIdentity(path: path).flatMap { roles[$0] } }
}
