public import Drawing
public import Geometry
public import SeatMaps

/// How a seat map becomes a picture: a theme, a canvas, and what is to be seen.
///
/// The outcome is a `Scene` that any renderer draws. Everything that has room is drawn inside the canvas, with lines
/// and labels; what has none is left out by the rules that each option states.
public struct SeatMapDrawing: Hashable, Sendable {
  /// The extent of the picture.
  public enum Canvas: Hashable, Sendable {
    /// As large as the plan wants: a unit of the plan is a unit of the canvas, unless seats would come out smaller
    /// than 12 or larger than 60, or a side longer than 4,096.
    case natural
    /// As wide as this, and as high as the plan then is.
    case width(Double)
    /// As high as this, and as wide as the plan then is.
    case height(Double)
    /// Just this, the plan as large as fits.
    case size(Size)
    /// So many canvas units for a unit of the plan, to the last digit, and as large as the drawing then is.
    case scale(Double)
  }

  /// Which seats show their number.
  public enum SeatLabels: String, Hashable, Sendable, CaseIterable {
    /// Those in which it can be read: numbers are as high as the theme says, narrowed down to 60 % where they are too
    /// wide for their seat, and left out where that does not do or where they would come out smaller than the
    /// theme's least size.
    case auto
    /// None.
    case none
    /// All, however small that makes the numbers.
    case all
  }

  /// Whether seats are drawn one by one.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// As the theme's rule says: where seats would come out smaller than its least size, and the map has several
    /// sections with outlines, sections are drawn.
    case auto
    /// Each section as its outline, with its name, its prices and how many of its places are free.
    case sections
    /// Each seat, however small.
    case seats
  }

  /// How much a scene says of what its things are.
  public enum Detail: Hashable, Sendable {
    /// Nothing: for pictures.
    case picture
    /// Who each seat is, row by row: for outputs that can be searched, restyled or read aloud.
    ///
    /// Each thing is said once: the label of a row is data of the row's group, that of a section of the section's, and
    /// a seat has only what tells it from its neighbours. In a page, `seat.closest("[data-row]")` is the row.
    case document
  }

  /// How the map looks.
  public var theme: Theme
  /// The extent of the picture.
  public var canvas: Canvas
  /// Which seats show their number.
  public var seatLabels: SeatLabels
  /// Whether seats are drawn one by one.
  public var level: Level
  /// How many quarter turns clockwise the map is turned; text stays upright.
  public var quarterTurns: Int
  /// Whether the name of the room stands above the map, where there is room for it.
  public var showsTitle: Bool
  /// Whether a legend stands below the map, where there is room for it.
  public var showsLegend: Bool
  /// How much the scene says of what its things are.
  public var detail: Detail
  /// The pictures that areas show, by the names that the plan has for them; a picture that is not here is left out.
  public var pictures: [String: Raster]
  /// The part of the map that is drawn, around chosen seats; all of it where nil.
  public var crop: Crop?
  /// The overview that stands beside the map, with a frame around what a crop shows; none where nil.
  public var miniMap: MiniMap?
  /// What the colours of seats say in place of their categories.
  ///
  /// A scale takes the legend's place, and seats bear the letter of their part of it in place of their number, where
  /// there is room for it.
  public var measure: SeatMeasure?

  /// Creates a drawing.
  public init(
    theme: Theme = .cinema(), canvas: Canvas = .natural, seatLabels: SeatLabels = .auto, level: Level = .auto,
    quarterTurns: Int = 0, showsTitle: Bool = true, showsLegend: Bool = true, detail: Detail = .picture,
    pictures: [String: Raster] = [:], crop: Crop? = nil, miniMap: MiniMap? = nil, measure: SeatMeasure? = nil
  ) {
    self.theme = theme
    self.canvas = canvas
    self.seatLabels = seatLabels
    self.level = level
    self.quarterTurns = quarterTurns
    self.showsTitle = showsTitle
    self.showsLegend = showsLegend
    self.detail = detail
    self.pictures = pictures
    self.crop = crop
    self.miniMap = miniMap
    self.measure = measure
  }

  /// Draws a map.
  ///
  /// - Parameters:
  ///   - map: Where the seats are.
  ///   - states: What is known of each seat; all are available where nil.
  ///   - measuring: How large text is. Take the renderer's own, so that what fits here fits there.
  /// - Precondition: The states are those of the map.
  /// - Complexity: O(*n*) in the number of seats.
  public func draw(_ map: SeatMap, states: SeatStates? = nil, measuring: any TextMeasuring) -> DrawnMap {
    let picture = MapPicture(
      of: map, states: states ?? SeatStates(of: map), drawing: self, measuring: measuring)
    return DrawnMap(scene: picture.scene(), placement: picture.placing)
  }

  /// The scene of ``draw(_:states:measuring:)`` alone.
  public func scene(of map: SeatMap, states: SeatStates? = nil, measuring: any TextMeasuring) -> Scene {
    draw(map, states: states, measuring: measuring).scene
  }

  /// The picture of a mini-map alone: as large as the canvas says, 240 wide where it says `natural`; theme and turn are
  /// those of the drawing.
  ///
  /// - Complexity: O(*n*) in the number of the map's sections.
  public func scene(of miniMap: MiniMap) -> Scene {
    let drawing = MiniMapDrawing(miniMap: miniMap, theme: theme, turn: turn)
    let aspect = drawing.aspect
    let size: Size =
      switch canvas {
      case .natural: Size(240, (240 * aspect).rounded(.up))
      case .width(let width): Size(width, (width * aspect).rounded(.up))
      case .height(let height): Size((height / aspect).rounded(.up), height)
      case .size(let size): size
      case .scale(let scale): drawing.bounds.size * scale
      }
    let frame = Rect(origin: .zero, size: size).inset(by: 1)
    return Scene(
      size: size, background: theme.background, title: miniMap.map.name, summary: drawing.name,
      nodes: drawing.nodes(in: frame, detail: detail))
  }
}

/// A map as a scene, and where the map lies in it.
public struct DrawnMap: Hashable, Sendable {
  /// What there is to paint.
  public let scene: Scene
  /// From the map's coordinates to those of the scene.
  ///
  /// Its inverse takes a click on the picture to the map, where a `SeatIndex` knows the seat:
  ///
  ///     let drawn = drawing.draw(map, measuring: measurer)
  ///     let click = Point(410, 300)
  ///     if let place = drawn.placement.inverted?.apply(click), let seat = SeatIndex(map).seat(at: place) {
  ///       print(map.seats[seat].id)
  ///     }
  public let placement: AffineTransform
}

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
