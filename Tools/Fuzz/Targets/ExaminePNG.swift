/// Reads a picture as it is, and once more with its checksums made right, since no mutation would ever meet them.
func examinePNG(_ bytes: [UInt8]) throws(BrokenLaw) {
  try examinePicture(bytes)
  if let repaired = PNGChunks.repairingChecksums(of: bytes) { try examinePicture(repaired) }
}
