internal import Drawing
internal import Geometry
internal import Paths
internal import Shapes
internal import Tickets

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
    self.nodes.append(.group(Group(identity: Identity(classes: "rating", name: text), nodes: nodes)))
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
    self.nodes.append(.group(Group(identity: identity, nodes: nodes)))
  }
}
