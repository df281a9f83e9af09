public import Geometry
public import SeatMaps

extension SeatMapDrawing {
  /// The part of a map around chosen seats, as a confirmation shows it: these seats, what is around them, and nothing
  /// of the rest.
  ///
  /// The chosen seats are drawn as selected, with a caption that points at them; where the map goes on, it fades out.
  /// Rows that are cut off bear their names at the edge.
  public struct Crop: Hashable, Sendable {
    /// The numbers of the chosen seats; those that the map does not have are passed over, and with none left the whole
    /// map is drawn.
    public var seats: [Int]
    /// How far the picture reaches beyond them, in widths of a usual seat.
    public var margin: Double
    /// What is written at them; nothing where empty.
    public var caption: String

    /// The margin where nobody says otherwise.
    public static let defaultMargin = 5.0

    /// Creates a crop.
    public init(around seats: [Int], margin: Double = Crop.defaultMargin, caption: String = "You sit here") {
      self.seats = seats
      self.margin = margin
      self.caption = caption
    }
  }
}

/// A small overview of a whole venue that shows where something is: the outlines of its sections, without words.
public struct MiniMap: Hashable, Sendable {
  /// The whole venue.
  public var map: SeatMap
  /// The numbers of seats that are marked.
  public var seats: [Int]
  /// The numbers of sections that are marked.
  public var sections: [Int]
  /// A rectangle that is framed, in the map's coordinates, such as the part that a picture beside it shows.
  public var frame: Rect?

  /// Creates an overview.
  public init(of map: SeatMap, seats: [Int] = [], sections: [Int] = [], frame: Rect? = nil) {
    self.map = map.outlined()
    self.seats = seats
    self.sections = sections
    self.frame = frame
  }
}
