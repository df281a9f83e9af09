internal import JSON

// The keys of every object of an order. The JSON Schema in OrderSchema.swift has the same ones.

enum OrderKey: String, DocumentKey {
  case schema = "$schema"
  case format, id, locale, currency, event, showing, venue, seats, code, captions, note

  static let owner = "an order"
}

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

enum OrderVenueKey: String, DocumentKey {
  case name, address, hall, entrance, plan

  static let owner = "a venue"
}

enum OrderCodeKey: String, DocumentKey {
  case symbology, key

  static let owner = "the rules for codes"
}

enum OrderedSeatKey: String, DocumentKey {
  case id, section, row, seat, ticket, category, entrance, price, holder, note, payload

  static let owner = "a seat of an order"
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
