internal import Paths

extension SeatMap {
  /// The map with a line around each section that has anything in it: the plan's, or one computed around its seats,
  /// tables and places sold by the head.
  ///
  /// A layout leaves computed lines out, because only a map that is drawn small needs them.
  ///
  /// Complexity: O(*a*) for sections that cover *a* seats' squares, gaps in them included.
  public func outlined() -> SeatMap {
    var map = self
    for (number, section) in sections.enumerated() where section.outline == nil {
      let content = SectionContent(section, of: self)
      let padding = section.outlinePadding ?? content.usualSize * SectionOutline.defaultPadding
      map.sections[number].outline = content.outline(padding: padding)
    }
    return map
  }
}
