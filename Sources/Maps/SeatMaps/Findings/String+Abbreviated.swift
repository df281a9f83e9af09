extension String {
  /// The text for a message: after 60 Unicode scalars an ellipsis stands for the rest, so that no name fills a page.
  var abbreviated: String {
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: 60, limitedBy: scalars.endIndex), end < scalars.endIndex
    else { return self }
    return String(scalars[..<end]) + "…"
  }
}
