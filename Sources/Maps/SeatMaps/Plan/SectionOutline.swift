public import Geometry

/// The line around a section, by which it is known where it is drawn small.
public enum SectionOutline: Hashable, Sendable {
  /// A closed polygon in the section's coordinates.
  case polygon([Point])
  /// Around the seats, tables and areas for sale of the section, at a distance from them.
  case around(padding: Double)

  /// The distance of a computed outline that says nothing of its own, as a part of a usual seat's width.
  public static let defaultPadding = 0.75
}
