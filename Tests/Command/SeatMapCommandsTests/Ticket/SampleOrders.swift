/// Orders that tests make tickets of.
enum SampleOrders {
  /// What no output may show.
  static let payloads = ["PAYLOAD-H34-x7Q", "PAYLOAD-H35-k2W", "PAYLOAD-H36-z9R"]

  /// Three seats with a code each.
  static let three = order(
    seats: zip(34...36, payloads).map { seat, payload in
      #"{ "row": "H", "seat": "\#(seat)", "price": 9.5, "payload": "\#(payload)" }"#
    })

  /// Seats of one row, without codes.
  static func many(_ count: Int) -> String {
    order(seats: (1...count).map { #"{ "row": "H", "seat": "\#($0)" }"# })
  }

  /// An order of seats, each the text of a JSON object, on one line.
  static func order(id: String = "R-412", seats: [String], more: String = "") -> String {
    #"{ "format": "seatmap-order/1", "id": "\#(id)", "locale": "en-GB", "currency": "GBP", "#
      + #""event": { "title": "Low Tide", "subtitle": "Studio Nord" }, "#
      + #""showing": { "start": "2026-05-13T18:15", "zone": "Europe/London" }, "#
      + #""venue": { "name": "Lighthouse", "hall": "Screen 3" }, "#
      + #""seats": [\#(seats.joined(separator: ", "))]\#(more) }"#
  }

  /// An order of one seat.
  static func one(_ number: Int, payload: String? = nil) -> String {
    order(id: "R-\(number)", seats: [#"{ "row": "A", "seat": "1", "payload": "\#(payload ?? "PAYLOAD-\(number)")" }"#])
  }
}
