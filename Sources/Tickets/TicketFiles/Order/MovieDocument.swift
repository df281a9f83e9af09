internal import JSON
public import Reading
public import Support
public import Tickets

/// The record of a film as it stands in a file of The Movie Database (TMDB), with what its reader had to say.
public struct MovieDocument: Hashable, Sendable {
  /// What the record says of the film; whatever it does not say is missing.
  public var event: OrderEvent
  /// What was changed.
  public var notes: [DocumentNote]

  /// Reads a file's bytes; `file` is its name for errors and notes, `pictureFolder` the folder of the pictures that the
  /// record names.
  ///
  /// The studio is the first production company, the rating half the average vote. The error names line, column and
  /// JSON path. O(number of bytes).
  public init(
    reading bytes: [UInt8], file: String? = nil, pictureFolder: String? = nil, limits: DocumentLimits = .orders
  ) throws(DocumentError) {
    try limits.check(fileSize: bytes.count, file: file)
    let document = try JSONDocument(bytes: bytes, file: file)
    let (event, notes) = try document.read { (root) throws(JSONFault) -> (OrderEvent, NoteCollector) in
      var reader = MovieReader(reading: DocumentReading(limits: limits), pictureFolder: pictureFolder)
      return (try reader.event(root), reader.reading.notes)
    }
    self.event = event
    self.notes = notes.notes(in: document)
  }
}

/// Reads the record of a film as The Movie Database (TMDB) gives it, in its API's version 3.
///
/// Any key may be missing or null, and those that tickets have no use for are ignored.
struct MovieReader {
  var reading: DocumentReading
  /// The folder of the pictures, as the order names it.
  let pictureFolder: String?

  /// What the database writes for a film without a production company.
  private static let noStudio = "N/A"

  /// What the record says of the film.
  mutating func event(_ node: JSONNode) throws(JSONFault) -> OrderEvent {
    guard node.kind == .object else { throw node.mismatch(expected: "the record of a film, which is an object") }
    var event = OrderEvent()
    var originalTitle: String?
    for (text, value) in try node.fields() where !value.isNull {
      guard let key = MovieKey.allCases.first(where: { text == $0.rawValue }) else { continue }
      switch key {
      case .title: event.title = try reading.filledText(value)
      case .originalTitle: originalTitle = try reading.filledText(value)
      case .runtime: event.runtime = try runtime(value)
      case .voteAverage: event.rating = try rating(value)
      case .genres: event.genres = try names(value)
      case .productionCompanies: event.subtitle = try studio(value)
      case .posterPath: event.pictures[.poster] = try picture(value)
      case .backdropPath: event.pictures[.backdrop] = try picture(value)
      }
    }
    event.title = event.title ?? originalTitle
    return event
  }

  /// Minutes; the database writes 0 where it does not know them.
  private func runtime(_ node: JSONNode) throws(JSONFault) -> Int? {
    let minutes = try node.integer(in: 0...OrderReader.longestRuntime)
    return minutes == 0 ? nil : minutes
  }

  /// Votes go from 0.5 to 10; an average of 0 means that nobody has voted.
  private func rating(_ node: JSONNode) throws(JSONFault) -> Double? {
    let average = try node.number(in: 0...10)
    return average == 0 ? nil : average / 2
  }

  private mutating func studio(_ node: JSONNode) throws(JSONFault) -> String? {
    let first = try names(node).first
    return first == MovieReader.noStudio ? nil : first
  }

  /// The names of the records in an array, those that have one.
  private mutating func names(_ node: JSONNode) throws(JSONFault) -> [String] {
    var names: [String] = []
    for element in try node.elements(suchAs: "[{ \"name\": \"Drama\" }]") where !element.isNull {
      guard element.kind == .object else { throw element.mismatch(expected: "an object with \"name\"") }
      guard let name = element["name"]?.unlessNull else { continue }
      if let text = try reading.filledText(name) { names.append(text) }
    }
    return names
  }

  /// A picture in the folder; the database begins its paths with a slash.
  private func picture(_ node: JSONNode) throws(JSONFault) -> PictureSource? {
    guard let path = try node.fileName() else { return nil }
    let parts = path.split(separator: "/")
    guard !parts.isEmpty, !parts.contains("..") else {
      throw node.fault(.value, "expected the path of a picture such as \"/poster.jpg\", found \(quoted(path))")
    }
    let name = parts.joined(separator: "/")
    guard let pictureFolder else { return PictureSource(file: name) }
    return PictureSource(file: pictureFolder + (pictureFolder.hasSuffix("/") ? "" : "/") + name)
  }
}

/// What is read of the record of a film, as The Movie Database gives it; all other keys are ignored.
enum MovieKey: String, DocumentKey {
  case title
  case originalTitle = "original_title"
  case runtime
  case voteAverage = "vote_average"
  case genres
  case productionCompanies = "production_companies"
  case posterPath = "poster_path"
  case backdropPath = "backdrop_path"

  static let owner = "the record of a film"
}
