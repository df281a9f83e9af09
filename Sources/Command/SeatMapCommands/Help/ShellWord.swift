/// A text as one word for a POSIX shell, in quotes where it needs them.
struct ShellWord: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    let isPlain = !text.isEmpty && text.utf8.allSatisfy { ShellWord.plain.contains($0) }
    description =
      isPlain
      ? text : "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  /// Characters that mean nothing to a shell, at least after the beginning of a word.
  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./,:@%+=".utf8)
}
