internal import Drawing
internal import Geometry
internal import Paths

extension DocumentBuilder {
  /// Writes a raster in its frame, within its clip.
  ///
  /// The raster itself is written once, as a symbol that is stretched to each frame.
  mutating func draw(_ picture: Picture) {
    let frame = picture.frame
    guard picture.raster.width > 0, picture.raster.height > 0, !frame.isEmpty, frame.isFinite else { return }
    let image = define(picture.raster)
    // On the element itself a clip would be moved by its place, in some browsers.
    let clip = picture.clip.map { defineClip($0) }
    if let clip {
      body.write("<g clip-path=\"url(#")
      body.write(verbatim: clip)
      body.write(")\">")
    }
    body.write("<use")
    let names = StyleSheet.names(in: picture.className ?? "")
    if !names.isEmpty { body.writeAttribute("class", names.joined(separator: " ")) }
    body.writeAttribute("href", "#" + image)
    body.writeAttribute("x", frame.minX, precision)
    body.writeAttribute("y", frame.minY, precision)
    body.writeAttribute("width", frame.width, precision)
    body.writeAttribute("height", frame.height, precision)
    if !options.compact, !picture.name.isEmpty {
      body.write(" role=\"img\"")
      body.writeAttribute("aria-label", picture.name)
    }
    body.write(clip == nil ? "/>\n" : "/></g>\n")
  }

  private mutating func define(_ raster: Raster) -> String {
    if let known = images[raster] { return known }
    let id = identifiers.claimImage()
    images[raster] = id
    definitions.write("<symbol")
    definitions.writeAttribute("id", id)
    definitions.write(" preserveAspectRatio=\"none\" viewBox=\"0 0 ")
    definitions.write(integer: raster.width)
    definitions.write(" ")
    definitions.write(integer: raster.height)
    definitions.write("\"><image preserveAspectRatio=\"none\" width=\"")
    definitions.write(integer: raster.width)
    definitions.write("\" height=\"")
    definitions.write(integer: raster.height)
    switch raster.encoded {
    case .jpeg(let file):
      definitions.write("\" href=\"data:image/jpeg;base64,")
      definitions.write(base64: file)
    case .png(let file):
      definitions.write("\" href=\"data:image/png;base64,")
      definitions.write(base64: file)
    case nil:
      definitions.write("\" href=\"data:image/png;base64,")
      definitions.write(base64: StoredPNG.bytes(of: raster))
    }
    definitions.write("\"/></symbol>\n")
    return id
  }
}
