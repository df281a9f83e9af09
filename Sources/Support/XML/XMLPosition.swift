/// A place in the text of an XML document.
package struct XMLPosition: Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// The column in Unicode scalars, counted from 1.
  package var column: Int

  /// Creates a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
