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
