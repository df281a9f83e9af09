import Foundation
import Tickets

/// One showing, whose tickets share everything but row, seat, number and code.
enum Showing {
  static func ticket(_ number: Int, pictures: [TicketPictureRole: PictureSource]) -> Ticket {
    let (row, seat) = number.quotientAndRemainder(dividingBy: 40)
    // 32 bytes, for which a QR code of error correction M has 29 modules to a side.
    let payload = "ticket:" + String(format: "%06d", number) + ":7f3a9c2e51d84b60aa"
    return Ticket(
      id: "\(number)",
      fields: [
        .title: "The Midnight Express", .venue: "Odeon Grand, Screen 3", .date: "24 Oct", .time: "19:30",
        .row: "\(row + 1)", .seat: "\(seat + 1)",
      ],
      captions: [.date: "Date", .time: "Time", .row: "Row", .seat: "Seat"],
      code: TicketCode(payload: .text(SecretText(payload))), pictures: pictures)
  }
}
