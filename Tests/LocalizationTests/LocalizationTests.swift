import Testing

@Suite struct LocalizationTests {}
