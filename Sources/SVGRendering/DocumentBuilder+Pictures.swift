internal import Drawing
internal import Geometry
internal import Paths

extension DocumentBuilder {
  /// Writes a raster in its frame, within its clip.
  mutating func draw(_ picture: Picture) {
    // Filled in with the data of the raster.
    body.write("<path fill=\"none\" d=\"")
    body.write(picture.clip ?? .rectangle(picture.frame), precision)
    body.write("\"/>\n")
  }
}
