import Testing

@Suite struct TicketPrintingTests {}
