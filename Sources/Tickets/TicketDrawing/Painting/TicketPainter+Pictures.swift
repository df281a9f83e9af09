internal import Drawing
internal import Geometry
internal import Paths
internal import Tickets

extension TicketPainter {
  /// Paints a picture, or what the design has for one that is missing.
  mutating func paint(_ picture: TicketPictureElement, of element: PlacedElement, image: TicketPictures.Placed?) {
    let frame = element.contentFrame
    let clip: Path? = picture.cornerRadius > 0 ? .roundedRectangle(frame, radius: picture.cornerRadius) : nil
    var painted: [Node]
    if let image {
      let place = image.image.frame.translated(by: frame.origin - .zero)
      painted = [
        .picture(
          Picture(
            image.image.raster, in: place, clip: clip, name: image.slot.source.name ?? ticket[.title] ?? "",
            className: "picture picture-\(image.slot.role.rawValue)"))
      ]
    } else if let fill = picture.fallback {
      painted = fallback(fill, in: frame, clip: clip ?? .rectangle(frame), element: element)
    } else {
      return
    }
    append(painted, of: element)
  }

  mutating func paint(_ line: TicketLineElement, of element: PlacedElement) {
    let frame = element.contentFrame
    let isLying = frame.width >= frame.height
    let ends =
      isLying
      ? [Point(frame.minX, frame.midY), Point(frame.maxX, frame.midY)]
      : [Point(frame.midX, frame.minY), Point(frame.midX, frame.maxY)]
    append(
      [
        .stroke(
          .polyline(ends), paint: .color(color(line.ink)), style: StrokeStyle(width: line.width, dashes: line.dashes),
          class: "line")
      ], of: element)
  }

  mutating func paint(_ shape: TicketShapeElement, of element: PlacedElement) {
    let frame = element.contentFrame
    let path: Path =
      switch shape.figure {
      case .ellipse: .ellipse(in: frame)
      case .rectangle where shape.cornerRadius > 0: .roundedRectangle(frame, radius: shape.cornerRadius)
      case .rectangle: .rectangle(frame)
      }
    var painted: [Node] = []
    if let fill = shape.fill { painted.append(.fill(path, paint: paint(fill, in: frame), class: "shape")) }
    if let border = shape.border {
      painted.append(
        .stroke(
          path, paint: .color(color(border)), style: StrokeStyle(width: shape.borderWidth), class: "shape-border"))
    }
    append(painted, of: element)
  }

  /// Adds nodes of an element, cut off at the ticket's edge where they may cross it.
  private mutating func append(_ painted: [Node], of element: PlacedElement) {
    if element.panel == nil || (drawing.design.safeMargin > 0 && layout.safe.contains(element.frame)) {
      nodes += painted
    } else {
      nodes.append(.group(Group(clip: layout.ground, nodes: painted)))
    }
  }
}
