/// What a picture's pixels have in common, which decides how few bits a PNG file needs for them.
struct PNGPixelCensus {
  /// Whether every pixel is opaque.
  private(set) var isOpaque = true
  /// Whether every pixel has the same red, green and blue.
  private(set) var isGray = true
  /// The colours in the order in which they first come; `nil` where there are more than a palette holds.
  private(set) var colors: PNGColorTable?

  /// Looks at every pixel once.
  ///
  /// Neighbours are often the same, and are looked at no closer then.
  init(_ image: RGBAImage) {
    if let samples = image.wideSamples {
      count(wide: samples)
    } else {
      image.samples.withUnsafeBytes { bytes in
        bytes.withMemoryRebound(to: UInt32.self) { count($0) }
      }
    }
  }

  private mutating func count(_ words: UnsafeBufferPointer<UInt32>) {
    var table = PNGColorTable()
    var isSmall = true
    var previous = words[0] ^ 1
    var index = 0
    while index < words.count {
      let word = words[index]
      if word != previous {
        previous = word
        let pixel = PNGPixel(word: word)
        if pixel.alpha != 255 { isOpaque = false }
        if pixel.red != pixel.green || pixel.green != pixel.blue { isGray = false }
        if isSmall { isSmall = table.insert(word) }
        if !isSmall, !isOpaque, !isGray { return }
      }
      index += 1
    }
    colors = isSmall ? table : nil
  }

  private mutating func count(wide samples: [UInt16]) {
    samples.withUnsafeBufferPointer { samples in
      var index = 0
      while index < samples.count {
        if samples[index + 3] != .max { isOpaque = false }
        if samples[index] != samples[index + 1] || samples[index + 1] != samples[index + 2] { isGray = false }
        index += 4
      }
    }
  }
}

/// At most 256 colours, each with the number it was given when it first came.
///
/// A hash table of a size that never fills, by a hash of its own that is the same on every run.
struct PNGColorTable {
  /// The colours as words, in the order of their numbers.
  private(set) var words: [UInt32] = []
  /// One more than the number of the colour at each place; 0 where there is none.
  private var places = [UInt16](repeating: 0, count: 1024)

  /// Takes a colour in, unless it is there; false where it is one too many.
  mutating func insert(_ word: UInt32) -> Bool {
    let place = place(of: word)
    if places[place] > 0 { return true }
    guard words.count < 256 else { return false }
    words.append(word)
    places[place] = UInt16(words.count)
    return true
  }

  /// The number of a colour that is there.
  func number(of word: UInt32) -> Int { Int(places[place(of: word)]) - 1 }

  /// Where a colour is, or would be.
  private func place(of word: UInt32) -> Int {
    // Knuth's multiplier (The Art of Computer Programming, volume 3, section 6.4): 2³² times the golden ratio.
    var place = Int((word &* 2_654_435_769) >> 22)
    while places[place] > 0, words[Int(places[place]) - 1] != word { place = (place + 1) & 1023 }
    return place
  }
}
