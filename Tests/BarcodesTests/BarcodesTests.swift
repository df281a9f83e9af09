import Testing

@Suite struct BarcodesTests {}
