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
  /// The file with a record of the film that gives what is missing here, as the order names it.
  public var movieFile: String?

  /// Creates an event.
  public init(
    title: String? = nil, subtitle: String? = nil, runtime: Int? = nil, rating: Double? = nil, genres: [String] = [],
    pictures: [TicketPictureRole: PictureSource] = [:], movieFile: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.runtime = runtime
    self.rating = rating
    self.genres = genres
    self.pictures = pictures
    self.movieFile = movieFile
  }

  /// The event with what it lacks taken from another one; genres are taken all or none.
  public func completed(by other: OrderEvent) -> OrderEvent {
    var event = self
    event.title = title ?? other.title
    event.subtitle = subtitle ?? other.subtitle
    event.runtime = runtime ?? other.runtime
    event.rating = rating ?? other.rating
    if genres.isEmpty { event.genres = other.genres }
    event.pictures.merge(other.pictures) { own, _ in own }
    return event
  }
}
