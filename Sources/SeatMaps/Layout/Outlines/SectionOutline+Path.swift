internal import Geometry
internal import Paths

extension SectionOutline? {
  /// The line around a section with its place; nil where there is nothing in it.
  func outline(around section: PlacedSection, of map: SeatMap) -> Path? {
    switch self {
    case .polygon(let points):
      let outline = Path.polygon(points).transformed(by: section.transform)
      return outline.bounds?.isFinite == true ? outline : nil
    case .around(let padding):
      return SectionContent(section, of: map).outline(padding: padding)
    case nil:
      let content = SectionContent(section, of: map)
      return content.outline(padding: content.usualSize * SectionOutline.defaultPadding)
    }
  }
}
