internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
internal import SeatMaps

/// The part of a map that a crop shows.
struct CropWindow {
  /// The numbers of the chosen seats, in order.
  let seats: [Int]
  /// The part, turned as the picture is, in plan units.
  let rect: Rect

  /// Nil where none of the seats is there.
  ///
  /// - Parameters:
  ///   - content: How far the map reaches, turned as the picture is: no room is given to what lies beyond.
  ///   - seatSize: The width of a usual seat.
  init?(
    _ crop: SeatMapDrawing.Crop, of map: SeatMap, content: Rect?, seatSize: Double, turn: AffineTransform
  ) {
    seats = Set(crop.seats.filter(map.seats.indices.contains)).sorted()
    var boxes = BoxUnion()
    for number in seats { boxes.add(turn.boundingBox(of: map.seats[number].bounds)) }
    guard let box = boxes.rect else { return nil }
    let margin = crop.margin.isFinite ? max(crop.margin, 0) * seatSize : 0
    let wanted = box.inset(by: -margin)
    // The names of rows stand beside what the map is known to reach.
    rect = content?.inset(by: -1.8 * seatSize).intersection(wanted) ?? wanted
  }

  /// Whether a seat is to be seen, if only a part of it.
  func shows(_ center: Point, size: Double, turn: AffineTransform) -> Bool {
    // Badges reach a little beyond a seat.
    rect.inset(by: -size).contains(turn.apply(center))
  }

  /// The background laid over the edges at which the map goes on, from nothing to all of it.
  ///
  /// - Parameters:
  ///   - frame: The part on the canvas.
  ///   - content: How far the whole map reaches on the canvas.
  ///   - depth: How wide the edges are, in canvas units.
  static func fades(in frame: Rect, content: Rect, depth: Double, background: Color) -> [Node] {
    let depth = min(depth, frame.width / 3, frame.height / 3)
    let slack = depth / 20
    var nodes: [Node] = []
    func add(_ edge: Rect, from start: Point, to end: Point) {
      let gradient = LinearGradient(
        from: start, to: end, stops: [.init(at: 0, background), .init(at: 1, background.withAlpha(0))])
      nodes.append(.fill(.rectangle(edge), paint: .linearGradient(gradient), class: "fade"))
    }
    if content.minX < frame.minX - slack {
      let edge = Rect(minX: frame.minX, minY: frame.minY, maxX: frame.minX + depth, maxY: frame.maxY)
      add(edge, from: edge.origin, to: Point(edge.maxX, edge.minY))
    }
    if content.maxX > frame.maxX + slack {
      let edge = Rect(minX: frame.maxX - depth, minY: frame.minY, maxX: frame.maxX, maxY: frame.maxY)
      add(edge, from: Point(edge.maxX, edge.minY), to: edge.origin)
    }
    if content.minY < frame.minY - slack {
      let edge = Rect(minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: frame.minY + depth)
      add(edge, from: edge.origin, to: Point(edge.minX, edge.maxY))
    }
    if content.maxY > frame.maxY + slack {
      let edge = Rect(minX: frame.minX, minY: frame.maxY - depth, maxX: frame.maxX, maxY: frame.maxY)
      add(edge, from: Point(edge.minX, edge.maxY), to: edge.origin)
    }
    return nodes
  }
}
