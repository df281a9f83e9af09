internal import ImageFiles

/// Reads a picture as it is, and once more with its checksums made right, since no mutation would ever meet them.
func examinePNG(_ bytes: [UInt8]) throws(BrokenLaw) {
  try examineAsItIs(bytes)
  if let repaired = PNGChunks.repairingChecksums(of: bytes) { try examineAsItIs(repaired) }
}

private func examineAsItIs(_ bytes: [UInt8]) throws(BrokenLaw) {
  let maximumPixels = 1 << 14
  let image: RGBAImage
  do throws(ImageFileError) {
    image = try RGBAImage(png: bytes, limits: ImageLimits(pixels: maximumPixels))
  } catch {
    return try hold(!error.description.isEmpty, "an error has no reason")
  }
  try hold(image.width * image.height <= maximumPixels, "\(image.width) × \(image.height) is more than the limit")
  let copy = try succeed("writing a picture and reading it back") { () throws(ImageFileError) in
    try RGBAImage(png: try image.png())
  }
  try hold(copy.samples == image.samples && copy.width == image.width, "a picture is read back as another one")
  _ = "\(image.colorSpace)"
}
