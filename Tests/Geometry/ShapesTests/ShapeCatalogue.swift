import Geometry
import Paths
import Shapes
import Testing

/// One shape with the words its golden begins with and the frame it is drawn in there.
struct CatalogueEntry: Sendable, CustomTestStringConvertible {
  /// The golden's name, after the shape.
  let name: String
  /// The shape and its parameters, as they would be written in Swift.
  let spelling: String
  let shape: any Shape
  let frame: Rect

  var testDescription: String { name }

  init(_ name: String, _ spelling: String, _ shape: any Shape, _ width: Double, _ height: Double) {
    self.name = name
    self.spelling = spelling
    self.shape = shape
    // A frame away from the origin, so that no shape can take its size for its edges.
    frame = Rect(x: 40, y: 25, width: width, height: height)
  }
}

/// Every shape, with the parameters it has by itself and with those that make it another figure.
let shapeCatalogue: [CatalogueEntry] = [
  .init("screen", "Screen()", Screen(), 375, 100),
  .init("screen-closed", "Screen(isClosed: true)", Screen(isClosed: true), 375, 420),
  .init("chair", "Chair()", Chair(), 30, 28),
  .init("chair-legend", "Chair()", Chair(), 20, 20),
  .init("chair-small", "Chair()", Chair(), 10, 10),
  .init("chair-inset", "Chair(inset: 1.5)", Chair(inset: 1.5), 30, 28),
  .init("circle", "Circle()", Circle(), 30, 30),
  .init("rounded-square", "RoundedSquare()", RoundedSquare(), 30, 30),
  .init("date-chip", "DateChip()", DateChip(), 72, 96),
  .init("date-chip-rounded", "DateChip(cornerRadius: 10)", DateChip(cornerRadius: 10), 72, 96),
  .init("ticket", "TicketShape()", TicketShape(), 343, 480),
  .init(
    "ticket-outline", "TicketOutline(corners:bites:)",
    TicketOutline(
      corners: .init(.concave(20), .concave(20), .rounded(10), .square),
      bites: [
        .init(.top, at: 0.5, radius: 20), .init(.left, at: 0.7, radius: 14, depth: 9),
        .init(.right, at: 0.7, radius: 14),
      ]),
    200, 300),
  .init(
    "ticket-outline-stamp", "TicketOutline(scallops:holes:)",
    TicketOutline(
      bites: [.init(.top, at: 0.7, radius: 9), .init(.bottom, at: 0.7, radius: 9)],
      scallops: .init([.left, .right], radius: 4, spacing: 3),
      holes: [.init(.top, at: 0.7, radius: 1.5, pitch: 6, inset: 9)]), 240, 100),
  .init("perforation", "Perforation()", Perforation(), 343, 1),
  .init("check-mark", "CheckMark()", CheckMark(), 30, 60),
  .init("loading-ring", "LoadingRing()", LoadingRing(), 50, 50),
  .init("rating-bar", "RatingBar(value: 4.3)", RatingBar(value: 4.3), 100, 10),
  .init("rating-bar-short", "RatingBar(value: 0.3)", RatingBar(value: 0.3), 100, 10),
  .init("wheelchair", "WheelchairSymbol()", WheelchairSymbol(), 24, 24),
  .init("companion", "CompanionSymbol()", CompanionSymbol(), 24, 24),
  .init("hearing", "HearingSymbol()", HearingSymbol(), 24, 24),
  .init("restricted-view", "RestrictedViewSymbol()", RestrictedViewSymbol(), 24, 24),
  .init("sign-entrance", "EntranceSymbol()", EntranceSymbol(), 24, 24),
  .init("sign-exit", "ExitSymbol()", ExitSymbol(), 24, 24),
  .init("sign-door", "DoorSymbol()", DoorSymbol(), 24, 24),
  .init("sign-stairs", "StairsSymbol()", StairsSymbol(), 24, 24),
  .init("sign-elevator", "ElevatorSymbol()", ElevatorSymbol(), 24, 24),
  .init("sign-toilets", "ToiletsSymbol()", ToiletsSymbol(), 24, 24),
  .init("sign-bar", "BarSymbol()", BarSymbol(), 24, 24),
  .init("sign-cloakroom", "CloakroomSymbol()", CloakroomSymbol(), 24, 24),
  .init("sign-column", "ColumnSymbol()", ColumnSymbol(), 24, 24),
  .init("sign-steering-wheel", "SteeringWheelSymbol()", SteeringWheelSymbol(), 24, 24),
  .init("cross-mark", "CrossMark()", CrossMark(), 12, 12),
  .init("bar-mark", "BarMark()", BarMark(), 12, 12),
  .init("tick-mark", "TickMark()", TickMark(), 12, 12),
  .init("clock-mark", "ClockMark()", ClockMark(), 12, 12),
  .init("diagonal-hatch", "DiagonalHatch()", DiagonalHatch(), 30, 20),
  .init(
    "diagonal-hatch-falling", "DiagonalHatch(count: 7, angle: .degrees(30), coverage: 0.5, cornerFraction: 0.5)",
    DiagonalHatch(count: 7, angle: .degrees(30), coverage: 0.5, cornerFraction: 0.5), 30, 30),
]
