/// A finished file and what there is to say about it.
public struct RenderedFile: Hashable, Sendable {
  /// The file's content.
  public var bytes: [UInt8]
  /// What was not drawn as asked, each once, in the order of drawing.
  public var warnings: [TextWarning]

  /// Creates a file.
  public init(bytes: [UInt8], warnings: [TextWarning] = []) {
    self.bytes = bytes
    self.warnings = warnings
  }
}
