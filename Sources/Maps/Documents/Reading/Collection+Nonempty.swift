extension Collection {
  /// The collection itself, or nil where there is nothing in it.
  var nonempty: Self? { isEmpty ? nil : self }
}
