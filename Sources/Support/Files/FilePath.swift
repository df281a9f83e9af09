/// Questions about the text of a path.
package enum FilePath {
  /// The folder that a path names, with the slash at its end; empty for the current one.
  package static func folder(of path: String) -> Substring {
    // By bytes: a slash and a combining mark after it are one character.
    path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex)]
  }
}
