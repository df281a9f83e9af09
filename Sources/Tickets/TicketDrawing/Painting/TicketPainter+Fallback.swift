internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
internal import Shapes
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

extension TicketPainter {
  /// Paints the rating as a bar, which grows from where reading starts, and its number.
  mutating func paint(_ style: TicketRatingElement, of element: PlacedElement) {
    guard let rating = ticket.rating else { return }
    let frame = element.contentFrame
    let bar = RatingBar(value: rating)
    var path = bar.path(in: frame)
    if layout.isMirrored { path = path.transformed(by: .scale(-1, 1).then(.translation(2 * frame.midX, 0))) }
    var nodes: [Node] = [
      .fill(bar.track(in: frame), paint: .color(color(style.track)), class: "rating-track"),
      .fill(path, paint: paint(style.fill, in: frame), class: "rating-bar"),
    ]
    let text = ticket[.rating] ?? ""
    if let labelStyle = style.labelStyle, let frame = element.captionFrame, !text.isEmpty {
      nodes += lines(of: text, in: frame, style: labelStyle, subject: "rating", element: element)
    }
    self.nodes.append(.group(Group(identity: Identity(classes: "rating", name: text), nodes: [.backdrop(nodes)])))
  }

  /// Paints the genres side by side, as many as fit.
  mutating func paint(_ style: TicketChipsElement, of element: PlacedElement) {
    let frame = element.contentFrame
    let textStyle = TextStyle(style.style)
    let measured = drawing.fitting.metrics(of: "Ag", style: textStyle)
    let height = min(frame.height, measured.ascent + measured.descent + style.padding * 2)
    var nodes: [Node] = []
    var start = 0.0
    var shown = 0
    for genre in ticket.genres {
      let text = style.style.isUppercase ? genre.uppercased(inLanguage: ticket.language) : genre
      let width = drawing.fitting.metrics(of: text, style: textStyle).width.rounded(.up) + 1 + style.padding * 2
      // The first is shown in any case, shortened where it is longer than the frame.
      guard start + width <= frame.width || shown == 0 else { break }
      let length = min(width, frame.width)
      let x = layout.isMirrored ? frame.maxX - start - length : frame.minX + start
      let plate = Rect(x: x, y: frame.midY - height / 2, width: length, height: height)
      nodes.append(
        .fill(
          .roundedRectangle(plate, radius: min(style.cornerRadius, height / 2)), paint: paint(style.fill, in: plate),
          class: "chip"))
      var chipStyle = style.style
      (chipStyle.alignment, chipStyle.verticalAlignment) = (.center, .middle)
      nodes += lines(
        of: genre, in: plate.inset(by: Insets(top: 0, left: style.padding, bottom: 0, right: style.padding)),
        style: chipStyle, subject: "genres", element: element)
      start += length + style.spacing
      shown += 1
    }
    if shown < ticket.genres.count { note(.genresLeftOut(ticket.genres.count - shown), of: "genres", in: element) }
    guard !nodes.isEmpty else { return }
    let identity = Identity(classes: "genres", name: ticket.genres.prefix(shown).joined(separator: ", "))
    self.nodes.append(.group(Group(identity: identity, nodes: [.backdrop(nodes)])))
  }
}

extension String {
  /// The first letters of the first two words; of scripts whose letters join or stand for words, the first alone.
  ///
  /// Empty where there is neither a letter nor a digit.
  var initials: String {
    let words = split { !$0.isLetter && !$0.isNumber && !$0.isCombined }
    let letters = words.compactMap { $0.first { $0.isLetter || $0.isNumber } }
    guard let first = letters.first else { return "" }
    guard first.standsAlone else { return String(first) }
    let second = letters.dropFirst().first.flatMap { $0.standsAlone ? String($0) : nil } ?? ""
    return (String(first) + second).uppercased()
  }
}

extension Character {
  /// Whether it is one of the signs that stand within words, as the apostrophe in "Schindler's" does.
  fileprivate var isCombined: Bool { self == "'" || self == "’" }

  /// Whether it is of Latin, Greek or Cyrillic script, or a digit: below U+0530 there are no others.
  fileprivate var standsAlone: Bool { unicodeScalars.first.map { $0.value < 0x530 } ?? false }
}
