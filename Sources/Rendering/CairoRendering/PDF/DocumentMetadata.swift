internal import Support

/// What a PDF says about itself.
public struct DocumentMetadata: Hashable, Sendable {
  /// The title; that of the first scene where nil.
  public var title: String?
  /// Who made it; not said where nil.
  public var author: String?
  /// When it was made, in seconds since the beginning of 1970 in UTC; not said where nil.
  ///
  /// The clock is never asked.
  public var creationDate: Int?

  /// Creates metadata.
  public init(title: String? = nil, author: String? = nil, creationDate: Int? = nil) {
    self.title = title
    self.author = author
    self.creationDate = creationDate
  }

  /// The creation date as ISO 8601 writes it.
  var creationDateText: String? {
    guard let creationDate else { return nil }
    let time = WallTime(clampingSecondsSince1970InUTC: creationDate)
    return "\(time.day)T\(time.clock)Z"
  }
}
