internal import CairoRendering
internal import JSON
internal import TicketPrinting

extension TicketPrintingError {
  /// What is wrong and what to do, by the names of the command's options.
  var advice: String {
    switch self {
    case .largeSheet(let tickets, let width, let height):
      "a picture of \(tickets.counted("ticket")) would have \(width) × \(height) pixels, which is too large: take fewer "
        + "tickets, a smaller --scale or --dpi, or a .pdf with --per-sheet"
    case .rendering(.tooManyPixels(let width, let height, let limit)):
      "a picture of \(width) × \(height) pixels has more than the limit of \(limit): choose a smaller --scale or --dpi, "
        + "or raise --max-pixels"
    case .rendering(.sideTooLong(let pixels, let limit)):
      "a side of \(pixels) pixels is longer than the \(limit) that a PNG can have here: choose a smaller --scale or --dpi"
    default: description
    }
  }
}
