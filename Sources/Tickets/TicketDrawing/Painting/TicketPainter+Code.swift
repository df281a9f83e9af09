internal import Barcodes
internal import Drawing
internal import Geometry
internal import Paths
internal import Tickets

extension TicketPainter {
  /// Paints the code on its plate, and the text under it.
  mutating func paint(_ style: TicketCodeElement, of element: PlacedElement) throws(TicketDrawingError) {
    guard let code = ticket.code else { return }
    let barcode = try barcode(of: code, style: style)
    let placed: PlacedBarcode
    let box = TurnedBox(element.contentFrame, turn: element.turn)
    do throws(BarcodeError) {
      placed = try barcode.placed(
        in: Rect(origin: .zero, size: box.size), pixelsPerUnit: drawing.pixelsPerUnit,
        gridOrigin: box.gridCorner(gridOrigin), alignment: alignment(of: style), minimumBarHeight: minimumBarHeight)
    } catch {
      throw .code(error)
    }
    let plate = Rect(box.placing.apply(placed.plate.origin), box.placing.apply(placed.plate.farCorner))
    let place = prepared.codes.place(
      CodePlaces.Key(
        element: element.path, symbology: barcode.symbology, plate: placed.plate, symbol: placed.symbol,
        moduleSize: placed.moduleSize)
    ) {
      CodePlace(
        outline: plateOutline(plate, of: element),
        findings: placed.findings(in: surroundings(of: element, style: style, box: box)))
    }
    var nodes: [Node] = [
      .backdrop([.fill(place.outline, paint: .color(color(style.plate)), class: "code-plate")]),
      .fill(placed.darkRuns.transformed(by: box.placing), paint: .color(color(style.dark)), class: "code-modules"),
    ]
    if let captionStyle = style.captionStyle, let frame = element.captionFrame {
      let caption = code.caption ?? ticket.id
      var captionStyle = captionStyle
      captionStyle.ellipsis = .middle
      nodes += lines(
        of: caption, in: frame, style: captionStyle, turn: element.turn, subject: "code caption", element: element)
    }
    let identity = Identity(classes: "code code-\(barcode.symbology.rawValue)", name: barcode.symbology.name)
    self.nodes.append(.group(Group(identity: identity, nodes: nodes)))
    self.code = (barcode, plate)
    for finding in place.findings { note(.code(finding), of: "code", in: element) }
  }

  /// What the code is shown on and what lies around it, in the coordinates of its box.
  private func surroundings(
    of element: PlacedElement, style: TicketCodeElement, box: TurnedBox
  ) -> BarcodeSurroundings {
    let intoBox = box.placing.inverted ?? .identity
    func line(_ segment: PathSegment) -> BarcodeSurroundings.Line {
      BarcodeSurroundings.Line(from: intoBox.apply(segment.start), to: intoBox.apply(segment.end))
    }
    // What was painted before lies under the plate.
    let later = layout.elements.drop { $0.path != element.path }.dropFirst()
    return BarcodeSurroundings(
      medium: drawing.design.isPhysical ? .paper(dotsPerInch: drawing.pixelsPerUnit * 72) : .screen,
      dark: color(style.dark), light: color(style.plate),
      outlines: outlines(around: element).map { $0.transformed(by: intoBox) }, folds: layout.folds.map(line),
      perforations: layout.tears.map(line),
      neighbors: later.map { intoBox.boundingBox(of: $0.frame) })
  }

  /// The page as far as it is left, and the ticket for what stands on it.
  private func outlines(around element: PlacedElement) -> [Path] {
    [.rectangle(drawing.design.isPhysical ? layout.trim : layout.bleed)]
      + (element.panel == nil ? [] : [layout.outline])
  }

  private func barcode(of code: TicketCode, style: TicketCodeElement) throws(TicketDrawingError) -> Barcode {
    let name = code.symbology ?? style.symbology ?? Symbology.qr.rawValue
    guard let symbology = Symbology(rawValue: name) else { throw .unknownSymbology(name) }
    guard case .text(let text) = code.payload else { throw .unsignedPayload }
    do throws(BarcodeError) {
      return try Barcode(encoding: BarcodePayload(text: text.exposed), as: symbology)
    } catch {
      throw .code(error)
    }
  }

  private func alignment(of style: TicketCodeElement) -> BarcodeAlignment {
    let x: Double =
      switch layout.side(of: style.alignment) {
      case .left: 0
      case .center: 0.5
      case .right: 1
      }
    return BarcodeAlignment(x: x, y: style.verticalAlignment.shareAbove)
  }

  /// 5 mm on paper.
  private var minimumBarHeight: Double { drawing.design.isPhysical ? 5 / 25.4 * 72 : 0 }

  /// The plate with a rim outside the quiet zone, as far as the box and the ticket's form allow, so that its corners can
  /// be round.
  private func plateOutline(_ plate: Rect, of element: PlacedElement) -> Path {
    let room =
      ([.rectangle(element.contentFrame)] + outlines(around: element)).map { $0.margin(around: plate) }.min() ?? 0
    let rim = (min(room, 6) * drawing.pixelsPerUnit).rounded(.down) / drawing.pixelsPerUnit
    guard rim > 0, drawing.design.depth == .color else { return .rectangle(plate) }
    return .roundedRectangle(plate.inset(by: -rim), radius: rim)
  }
}

extension TurnedBox {
  /// The corner of a device pixel of the canvas, in the box.
  fileprivate func gridCorner(_ corner: Point) -> Point { placing.inverted?.apply(corner) ?? corner }
}

extension Rect {
  fileprivate var farCorner: Point { Point(maxX, maxY) }
}

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

  /// Adds nodes of an element that all tickets of an event have, cut off at the ticket's edge where they may cross it.
  private mutating func append(_ painted: [Node], of element: PlacedElement) {
    if element.panel == nil || (drawing.design.safeMargin > 0 && layout.safe.contains(element.frame)) {
      nodes.append(.backdrop(painted))
    } else {
      nodes.append(.backdrop([.group(Group(clip: layout.ground, nodes: painted))]))
    }
  }
}
