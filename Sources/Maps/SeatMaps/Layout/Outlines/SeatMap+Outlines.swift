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
      map.sections[number].outline = computedOutline(of: section)
    }
    return map
  }

  private func computedOutline(of section: PlacedSection) -> Path? {
    let usualSize = section.seats.first.map { seats[$0].size }
    let usualPadding = usualSize.map { $0 * SectionOutline.defaultPadding }
    if let padding = section.outlinePadding ?? usualPadding,
      let outline = RowsOutline(section, of: self)?.path(padding: padding)
    {
      return outline
    }
    let content = SectionContent(section, of: self)
    return content.outline(padding: section.outlinePadding ?? content.usualSize * SectionOutline.defaultPadding)
  }
}
