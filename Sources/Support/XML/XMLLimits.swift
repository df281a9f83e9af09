/// How much of an XML document is taken in before it is refused, so that a hostile one costs little.
package struct XMLLimits: Hashable, Sendable {
  /// How deep elements may be nested.
  package var depth: Int
  /// How many elements there may be.
  package var elements: Int
  /// How many attributes an element may have.
  package var attributes: Int

  /// Creates limits; those that are not given are wide enough for every real drawing.
  ///
  /// Values of elements are freed one inside the other, so that a depth of many thousands would exhaust the stack.
  package init(depth: Int = 200, elements: Int = 4_000_000, attributes: Int = 500) {
    self.depth = depth
    self.elements = elements
    self.attributes = attributes
  }
}
