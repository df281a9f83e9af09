internal import Geometry
internal import JSON
internal import Reading
internal import Tickets

extension OrderReader {
  /// The longest event, in minutes: ten days.
  static let longestRuntime = 14_400

  /// An event; what a record of the film says that stands in it is taken in.
  mutating func event(_ node: JSONNode) throws(JSONFault) -> OrderEvent {
    var event = OrderEvent()
    var movie: JSONNode?
    var pictureFolder: String?
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: OrderEventKey.self) {
      case .title: event.title = try reading.filledText(value)
      case .subtitle: event.subtitle = try reading.filledText(value)
      case .runtime: event.runtime = try value.integer(in: 1...OrderReader.longestRuntime)
      case .rating: event.rating = try value.number(in: 0...5)
      case .genres: event.genres = try genres(value)
      case .poster: event.pictures[.poster] = try picture(value)
      case .backdrop: event.pictures[.backdrop] = try picture(value)
      case .logo: event.pictures[.logo] = try picture(value)
      case .movie: movie = value
      case .pictures: pictureFolder = try value.fileName()
      }
    }
    if let movie {
      event = try completed(event, by: movie, pictureFolder: pictureFolder)
    } else if pictureFolder != nil {
      throw node.fault(.value, "\"pictures\" is the folder of a film's pictures: \"movie\" is missing")
    }
    // The record in another file may have the title.
    if event.movie == nil { _ = try node.required(event.title, OrderEventKey.title) }
    return event
  }

  /// An event with what a record says that stands in the order, or with the name of the file that it is in.
  private mutating func completed(
    _ event: OrderEvent, by movie: JSONNode, pictureFolder: String?
  ) throws(JSONFault) -> OrderEvent {
    switch movie.kind {
    case .object:
      var reader = MovieReader(reading: reading, pictureFolder: pictureFolder)
      defer { reading = reader.reading }
      return event.completed(by: try reader.event(movie))
    case .string:
      var event = event
      event.movie = try movie.fileName().map { MovieReference(file: $0, pictureFolder: pictureFolder) }
      return event
    default:
      throw movie.mismatch(expected: "the name of a file with the record of a film, or the record itself")
    }
  }

  private mutating func genres(_ node: JSONNode) throws(JSONFault) -> [String] {
    try node.map(suchAs: "[\"Drama\"]") { (genre) throws(JSONFault) in try reading.filledText(genre) }
      .compactMap(\.self)
  }

  /// A picture as the name of its file, or as an object; nil where there is no name.
  private mutating func picture(_ node: JSONNode) throws(JSONFault) -> PictureSource? {
    if node.kind == .string { return try node.fileName().map { PictureSource(file: $0) } }
    guard node.kind == .object else { throw node.mismatch(expected: "the name of a file, or an object with \"file\"") }
    var file: String?
    var picture = PictureSource(file: "")
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: PictureKey.self) {
      case .file: file = try value.fileName()
      case .focus: picture.focus = try value.focus()
      case .name: picture.name = try reading.filledText(value)
      }
    }
    picture.file = try node.required(file, PictureKey.file)
    return picture
  }
}

extension JSONNode {
  /// A point of a picture: `[0, 0]` is its top left corner, `[1, 1]` its bottom right.
  fileprivate func focus() throws(JSONFault) -> Point {
    let parts = try map(suchAs: "[0.5, 0.5]") { (part) throws(JSONFault) in try part.number(in: 0...1) }
    guard parts.count == 2 else { throw fault(.type, "expected [x, y], found an array of \(parts.count)") }
    return Point(parts[0], parts[1])
  }
}
