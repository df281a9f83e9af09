/// What an order is for: a film, a concert, a match.
public struct OrderEvent: Hashable, Sendable {
  /// The name; nil only as long as a record of the film has still to be read.
  public var title: String?
  /// What stands with the name, such as a film's studio.
  public var subtitle: String?
  /// How long it takes, in minutes; more than 0.
  public var runtime: Int?
  /// How well it is rated, 0…5.
  public var rating: Double?
  /// The genres.
  public var genres: [String]
  /// The pictures, by what they show.
  public var pictures: [TicketPictureRole: PictureSource]
  /// Where to find a record of the film that gives what is missing here; nil where there is none, or it is taken in.
  public var movie: MovieReference?

  /// Creates an event.
  public init(
    title: String? = nil, subtitle: String? = nil, runtime: Int? = nil, rating: Double? = nil, genres: [String] = [],
    pictures: [TicketPictureRole: PictureSource] = [:], movie: MovieReference? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.runtime = runtime
    self.rating = rating
    self.genres = genres
    self.pictures = pictures
    self.movie = movie
  }

  /// The event with what it lacks taken from a record of the film; genres are taken all or none.
  public func completed(by other: OrderEvent) -> OrderEvent {
    var event = self
    event.movie = nil
    event.title = title ?? other.title
    event.subtitle = subtitle ?? other.subtitle
    event.runtime = runtime ?? other.runtime
    event.rating = rating ?? other.rating
    if genres.isEmpty { event.genres = other.genres }
    event.pictures.merge(other.pictures) { own, _ in own }
    return event
  }
}

/// Where to find the record of a film.
public struct MovieReference: Hashable, Sendable {
  /// The file of the record, as the order names it: relative to the order's own folder unless it is absolute.
  public var file: String
  /// The folder of the pictures that the record names, in the same way; nil for the order's own folder.
  public var pictureFolder: String?

  /// Creates a reference.
  public init(file: String, pictureFolder: String? = nil) {
    self.file = file
    self.pictureFolder = pictureFolder
  }
}
