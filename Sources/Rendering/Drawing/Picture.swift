public import Geometry
public import Paths

/// A raster at a place.
public struct Picture: Hashable, Sendable {
  /// What is shown.
  public var raster: Raster
  /// Where the whole raster lands, stretched to fit.
  public var frame: Rect
  /// The part that is seen, in the same coordinates as the frame; all of it where nil.
  public var clip: Path?
  /// What the picture shows, for people who cannot see it; nothing is said where empty.
  public var name: String
  /// What the picture is, for outputs that keep structure.
  public var className: String?

  /// Creates a picture.
  public init(_ raster: Raster, in frame: Rect, clip: Path? = nil, name: String = "", className: String? = nil) {
    self.raster = raster
    self.frame = frame
    self.clip = clip
    self.name = name
    self.className = className
  }
}
