public import Paths

extension GeneralAdmissionArea {
  /// The outline in the section's coordinates, turned as the area is; nil where there is none.
  public var path: Path? { Area(outline, at: position, rotation: rotation).path }
}
