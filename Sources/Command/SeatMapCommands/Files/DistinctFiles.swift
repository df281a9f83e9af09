internal import Files

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
