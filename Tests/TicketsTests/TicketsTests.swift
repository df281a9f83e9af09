import Testing

@Suite struct TicketsTests {}
