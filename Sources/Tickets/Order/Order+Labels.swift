extension Order {
  /// The order with section, row and seat taken from a plan, and an error for each seat that the plan does not have.
  ///
  /// `labels` gives the labels of the seat with an id, nil for an id that the plan lacks. Labels that the order gives
  /// itself stay. Seats without an id stay as they are; seats that the plan lacks are left out. An error's path counts
  /// the seats of this order. O(number of seats).
  public func takingLabels(
    _ labels: (_ seatID: String) -> SeatLabels?
  ) -> (order: Order, errors: [OrderError]) {
    var order = self
    var errors: [OrderError] = []
    order.seats = []
    for (position, seat) in seats.enumerated() {
      guard let id = seat.seatID else {
        order.seats.append(seat)
        continue
      }
      guard let found = labels(id) else {
        errors.append(OrderError(.unknownSeat, "the plan has no seat \"\(id)\"", at: "seats[\(position)].id"))
        continue
      }
      var labelled = seat
      labelled.labels = seat.labels.completed(by: found)
      order.seats.append(labelled)
    }
    return (order, errors)
  }
}

extension SeatLabels {
  /// The labels with those that are missing taken from others.
  func completed(by others: SeatLabels) -> SeatLabels {
    SeatLabels(section: section ?? others.section, row: row ?? others.row, seat: seat ?? others.seat)
  }
}
