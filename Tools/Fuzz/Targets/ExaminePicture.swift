internal import ImageFiles

/// Reads a picture of any format, writes it as PNG with both efforts, and reads that again.
func examinePicture(_ bytes: [UInt8]) throws(BrokenLaw) {
  let limits = ImageLimits(pixels: 1 << 14, profileBytes: 1 << 20)
  let image: RGBAImage
  do throws(ImageFileError) {
    image = try RGBAImage(reading: bytes, limits: limits)
  } catch {
    try hold(!error.description.isEmpty, "an error has no reason")
    return try hold(!error.description.contains("\n"), "an error is longer than a line")
  }
  try hold(image.width * image.height <= limits.pixels, "\(image.width) × \(image.height) is more than the limit")
  try hold(image.samples.count == image.width * image.height * 4, "there are too few samples")
  for effort in [PNGEffort.fast, .small] {
    let copy = try succeed("writing a picture and reading it back") { () throws(ImageFileError) in
      try RGBAImage(png: try image.png(effort))
    }
    try hold(copy == image, "a picture is read back as another one")
  }
  _ = "\(image.colorSpace)"
}
