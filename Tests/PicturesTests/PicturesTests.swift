import Testing

@Suite struct PicturesTests {}
