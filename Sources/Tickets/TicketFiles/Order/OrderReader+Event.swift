internal import Geometry
internal import JSON
internal import Reading
internal import Support
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

// MARK: - Keys

enum OrderEventKey: String, DocumentKey {
  case title, subtitle, runtime, rating, genres, poster, backdrop, logo, movie, pictures

  static let owner = "an event"
}

enum PictureKey: String, DocumentKey {
  case file, focus, name

  static let owner = "a picture"
}

enum ShowingKey: String, DocumentKey {
  case start, doors, zone

  static let owner = "a showing"
}

extension JSONNode {
  /// A language with, if given, script and region, as a BCP 47 tag.
  ///
  /// Only the form is looked at: subtags of one to eight letters and digits, the first one of two or three letters.
  func languageTag() throws(JSONFault) -> String {
    let tag = try string()
    let subtags = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isWellFormed =
      tag.utf8.count <= 35
      && subtags.allSatisfy { 1...8 ~= $0.count && $0.allSatisfy { isLetter($0) || isDigit($0) } }
      && subtags.first.map { 2...3 ~= $0.count && $0.allSatisfy(isLetter) } == true
    guard isWellFormed else {
      throw fault(.value, "expected a language tag such as \"en-GB\", found \(quoted(tag))")
    }
    return tag
  }

  /// When an event takes place.
  func showing() throws(JSONFault) -> Showing {
    var (start, doors): (Moment.Time?, Moment.Time?)
    var (zone, doorsNode): (String?, JSONNode?)
    for (text, value) in try fields(duplicates: .rejected) {
      switch try text.key(of: ShowingKey.self) {
      case .start: start = try value.time()
      case .doors:
        doors = try value.time()
        doorsNode = value
      case .zone: zone = try value.zoneName()
      }
    }
    let name = try required(zone, ShowingKey.zone)
    let showing = Showing(
      start: Moment(try required(start, ShowingKey.start), zone: name), doors: doors.map { Moment($0, zone: name) })
    if let doors, let doorsNode, doors.isKnownToBeAfter(showing.start.time) {
      throw doorsNode.fault(.value, "the doors open after the start")
    }
    return showing
  }

  private func time() throws(JSONFault) -> Moment.Time {
    let text = try string()
    do throws(TimeTextError) {
      return try Moment.Time(text: text)
    } catch {
      throw fault(.value, "\(error), found \(quoted(text))")
    }
  }

  /// The name of a time zone; only its form is looked at, and whether there is such a zone when it is needed.
  private func zoneName() throws(JSONFault) -> String {
    let name = try string()
    let isWellFormed =
      1...64 ~= name.utf8.count && name.utf8.first.map(isLetter) == true
      && name.utf8.allSatisfy { isLetter($0) || isDigit($0) || "/_+-".utf8.contains($0) }
    guard isWellFormed else {
      throw fault(.value, "expected the name of a time zone such as \"Europe/Berlin\", found \(quoted(name))")
    }
    return name
  }

  /// The longest name of a file, in bytes, as Linux has it.
  private static let longestFileName = 4096

  /// The name of a file; nil where it is empty.
  func fileName() throws(JSONFault) -> String? {
    let text = try text()
    guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
      throw fault(.value, "a file's name has no control characters")
    }
    guard text.utf8.count < JSONNode.longestFileName else {
      throw fault(.limit, "a file's name has less than \(JSONNode.longestFileName) bytes, found \(text.utf8.count)")
    }
    return text.isEmpty ? nil : text.string
  }

  /// The name of a file with a key, which ends in `.json`; nil where it is empty.
  ///
  /// A key that stands here itself, by mistake, is neither quoted nor taken for a name that others might quote.
  func keyFileName() throws(JSONFault) -> String? {
    guard let name = try fileName() else { return nil }
    guard name.hasSuffix(".json") else {
      throw fault(
        .value, "expected the name of a key file such as \"box-office.key.json\"; a key itself stays out of orders")
    }
    return name
  }

  /// The longest payload, in bytes: as many letters and digits as the largest QR code holds.
  private static let longestPayload = 4296

  /// What a code holds, exactly as it stands in the file; nil where it is empty.
  func payload() throws(JSONFault) -> SecretText? {
    let text = try text()
    guard text.utf8.count <= JSONNode.longestPayload else {
      throw fault(
        .limit,
        "a payload has at most \(JSONNode.longestPayload) bytes, which is what the largest code holds, found "
          + "\(text.utf8.count)")
    }
    return text.isEmpty ? nil : SecretText(text.string)
  }
}

extension Moment.Time {
  /// Whether the time is after another one that is known in the same way.
  fileprivate func isKnownToBeAfter(_ other: Moment.Time) -> Bool {
    switch (self, other) {
    case (.instant(let left), .instant(let right)): left > right
    case (.wall(let left), .wall(let right)): left > right
    default: false
    }
  }
}

private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
