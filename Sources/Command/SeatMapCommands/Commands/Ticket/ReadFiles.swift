internal import Files

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
