/// What Git leaves in place of a large file that was not fetched.
public enum GitLFS {
  /// Whether a file's content is a pointer to one kept elsewhere.
  ///
  /// Source: the specification of Git LFS, by which a pointer begins with the key `version`.
  public static func isPointer(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: "version https://git-lfs".utf8)
  }
}
