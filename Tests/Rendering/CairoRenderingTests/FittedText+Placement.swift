import Colors
import Drawing
import Geometry

extension FittedText {
  /// The lines in a frame of the box's size, each with a share of the room that it leaves on its left and above.
  func texts(in frame: Rect, across: Double = 0, down: Double = 0) -> [Node] {
    let top = frame.minY + (frame.height - size.height) * down
    return lines.map { line in
      let spare = frame.width - line.leftOverhang - line.width - line.rightOverhang
      let start = Point(frame.minX + line.leftOverhang + spare * across, top + line.baseline)
      return .text(Text(line.string, at: start, style: style, color: .black, direction: direction))
    }
  }
}
