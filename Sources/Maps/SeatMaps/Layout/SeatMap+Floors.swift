public import Geometry

extension SeatMap {
  /// The map with the sections of a floor alone; nil where the plan has no floor of that name.
  ///
  /// Complexity: O(*n*) for *n* seats.
  public func onlyFloor(named name: String) -> SeatMap? {
    guard let floor = floors.firstIndex(where: { $0.name == name }) else { return nil }
    return keepingSections { sections[$0].floor == floor }
  }

  /// The number of the level that a section is drawn on: its floor, the first where it has none.
  func level(ofSection section: Int) -> Int { sections[section].floor ?? 0 }

  /// The smallest rectangle around what is drawn of a floor, told by number, without the stage; nil where it has
  /// nothing.
  ///
  /// Complexity: O(*n*) for *n* seats.
  public func extent(ofFloor floor: Int) -> Rect? {
    var alone = keepingSections { level(ofSection: $0) == floor }
    alone.stage = nil
    return alone.extent
  }
}
