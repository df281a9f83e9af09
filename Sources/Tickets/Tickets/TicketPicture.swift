public import Geometry

/// What a picture on a ticket shows.
public enum TicketPictureRole: String, Hashable, Sendable, CaseIterable {
  /// The event's poster, higher than wide.
  case poster
  /// A scene or a view, wider than high.
  case backdrop
  /// The sign of the venue or of who stages the event.
  case logo
}

/// Where a picture is to be found, and which part of it matters.
public struct PictureSource: Hashable, Sendable {
  /// The file, as the order names it: relative to the order's own folder unless it is absolute.
  public var file: String
  /// The point to keep in sight where the picture is cropped: (0, 0) is its top left corner, (1, 1) its bottom right.
  public var focus: Point
  /// What it shows, for people who do not see it; nil where nobody said.
  public var name: String?

  /// Creates a source.
  public init(file: String, focus: Point = Point(0.5, 0.5), name: String? = nil) {
    self.file = file
    self.focus = focus
    self.name = name
  }
}
