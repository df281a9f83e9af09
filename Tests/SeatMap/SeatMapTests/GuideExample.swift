import SeatMap

/// The pictures of an order's tickets, with its photographs, the labels of its plan and signed codes.
func pictures(ofOrder path: String) throws -> [[UInt8]] {
  let order = try OrderedTickets(reading: path, design: .builtIn(.cinema))
  let printer = try order.printer(scale: 2)
  return try order.tickets.map { try printer.file(of: $0).bytes }
}
