/// What tells the tickets of one order apart.
///
/// A ticket's id is the order's id and, behind a slash each, section, row and seat, or the seat's id in the plan where
/// there is one. It depends on nothing else, so that it stays the same when other seats come or go. Places without a
/// seat number are not told apart by people; their tickets get `~2`, `~3` … in the order's order.
struct TicketIdentities {
  private let orderID: String
  private var positionByID: [String: Int] = [:]
  private var positionBySeat: [Identity: Int] = [:]
  private var unnumbered: [String: Int] = [:]

  private enum Identity: Hashable {
    case id(String)
    case labels(SeatLabels)
  }

  init(orderID: String) {
    self.orderID = orderID
  }

  /// The id of a seat's ticket, or the error that an earlier seat is the same.
  mutating func id(of seat: OrderedSeat, at position: Int) throws(OrderError) -> String {
    for identity in TicketIdentities.identities(of: seat) {
      if let earlier = positionBySeat.updateValue(position, forKey: identity) {
        throw OrderError(
          .repeatedSeat, "\(seat.spokenPlace) is named twice: it stands in seats[\(earlier)] already",
          atSeat: position)
      }
    }
    let id = seat.ticketID ?? ownID(of: seat)
    if let earlier = positionByID.updateValue(position, forKey: id) {
      throw OrderError(
        .repeatedTicketID,
        "the ticket would have the same id as that of seats[\(earlier)]: give one of them a \"ticket\" id of its own",
        atSeat: position)
    }
    return id
  }

  private mutating func ownID(of seat: OrderedSeat) -> String {
    let labels = seat.labels
    let parts = seat.seatID.map { [$0] } ?? [labels.section, labels.row, labels.seat].compactMap(\.self)
    let id = ([orderID] + parts).joined(separator: "/")
    guard seat.seatID == nil, labels.seat == nil else { return id }
    let count = unnumbered[id, default: 0] + 1
    unnumbered[id] = count
    return count == 1 ? id : id + "~\(count)"
  }

  private static func identities(of seat: OrderedSeat) -> [Identity] {
    var identities: [Identity] = []
    if let id = seat.seatID { identities.append(.id(id)) }
    if seat.labels.seat != nil { identities.append(.labels(seat.labels)) }
    return identities
  }
}

extension OrderedSeat {
  /// How a message names the seat: "the seat stalls/A/12", else "section Stalls, row A, seat 12".
  var spokenPlace: String {
    if let seatID { return "the seat \(seatID)" }
    let parts = [("section", labels.section), ("row", labels.row), ("seat", labels.seat)]
    return parts.compactMap { word, label in label.map { "\(word) \($0)" } }.joined(separator: ", ")
  }
}
