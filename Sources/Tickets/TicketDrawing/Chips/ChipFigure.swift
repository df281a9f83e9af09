internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
internal import Shapes

/// What is behind the texts of a chip: its ground, its outline, and the tick of the selected one.
struct ChipFigure {
  /// The radius that chips are rounded by.
  static let cornerRadius = 10.0

  let style: ChipStyle
  let isSelected: Bool
  let frame: Rect
  /// The chip's outline in a frame.
  let outline: (Rect) -> Path

  var nodes: [Node] {
    let look = style.look(isSelected: isSelected)
    let path = outline(frame)
    var nodes: [Node] = [.fill(path, paint: .color(look.ground), class: "chip-ground")]
    if look.outlineWidth > 0, look.outline.alpha > 0 {
      // Twice as wide and cut off at the edge, so that the line lies within the chip.
      let line = Node.stroke(
        path, paint: .color(look.outline), style: StrokeStyle(width: 2 * look.outlineWidth), class: "chip-outline")
      nodes.append(.group(Group(clip: path, nodes: [line])))
    }
    if isSelected, style.hasTick {
      let tick = Rect(x: frame.maxX - 16, y: frame.minY + 6, width: 10, height: 10)
      nodes.append(.fill(TickMark().path(in: tick), paint: .color(look.text), class: "chip-tick"))
    }
    return nodes
  }

  /// Who the chip is; a check mark after the name says that it is selected, in any language.
  func identity(id: String, kind: String, key: String, value: String, name: String) -> Identity {
    Identity(
      id: id, classes: isSelected ? "\(kind) selected" : kind,
      attributes: [.init(key, value), .init("selected", isSelected ? "true" : "false")],
      name: isSelected ? "\(name) ✓" : name)
  }
}
