internal import Geometry
internal import Paths
internal import Shapes

/// A ticket's frame divided into its panels, with what marks the borders between them.
struct PanelDivision {
  /// The panels' frames, in order.
  let frames: [Rect]
  private let frame: Rect
  private let axis: TicketAxis
  /// The distances of the borders between panels from the frame's start.
  private let borders: [Double]

  init(of design: TicketDesign, in frame: Rect) {
    self.frame = frame
    axis = design.axis
    let extent = axis == .horizontal ? frame.width : frame.height
    let lengths = design.panels.map { panel in panel.length.map { max(0, $0) } }
    let rest = max(0, extent - lengths.reduce(0) { $0 + ($1 ?? 0) })
    let restCount = lengths.count { $0 == nil }

    var (start, frames, borders) = (0.0, [Rect](), [Double]())
    for length in lengths {
      let end = min(start + (length ?? rest / Double(restCount)), extent)
      if !frames.isEmpty { borders.append(start) }
      frames.append(
        axis == .horizontal
          ? Rect(minX: frame.minX + start, minY: frame.minY, maxX: frame.minX + end, maxY: frame.maxY)
          : Rect(minX: frame.minX, minY: frame.minY + start, maxX: frame.maxX, maxY: frame.minY + end))
      start = end
    }
    self.frames = frames
    self.borders = borders
  }

  private var edges: (TicketOutline.Edge, TicketOutline.Edge) {
    axis == .horizontal ? (.top, .bottom) : (.left, .right)
  }

  private var extent: Double { axis == .horizontal ? frame.width : frame.height }
  private var breadth: Double { axis == .horizontal ? frame.height : frame.width }

  /// The design's outline with the notches at the borders, and holes where the perforation is made of them.
  func outline(of design: TicketDesign) -> TicketOutline {
    var outline = TicketOutline(
      corners: design.outline.corners, bites: [], scallops: design.outline.scallops)
    for border in borders {
      let position = border / extent
      if let notch = design.outline.notch {
        for edge in [edges.0, edges.1] {
          outline.bites.append(.init(edge, at: position, radius: notch.radius, depth: notch.depth))
        }
      }
      if let perforation = design.perforation, case .holes(let radius, let pitch) = perforation.style {
        let inset = (design.outline.notch?.depth ?? 0) + perforation.inset
        outline.holes.append(.init(edges.0, at: position, radius: radius, pitch: pitch, inset: inset))
      }
    }
    outline.bites += design.outline.bites
    return outline
  }

  /// The lines of dashes, from notch to notch of an outline that is fitted to the frame.
  func perforations(of design: TicketDesign, outline: TicketOutline) -> [PlacedPerforation] {
    guard let perforation = design.perforation, case .dashes(let width, let dash, let gap, let ends) = perforation.style
    else { return [] }
    return borders.compactMap { border in
      let inset = perforation.inset + depth(at: border, of: outline)
      let length = breadth - 2 * inset
      guard length > 0 else { return nil }
      return PlacedPerforation(
        path: .polyline([point(border, inset), point(border, breadth - inset)]),
        style: StrokeStyle(width: width, dash: dash, gap: gap, ends: ends, alongLength: length), ink: perforation.ink)
    }
  }

  /// The borders between panels, from edge to edge.
  var tears: [PathSegment] {
    borders.map { .line(point($0, 0), point($0, breadth)) }
  }

  /// How far the notch at a border goes in.
  private func depth(at border: Double, of outline: TicketOutline) -> Double {
    outline.bites.first { $0.edge == edges.0 && $0.position == border / extent }?.depth ?? 0
  }

  /// The point at a distance along the axis and one across it.
  private func point(_ along: Double, _ across: Double) -> Point {
    axis == .horizontal
      ? Point(frame.minX + along, frame.minY + across) : Point(frame.minX + across, frame.minY + along)
  }
}

extension StrokeStyle {
  /// Dashes that begin and end alike on a line of a length: dash and gap are stretched by the same factor.
  init(width: Double, dash: Double, gap: Double, ends: TicketPerforation.DashEnd, alongLength length: Double) {
    self.init(width: width)
    let period = dash + gap
    guard dash > 0, gap > 0, length > 0, period.isFinite else { return }
    switch ends {
    case .dash:
      let factor = length / (max(1, (length / period).rounded()) * period)
      (dashes, dashPhase) = ([dash * factor, gap * factor], dash * factor / 2)
    case .gap:
      let factor = length / (max(1, ((length - gap) / period).rounded()) * period + gap)
      (dashes, dashPhase) = ([dash * factor, gap * factor], dash * factor)
    }
  }
}

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
