internal import Tickets

extension Ticket {
  /// The name of a picture of the ticket: the event's, and the ticket's own.
  var name: String { [self[.title], id].compactMap { $0 }.joined(separator: " – ") }

  /// What the ticket says, in a line, for people who cannot see it: texts with the words over them, in the order of
  /// fields.
  var summary: String {
    TicketField.allCases.compactMap { field -> String? in
      guard let text = self[field], field != .ticket, field != .order else { return nil }
      switch field {
      case .title, .subtitle, .venue, .address, .note: return text
      default: return captions[field].map { "\($0) \(text)" } ?? text
      }
    }.joined(separator: ", ")
  }
}
