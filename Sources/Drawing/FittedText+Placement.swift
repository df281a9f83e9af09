public import Colors
public import Geometry

extension FittedText {
  /// Where lines stand across a frame.
  public enum HorizontalPlace: String, Hashable, Sendable, CaseIterable {
    /// Where lines begin: on the left, or on the right from right to left.
    case start
    /// In the middle.
    case center
    /// Where lines end.
    case end
  }

  /// Where the block of lines stands up and down a frame.
  public enum VerticalPlace: String, Hashable, Sendable, CaseIterable {
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// The lines as texts to draw, in a frame of the box's size.
  ///
  /// No ink leaves the frame: a line whose first letter reaches out begins further in by as much.
  public func texts(
    in frame: Rect, horizontal: HorizontalPlace = .start, vertical: VerticalPlace = .top, color: Color,
    className: String? = nil
  ) -> [Text] {
    let top =
      switch vertical {
      case .top: frame.minY
      case .middle: frame.minY + (frame.height - size.height) / 2
      case .bottom: frame.maxY - size.height
      }
    return lines.map { line in
      Text(
        line.string, at: Point(left(of: line, in: frame, horizontal), top + line.baseline), alignment: .left,
        style: style, color: color, direction: direction, className: className)
    }
  }

  /// Where the pen begins for a line.
  private func left(of line: Line, in frame: Rect, _ place: HorizontalPlace) -> Double {
    let first = frame.minX + line.leftOverhang
    let last = frame.maxX - line.rightOverhang - line.width
    return switch place {
    case .center: min(max(frame.minX + (frame.width - line.width) / 2, first), max(first, last))
    case .start: isRightToLeft ? last : first
    case .end: isRightToLeft ? first : last
    }
  }
}
