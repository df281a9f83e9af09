import Testing

@Suite struct SigningTests {}
