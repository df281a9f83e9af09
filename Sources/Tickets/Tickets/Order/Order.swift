public import Support

/// What somebody bought: seats for one showing of one event.
public struct Order: Hashable, Sendable {
  /// What no other order has.
  public var id: String
  /// The language and region of everything on the tickets, as a BCP 47 tag such as "en-GB".
  public var locale: String
  /// What is shown.
  public var event: OrderEvent
  /// When it is shown.
  public var showing: Showing?
  /// Where it is shown.
  public var venue: OrderVenue
  /// The seats, each of which gets a ticket.
  public var seats: [OrderedSeat]
  /// What goes for the codes of all tickets.
  public var code: OrderCode
  /// Words over fields that take the place of the language's own, such as "Screen" for the hall.
  public var captions: [TicketField: String]
  /// A remark on all tickets that have none of their own.
  public var note: String?

  /// Creates an order.
  public init(
    id: String, locale: String, event: OrderEvent, showing: Showing? = nil, venue: OrderVenue = OrderVenue(),
    seats: [OrderedSeat], code: OrderCode = OrderCode(), captions: [TicketField: String] = [:], note: String? = nil
  ) {
    self.id = id
    self.locale = locale
    self.event = event
    self.showing = showing
    self.venue = venue
    self.seats = seats
    self.code = code
    self.captions = captions
    self.note = note
  }
}

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

/// When an event takes place.
public struct Showing: Hashable, Sendable {
  /// When it begins.
  public var start: Moment
  /// When the doors open.
  public var doors: Moment?

  /// Creates a showing.
  public init(start: Moment, doors: Moment? = nil) {
    self.start = start
    self.doors = doors
  }
}

/// Where an event takes place.
public struct OrderVenue: Hashable, Sendable {
  /// The building's name.
  public var name: String?
  /// Its address, on one line.
  public var address: String?
  /// The hall or screen.
  public var hall: String?
  /// The door to go in by, for seats that name none of their own.
  public var entrance: String?
  /// The plan file that the seats' labels are taken from, as the order names it.
  public var planFile: String?

  /// Creates a venue.
  public init(
    name: String? = nil, address: String? = nil, hall: String? = nil, entrance: String? = nil,
    planFile: String? = nil
  ) {
    self.name = name
    self.address = address
    self.hall = hall
    self.entrance = entrance
    self.planFile = planFile
  }
}

/// One seat of an order.
public struct OrderedSeat: Hashable, Sendable {
  /// The seat's id in the plan, from which the labels are taken that are not given.
  public var seatID: String?
  /// Section, row and seat as people read them.
  public var labels: SeatLabels
  /// The ticket's id; made of the order's id and the seat's where nil.
  public var ticketID: String?
  /// What kind of place it is.
  public var category: String?
  /// The door to go in by; the venue's where nil.
  public var entrance: String?
  /// What it cost.
  public var price: Money?
  /// Who may use it.
  public var holder: String?
  /// A remark; the order's where nil.
  public var note: String?
  /// What its code holds, or what is signed for it; the ticket's id is signed where nil.
  public var payload: SecretText?

  /// Creates a seat.
  public init(
    seatID: String? = nil, labels: SeatLabels = SeatLabels(), ticketID: String? = nil, category: String? = nil,
    entrance: String? = nil, price: Money? = nil, holder: String? = nil, note: String? = nil,
    payload: SecretText? = nil
  ) {
    self.seatID = seatID
    self.labels = labels
    self.ticketID = ticketID
    self.category = category
    self.entrance = entrance
    self.price = price
    self.holder = holder
    self.note = note
    self.payload = payload
  }
}

/// How people find a seat; what a hall does not have is nil.
public struct SeatLabels: Hashable, Sendable {
  /// The part of the hall.
  public var section: String?
  /// The row.
  public var row: String?
  /// The seat in the row.
  public var seat: String?

  /// Creates labels.
  public init(section: String? = nil, row: String? = nil, seat: String? = nil) {
    self.section = section
    self.row = row
    self.seat = seat
  }
}

extension SeatLabels {
  /// The labels with those that are missing taken from others.
  func completed(by others: SeatLabels) -> SeatLabels {
    SeatLabels(section: section ?? others.section, row: row ?? others.row, seat: seat ?? others.seat)
  }
}

/// What goes for the codes of all tickets of an order.
public struct OrderCode: Hashable, Sendable {
  /// The kind of code as `Symbology` spells it, such as "qr"; the design's where nil.
  public var symbology: String?
  /// The file with the key that payloads are signed with, as the order names it; nil where they are not signed.
  public var keyFile: String?

  /// Creates rules for codes.
  public init(symbology: String? = nil, keyFile: String? = nil) {
    self.symbology = symbology
    self.keyFile = keyFile
  }
}
