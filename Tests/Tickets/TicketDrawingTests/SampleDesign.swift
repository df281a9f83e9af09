import Colors
import Geometry
import Paths
import Shapes
import Tickets

/// A small design for tests that are about drawing and not about one of the designs that come with the library: a
/// white body with a title, a picture, three fields and the code's stub on its right, of which they know every number.
enum SampleDesign {
  /// Everything within is 16 from the ticket's edge, which is 12 from the canvas's.
  static func design(shadow: Bool = true, border: Bool = false, axis: TicketAxis = .horizontal) -> TicketDesign {
    let isLying = axis == .horizontal
    let frame = isLying ? Rect(x: 12, y: 12, width: 400, height: 150) : Rect(x: 12, y: 12, width: 150, height: 400)
    return TicketDesign(
      name: "sample", canvas: Size(frame.width + 24, frame.height + 24), safeMargin: 16, frame: frame, axis: axis,
      panels: [
        TicketPanel(name: "body", fill: .flat(.named("paper")), elements: isLying ? body : upright),
        TicketPanel(
          name: "stub", length: 150, fill: .flat(.named("stub")),
          elements: [.code(TicketCodeElement(captionStyle: caption, captionHeight: 16), .frame(stubFrame))]),
      ],
      outline: TicketOutlineStyle(corners: .init(.rounded(10)), notch: .init(radius: 10)),
      perforation: TicketPerforation(.dashes(width: 1, dash: 4, gap: 4, ends: .dash), ink: .named("line"), inset: 4),
      border: border ? TicketBorder(ink: .named("line")) : nil,
      shadow: shadow ? TicketShadow(ink: .fixed(Color(gray: 0, alpha: 0.5)), radius: 8, offset: Vector(0, 3)) : nil,
      light: TicketPalette([
        "paper": .white, "stub": Color(gray: 0.9), "text": .black, "label": Color(gray: 0.4), "line": Color(gray: 0.5),
      ]),
      dark: TicketPalette([
        "paper": Color(gray: 0.1), "stub": Color(gray: 0.02), "text": .white, "label": Color(gray: 0.7),
      ]))
  }

  private static let stubFrame = Rect(x: 17, y: 9, width: 116, height: 132)

  /// The code's box with its text, 116 wide and 132 high.
  private static let caption = TicketTextStyle(
    size: 10, ink: .named("label"), alignment: .center, verticalAlignment: .bottom)

  private static let body: [TicketElement] = [
    .text(
      TicketTextElement(
        TicketTemplate(.title),
        style: TicketTextStyle(size: 20, weight: .black, ink: .named("text"), maximumLines: 2, smallestScale: 0.55)),
      .frame(titleFrame)),
    .picture(
      TicketPictureElement(
        [.backdrop, .poster], cornerRadius: 6,
        fallback: .gradient(from: .fixed(AppColors.accent), to: .fixed(AppColors.darkPurple), degrees: 45)),
      .frame(pictureFrame)),
    .grid(
      TicketGrid(
        columns: 3, rowHeight: 36, columnSpacing: 8,
        elements: [.row, .seat, .price].map { .field(field($0), .share(1)) }),
      .frame(Rect(x: 104, y: 94, width: 130, height: 36))),
  ]

  /// A title above a picture.
  private static let upright: [TicketElement] = [
    .text(
      TicketTextElement(
        TicketTemplate(.title), style: TicketTextStyle(size: 18, weight: .black, ink: .named("text"), maximumLines: 2)),
      .frame(Rect(x: 20, y: 22, width: 110, height: 46))),
    .picture(
      TicketPictureElement([.poster], cornerRadius: 6, fallback: .flat(.fixed(AppColors.accent))),
      .frame(Rect(x: 20, y: 76, width: 110, height: 140))),
  ]

  /// From the body's corner, which is the ticket's.
  static let titleFrame = Rect(x: 104, y: 16, width: 130, height: 60)
  /// From the body's corner, which is the ticket's.
  static let pictureFrame = Rect(x: 16, y: 16, width: 80, height: 118)

  private static func field(_ field: TicketField) -> TicketFieldElement {
    TicketFieldElement(
      field, captionStyle: TicketTextStyle(size: 9, weight: .bold, ink: .named("label"), isUppercase: true),
      captionHeight: 13, valueStyle: TicketTextStyle(size: 18, weight: .bold, ink: .named("text")))
  }
}

extension Ticket {
  /// A ticket with everything on it that the sample design shows, for changing.
  static let sample = Ticket(
    id: "A-1001-H34",
    fields: [
      .title: "The Velvet Signal", .subtitle: "Northlight Pictures", .venue: "Lichtspielhaus", .hall: "18",
      .row: "H", .seat: "34", .date: "23/05/26", .time: "18:15", .price: "$5.68", .ticket: "A-1001-H34",
      .order: "A-1001",
    ],
    captions: [
      .row: "Row", .seat: "Seat", .hall: "Screen", .price: "Price", .date: "Date", .time: "Time", .title: "Title",
      .venue: "Venue", .subtitle: "Studio", .ticket: "Ticket", .order: "Order",
    ],
    code: TicketCode(payload: .text(SecretText("TICKET-A-1001-H34-7QX2")), caption: "A-1001-H34"),
    rating: 4.3, genres: ["Science Fiction", "Drama"], language: "en-US")
}
