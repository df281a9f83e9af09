/// The plain conversion of CMYK to red, green and blue.
///
/// Each ink is taken to swallow its own third of the light and black to swallow all of it, so that red is
/// (1 − cyan) × (1 − black), and likewise green and blue. An ink profile in the file is not used: colours come out
/// brighter than on the press that it describes.
///
/// Files hold the amounts upside down, 255 for no ink, as Adobe's programs write them and all others read them, with
/// their marker or without.
enum JPEGInks {
  /// Turns stored cyan, magenta, yellow and black into opaque RGBA.
  static func rgba(_ inks: [UInt8]) -> [UInt8] {
    inks.withUnsafeBufferPointer { inks in
      [UInt8](unsafeUninitializedCapacity: inks.count) { rgba, count in
        var index = 0
        while index + 3 < inks.count {
          let light = Int(inks[index + 3])
          rgba[index] = product(Int(inks[index]), light)
          rgba[index + 1] = product(Int(inks[index + 1]), light)
          rgba[index + 2] = product(Int(inks[index + 2]), light)
          rgba[index + 3] = 255
          index += 4
        }
        count = index
      }
    }
  }

  /// The product of two shares of 255, rounded.
  private static func product(_ first: Int, _ second: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (first * second + 127) / 255)
  }
}
