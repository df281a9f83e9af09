import Support
import Tickets

/// Writes everything so that a test sees what was asked for; knows the zone of Berlin alone.
struct PlainFormatting: TicketFormatting {
  var language = "en"
  var isRightToLeft = false

  func wallTime(of moment: Moment) throws(TicketFormattingError) -> WallTime {
    guard moment.zone == "Europe/Berlin" else { throw .unknownZone(moment.zone) }
    switch moment.time {
    case .wall(let time): return time
    case .instant(let seconds):
      // Summer time, two hours ahead of UTC.
      guard let time = WallTime(secondsSince1970InUTC: seconds + 7200) else { throw .unknownZone(moment.zone) }
      return time
    }
  }

  func date(of moment: Moment) throws(TicketFormattingError) -> String { try wallTime(of: moment).day.description }

  func time(of moment: Moment) throws(TicketFormattingError) -> String {
    String(try wallTime(of: moment).description.dropFirst(11))
  }

  func price(_ money: Money) -> String { "\(money.amount.units)/\(money.amount.digits) \(money.currency)" }

  func rating(_ rating: Double) -> String { "\(rating)/5" }

  func runtime(minutes: Int) -> String { "\(minutes) min" }

  func caption(of field: TicketField) -> String { "<\(field.rawValue)>" }

  func dateStrip(from first: CalendarDay, count: Int) -> [DateChipText] { [] }
}
