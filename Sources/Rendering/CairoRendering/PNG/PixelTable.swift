/// At most 256 pixels, each with the number it was given when it first came.
///
/// A hash table of a size that never fills, by a hash of its own that is the same on every run.
struct PixelTable {
  /// The pixels in the order of their numbers.
  private(set) var pixels: [UInt32] = []
  /// One more than the number of the pixel at each place; 0 where there is none.
  private var places = [UInt16](repeating: 0, count: 1024)

  /// The number of a pixel, which is taken in unless it is there; nil where it is one too many.
  mutating func insert(_ pixel: UInt32) -> Int? {
    let place = place(of: pixel)
    if places[place] > 0 { return Int(places[place]) - 1 }
    guard pixels.count < PNGPalette.mostColors else { return nil }
    pixels.append(pixel)
    places[place] = UInt16(pixels.count)
    return pixels.count - 1
  }

  /// The number of a pixel; nil where it is not there.
  func number(of pixel: UInt32) -> Int? {
    let place = place(of: pixel)
    return places[place] > 0 ? Int(places[place]) - 1 : nil
  }

  /// Forgets all pixels.
  mutating func removeAll() {
    for pixel in pixels.reversed() { places[place(of: pixel)] = 0 }
    pixels.removeAll(keepingCapacity: true)
  }

  /// Where a pixel is, or would be.
  private func place(of pixel: UInt32) -> Int {
    // Knuth's multiplier (The Art of Computer Programming, volume 3, section 6.4): 2³² times the golden ratio.
    var place = Int((pixel &* 2_654_435_769) >> 22)
    while places[place] > 0, pixels[Int(places[place]) - 1] != pixel { place = (place + 1) & 1023 }
    return place
  }
}

/// The byte that stands for each pixel.
struct PixelNumbers {
  /// Greys, and bytes that are no pixels at all, stand for themselves.
  static let lowestByte = PixelNumbers(nil)

  private let table: PixelTable?

  /// The place of each pixel in a list of at most 256.
  init(_ pixels: [UInt32]) {
    var table = PixelTable()
    for pixel in pixels { _ = table.insert(pixel) }
    self.table = table
  }

  private init(_ table: PixelTable?) {
    self.table = table
  }

  /// The byte of a pixel.
  subscript(pixel: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: table.map { $0.number(of: pixel) ?? 0 } ?? Int(pixel & 0xFF))
  }
}
