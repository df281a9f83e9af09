public import Geometry

/// One seat's ticket, with everything on it ready to be set.
///
/// All texts are as people read them, in the order's language; what the order does not say is absent, so that a design
/// closes up over it.
public struct Ticket: Hashable, Sendable {
  /// What no other ticket has: the order's id and the seat's, unless the order names another.
  public var id: String
  /// The texts, by what they say; none of them is empty.
  public var fields: [TicketField: String]
  /// The words over the texts, such as "Row"; one for every field that has a text.
  public var captions: [TicketField: String]
  /// What the code holds; nil for a ticket without a code.
  public var code: TicketCode?
  /// The pictures, by what they show.
  public var pictures: [TicketPictureRole: PictureSource]
  /// How well the event is rated, 0…5.
  public var rating: Double?
  /// The event's genres, as people read them.
  public var genres: [String]
  /// The language of the texts, as a BCP 47 tag such as "ar-EG".
  public var language: String
  /// Whether the language is written from right to left, and the ticket with it.
  public var isRightToLeft: Bool

  /// Creates a ticket.
  public init(
    id: String, fields: [TicketField: String] = [:], captions: [TicketField: String] = [:], code: TicketCode? = nil,
    pictures: [TicketPictureRole: PictureSource] = [:], rating: Double? = nil, genres: [String] = [],
    language: String = "en", isRightToLeft: Bool = false
  ) {
    self.id = id
    self.fields = fields
    self.captions = captions
    self.code = code
    self.pictures = pictures
    self.rating = rating
    self.genres = genres
    self.language = language
    self.isRightToLeft = isRightToLeft
  }

  /// The text of a field; nil where the ticket has none.
  public subscript(field: TicketField) -> String? { fields[field] }
}

/// What a ticket's code holds and how it is shown.
public struct TicketCode: Hashable, Sendable {
  /// What a scanner reads.
  public var payload: TicketPayload
  /// The kind of code as `Symbology` spells it, such as "qr"; the design's where nil.
  public var symbology: String?
  /// The text that people read under it.
  public var caption: String?

  /// Creates a code.
  public init(payload: TicketPayload, symbology: String? = nil, caption: String? = nil) {
    self.payload = payload
    self.symbology = symbology
    self.caption = caption
  }
}

/// What a scanner reads from a ticket.
///
/// Whoever knows a payload can copy the ticket, so nothing that describes this value shows more than its length.
public enum TicketPayload: Hashable, Sendable {
  /// A text, exactly as it goes into the code.
  case text(SecretText)
  /// A message that is signed first, with the key in a file: whoever draws the ticket puts the signed text here.
  case unsigned(message: SecretText, keyFile: String)
}

/// A text that opens doors: nothing that describes the value shows more than its length.
///
/// Two are the same byte for byte only: scanners do not take "é" for "e" with an accent behind it.
public struct SecretText: Sendable {
  /// The text itself.
  public let exposed: String

  /// Takes a text in.
  public init(_ text: String) {
    exposed = text
  }
}

extension SecretText: Hashable {
  /// Whether two texts have the same bytes of UTF-8.
  public static func == (left: SecretText, right: SecretText) -> Bool {
    left.exposed.utf8.elementsEqual(right.exposed.utf8)
  }

  /// Feeds the bytes to a hasher.
  public func hash(into hasher: inout Hasher) {
    for byte in exposed.utf8 { hasher.combine(byte) }
    hasher.combine(exposed.utf8.count)
  }
}

extension SecretText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// How many bytes of UTF-8 it has.
  public var description: String { "a secret of \(exposed.utf8.count) bytes" }

  /// The same as `description`.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` does not show the text either.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// What a picture on a ticket shows.
public enum TicketPictureRole: String, Hashable, Sendable, CaseIterable {
  /// The event's poster, higher than wide.
  case poster
  /// A scene or a view, wider than high.
  case backdrop
  /// The sign of the venue or of who stages the event.
  case logo
}

/// Where a picture is to be found, and which part of it matters.
public struct PictureSource: Hashable, Sendable {
  /// The file, as the order names it: relative to the order's own folder unless it is absolute.
  public var file: String
  /// The point to keep in sight where the picture is cropped: (0, 0) is its top left corner, (1, 1) its bottom right.
  public var focus: Point
  /// What it shows, for people who do not see it; nil where nobody said.
  public var name: String?

  /// Creates a source.
  public init(file: String, focus: Point = Point(0.5, 0.5), name: String? = nil) {
    self.file = file
    self.focus = focus
    self.name = name
  }
}
