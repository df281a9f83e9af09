/// Where an event takes place.
public struct OrderVenue: Hashable, Sendable {
  /// The building's name.
  public var name: String?
  /// Its address, on one line.
  public var address: String?
  /// The hall or screen.
  public var hall: String?
  /// The door to go in by, for seats that name none of their own.
  public var entrance: String?
  /// The plan file that the seats' labels are taken from, as the order names it.
  public var planFile: String?

  /// Creates a venue.
  public init(
    name: String? = nil, address: String? = nil, hall: String? = nil, entrance: String? = nil,
    planFile: String? = nil
  ) {
    self.name = name
    self.address = address
    self.hall = hall
    self.entrance = entrance
    self.planFile = planFile
  }
}
