internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
internal import Tickets

extension TicketPainter {
  /// What is seen where a picture is missing: the design's colours with beams of light, and the title's initials.
  mutating func fallback(_ fill: TicketFill, in frame: Rect, clip: Path, element: PlacedElement) -> [Node] {
    var painted: [Node] = [.fill(clip, paint: paint(fill, in: frame), class: "picture-fallback")]
    // Light that is to be seen through needs more than black and white.
    if drawing.design.depth == .color {
      let beams = beams(in: frame).map { Node.fill($0, paint: .color(Color(gray: 1, alpha: 0.07)), class: "beam") }
      painted.append(.group(Group(clip: clip, nodes: beams)))
    }
    let size = min(frame.height * 0.42, frame.width * 0.3)
    let initials = (ticket[.title] ?? "").initials
    guard size >= 4, !initials.isEmpty else { return painted }
    let style = TextStyle(size: size, weight: .black)
    let fitted = drawing.fitting.fit(
      initials, in: frame.inset(by: size / 4).size, style: style, rules: TextFittingRules())
    guard let line = fitted.lines.first, fitted.missing.isEmpty else { return painted }
    let capHeight = drawing.fitting.metrics(of: line.string, style: fitted.style).capHeight
    let behind = fill.inks.map { color($0) }
    painted.append(
      .text(
        Text(
          line.string, at: Point(frame.midX, frame.midY + capHeight / 2), alignment: .center, style: fitted.style,
          color: Color.textColor(on: behind), direction: fitted.direction, className: "picture-initials")))
    return painted
  }

  /// The light of projectors: beams that widen from the top corner where reading starts.
  private func beams(in frame: Rect) -> [Path] {
    let origin = Point(layout.isMirrored ? frame.maxX : frame.minX, frame.minY)
    let reach = 2 * (frame.width + frame.height)
    return [(6.0, 24.0), (18, 44), (52, 64), (56, 84)].map { from, to in
      .polygon(
        [origin]
          + [from, to].map { degrees in
            let direction = Vector(direction: .degrees(degrees)) * reach
            return origin + Vector(layout.isMirrored ? -direction.dx : direction.dx, direction.dy)
          })
    }
  }
}

extension Color {
  /// Black or white, whichever stands out more from all of some colours.
  fileprivate static func textColor(on colors: [Color]) -> Color {
    func least(_ text: Color) -> Double { colors.map { text.contrast(on: $0) }.min() ?? 1 }
    return least(.white) >= least(.black) ? .white : .black
  }
}
