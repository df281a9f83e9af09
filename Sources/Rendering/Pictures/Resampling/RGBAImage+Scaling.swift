internal import Geometry
internal import ImageFiles

extension RGBAImage {
  /// A part of the picture at another size, as sRGB.
  ///
  /// Pixels beyond the part count where the filter reaches them, as far as there are any.
  ///
  /// - Precondition: The part lies within the picture and has an extent; the sides are at least 1.
  func scaled(_ part: Rect, width newWidth: Int, height newHeight: Int) -> RGBAImage {
    let across = ResamplingTable(of: width, from: part.minX, to: part.maxX, samples: newWidth)
    let down = ResamplingTable(of: height, from: part.minY, to: part.maxY, samples: newHeight)
    let rows = down.sources
    let light = LightPixels(samples, width: width, rows: rows).resampledRows(across)
      .resampledColumns(height: newHeight, firstRow: rows.lowerBound) { _ in down }
    return RGBAImage(width: newWidth, height: newHeight, samples: light.rgba)
  }
}
