import Testing

@Suite struct BarcodeReadingTests {}
