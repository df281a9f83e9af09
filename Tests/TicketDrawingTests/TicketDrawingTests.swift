import Testing

@Suite struct TicketDrawingTests {}
