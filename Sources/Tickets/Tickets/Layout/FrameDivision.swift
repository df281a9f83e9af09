internal import Geometry

/// An element's frame, divided between what it is about and the words with it.
struct FrameDivision {
  /// The whole frame.
  let frame: Rect
  /// The place of what the element is about.
  let content: Rect
  /// The place of the words with it.
  let caption: Rect?

  /// A frame without words.
  static func whole(_ frame: Rect) -> FrameDivision {
    FrameDivision(frame: frame, content: frame, caption: nil)
  }

  /// Words along the top, as it is for who reads turned text.
  static func caption(above frame: Rect, height: Double, turn: TicketTurn) -> FrameDivision {
    divided(frame, captionAt: turn == .none ? .top : turn == .clockwise ? .right : .left, extent: height)
  }

  /// Words along the bottom, as it is for who reads turned text.
  static func caption(below frame: Rect, height: Double, turn: TicketTurn) -> FrameDivision {
    divided(frame, captionAt: turn == .none ? .bottom : turn == .clockwise ? .left : .right, extent: height)
  }

  /// A bar in the middle of the height, and its number behind it.
  static func rating(_ rating: TicketRatingElement, in frame: Rect) -> FrameDivision {
    let division = divided(frame, captionAt: .right, extent: rating.labelStyle == nil ? 0 : rating.labelWidth)
    let height = min(max(0, rating.barHeight), frame.height)
    let bar = Rect(
      x: frame.minX, y: frame.midY - height / 2, width: division.content.width, height: height)
    return FrameDivision(frame: frame, content: bar, caption: division.caption)
  }

  private enum Side { case top, right, bottom, left }

  private static func divided(_ frame: Rect, captionAt side: Side, extent: Double) -> FrameDivision {
    guard extent > 0 else { return whole(frame) }
    var (content, caption) = (frame, frame)
    switch side {
    case .top:
      let border = min(frame.minY + extent, frame.maxY)
      (caption, content) = (frame.with(maxY: border), frame.with(minY: border))
    case .right:
      let border = max(frame.maxX - extent, frame.minX)
      (caption, content) = (frame.with(minX: border), frame.with(maxX: border))
    case .bottom:
      let border = max(frame.maxY - extent, frame.minY)
      (caption, content) = (frame.with(minY: border), frame.with(maxY: border))
    case .left:
      let border = min(frame.minX + extent, frame.maxX)
      (caption, content) = (frame.with(maxX: border), frame.with(minX: border))
    }
    return FrameDivision(frame: frame, content: content, caption: caption)
  }
}

extension Rect {
  /// The rectangle with some of its edges elsewhere.
  fileprivate func with(
    minX: Double? = nil, minY: Double? = nil, maxX: Double? = nil, maxY: Double? = nil
  ) -> Rect {
    Rect(minX: minX ?? self.minX, minY: minY ?? self.minY, maxX: maxX ?? self.maxX, maxY: maxY ?? self.maxY)
  }
}
