public import Geometry

/// Where every seat of a plan is.
///
/// Seats stand row by row and rows section by section, so that the seats of a row and of a section are ranges. All
/// coordinates are the plan's, sections' origins and turns already applied.
public struct SeatMap: Hashable, Sendable {
  /// The name of the room.
  public var name: String
  /// The canvas that the plan was drawn on, from (0, 0); nil where it had none.
  public var canvas: Size?
  /// The length of a unit in metres; nil where the plan is not to scale.
  public var metresPerUnit: Double?
  /// The currency of all prices.
  public var currency: String?
  /// The categories, by number.
  public var categories: [Category]
  /// The screen or stage.
  public var stage: PlacedStage?
  /// The point that all seats face, where there is one.
  public var focalPoint: Point?
  /// The levels of the venue, by number.
  public var floors: [Floor]
  /// The sections, in drawing order.
  public var sections: [PlacedSection]
  /// The rows, section by section, from front to back.
  public var rows: [PlacedRow]
  /// The seats, row by row.
  public var seats: [PlacedSeat]
  /// The tables, section by section; the chairs of each are a row.
  public var tables: [PlacedTable]
  /// The places that are sold by the head, section by section.
  public var generalAdmission: [PlacedGeneralAdmissionArea]

  /// Creates a map.
  public init(
    name: String, canvas: Size? = nil, metresPerUnit: Double? = nil, currency: String? = nil,
    categories: [Category] = [], stage: PlacedStage? = nil, focalPoint: Point? = nil, floors: [Floor] = [],
    sections: [PlacedSection] = [], rows: [PlacedRow] = [], seats: [PlacedSeat] = [], tables: [PlacedTable] = [],
    generalAdmission: [PlacedGeneralAdmissionArea] = []
  ) {
    self.name = name
    self.canvas = canvas
    self.metresPerUnit = metresPerUnit
    self.currency = currency
    self.categories = categories
    self.stage = stage
    self.focalPoint = focalPoint
    self.floors = floors
    self.sections = sections
    self.rows = rows
    self.seats = seats
    self.tables = tables
    self.generalAdmission = generalAdmission
  }
}
