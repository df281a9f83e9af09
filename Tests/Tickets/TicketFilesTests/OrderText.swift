/// An order as text, of which a test changes single values.
struct OrderText {
  var format = "\"seatmap-order/1\""
  var id = "\"R-7\""
  var locale = "\"en-GB\""
  var event = "{ \"title\": \"Low Tide\" }"
  var seats = "[{ \"row\": \"C\", \"seat\": \"12\" }]"
  /// Whole fields, with their keys.
  var more: [String] = []

  /// The text, on one line.
  var text: String {
    let fields = [
      "\"format\": \(format)", "\"id\": \(id)", "\"locale\": \(locale)", "\"event\": \(event)", "\"seats\": \(seats)",
    ]
    return "{ " + (fields + more).joined(separator: ", ") + " }"
  }

  /// The text as UTF-8.
  var bytes: [UInt8] { Array(text.utf8) }
}
