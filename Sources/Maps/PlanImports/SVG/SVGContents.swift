internal import Colors
internal import Geometry
internal import JSON
internal import Paths
internal import SeatMaps

/// What was found in a drawing, in its own coordinates and order.
struct SVGContents {
  /// A seat.
  struct FoundSeat {
    var seat: Seat
    var floor: String?
    var section: String
    var row: String
    /// The colour inside; nil where there is none that is known.
    var color: Color?
    var status: SeatStatus?
    var price: Price?
    /// Where its element begins.
    var place: DocumentPlace
  }

  /// A line of text.
  struct FoundText {
    var string: String
    var center: Point
    var size: Double
    var rotation: Angle
    var color: Color?
    var section: String
  }

  /// A shape that is no seat.
  struct FoundShape {
    var path: Path
    /// The upright rectangle that it is; nil where it is none.
    var rectangle: (rect: Rect, cornerRadius: Double)?
    var fill: SVGPaint
    var stroke: SVGPaint
    var section: String
    var floor: String?
  }

  /// A place that is sold by the head.
  struct FoundArea {
    var shape: FoundShape
    var label: String
    var capacity: Int
    var category: String?
  }

  /// A stage or screen.
  struct FoundStage {
    var kind: Stage.Kind
    var bounds: Rect
    /// How far the middle of a curved screen lies before its ends.
    var rise: Double
    var label: String?
  }

  var seats: [FoundSeat] = []
  var texts: [FoundText] = []
  var shapes: [FoundShape] = []
  var areas: [FoundArea] = []
  var stage: FoundStage?
}
