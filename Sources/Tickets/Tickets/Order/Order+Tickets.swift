extension Order {
  /// The order's tickets, one for each seat, in the order of the seats; and an error for each seat that gets none.
  ///
  /// What keeps the whole order from being read, such as an unknown time zone, is one error and no tickets. A record of
  /// the film has to be taken in before.
  ///
  /// - Parameters:
  ///   - formatting: How the order's language writes dates, times and amounts.
  ///   - labels: What the plan says of the seat with an id, nil for an id that it lacks. Labels that the order gives
  ///     itself stay. Without a plan a seat has the labels that the order gives.
  /// - Complexity: O(number of seats).
  public func tickets<Formatting: TicketFormatting>(
    formatting: Formatting, labels: ((_ seatID: String) -> SeatLabels?)? = nil
  ) -> (tickets: [Ticket], errors: [OrderError]) {
    let writer: TicketWriter<Formatting>
    do throws(OrderError) {
      writer = try TicketWriter(order: self, formatting: formatting)
    } catch {
      return ([], [error])
    }
    var identities = TicketIdentities(orderID: id)
    var tickets: [Ticket] = []
    var errors: [OrderError] = []
    tickets.reserveCapacity(seats.count)
    for (position, seat) in seats.enumerated() {
      do throws(OrderError) {
        let seat = try seat.labelled(by: labels, at: position)
        let id = try identities.id(of: seat, at: position)
        tickets.append(try writer.ticket(id: id, of: seat, at: position))
      } catch {
        errors.append(error)
      }
    }
    return (tickets, errors)
  }

  /// The ids of the tickets, one for each seat, or the error that two seats are the same.
  ///
  /// Seats that are the same only by the labels of a plan are not noticed. O(number of seats).
  public func ticketIDs() throws(OrderError) -> [String] {
    var identities = TicketIdentities(orderID: id)
    var ids: [String] = []
    for (position, seat) in seats.enumerated() { ids.append(try identities.id(of: seat, at: position)) }
    return ids
  }
}

extension OrderedSeat {
  /// The seat with the labels that it lacks taken from a plan, or the error that the plan does not have it.
  fileprivate func labelled(
    by labels: ((String) -> SeatLabels?)?, at position: Int
  ) throws(OrderError) -> OrderedSeat {
    guard let labels, let seatID else { return self }
    guard let found = labels(seatID) else {
      throw OrderError(.unknownSeat, "the plan has no seat \"\(seatID)\"", atSeat: position, key: "id")
    }
    var seat = self
    seat.labels = self.labels.completed(by: found)
    return seat
  }
}
