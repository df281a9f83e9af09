internal import ImageFiles
internal import Paths

extension GoldenFolder {
  /// The pixels that the mask of a golden's sidecar covers; its pictures are read from beside the golden.
  public func pixels(of mask: GoldenMask, _ name: GoldenName) throws(GoldenError) -> PixelMask {
    var pixels = PixelMask(rectangles: mask.rectangles)
    for data in mask.paths {
      do throws(PathDataError) { pixels.paths.append(try Path(svgPathData: data)) } catch {
        throw .file(path: sidecarPath(of: name), reason: "\(error)")
      }
    }
    for picture in mask.pictures {
      let path = "\(path)/\(name.suite)/\(picture)"
      guard let bytes = try FolderAccess.read(path) else {
        throw .file(path: path, reason: "\(name).json masks by this picture, and there is none")
      }
      do { pixels.pictures.append(try RGBAImage(png: bytes)) } catch { throw .file(path: path, reason: "\(error)") }
    }
    return pixels
  }
}

extension PixelMask {
  /// The areas of two masks.
  func joined(with other: PixelMask) -> PixelMask {
    PixelMask(
      rectangles: rectangles + other.rectangles, paths: paths + other.paths, pictures: pictures + other.pictures)
  }
}
