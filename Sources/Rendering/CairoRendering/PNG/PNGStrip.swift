/// A strip of rows, compressed as far as can be without knowing the others.
struct PNGStrip: Sendable {
  /// Tokens that are kept until the whole picture decides how its pixels are written.
  struct Tokens: Sendable {
    /// The pixels by themselves.
    let pixels: [UInt32]
    /// The steps.
    let steps: [PixelTokens.Step]
    /// The pixels of the row above; none where there is none.
    let above: [UInt32]

    /// Keeps tokens.
    init(_ tokens: borrowing PixelTokens, above: UnsafeBufferPointer<UInt32>) {
      pixels = Array(UnsafeBufferPointer(start: tokens.pixels, count: tokens.pixelCount))
      steps = Array(UnsafeBufferPointer(start: tokens.steps, count: tokens.stepCount))
      self.above = Array(above)
    }
  }

  /// The colours that are new in the strip, each once; nil where nothing depends on them.
  let colors: [UInt32]?
  /// The tokens, where the colours may make a palette.
  let tokens: Tokens?
  /// The strip as samples, once that has been asked for.
  var piece: PNGPiece?
  /// The strip as numbers of a palette's colours, once that has been asked for, and the palette.
  var numbered: (palette: PNGPalette, piece: PNGPiece)?
}

/// A strip's part of a file.
struct PNGPiece: Sendable {
  /// An `IDAT` chunk.
  let chunk: [UInt8]
  /// The Adler-32 of the rows.
  let checksum: UInt32
  /// The number of bytes of the rows.
  let length: Int
}
