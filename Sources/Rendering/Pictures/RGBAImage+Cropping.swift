internal import ImageFiles

extension RGBAImage {
  /// A part of the picture, pixel for pixel, as sRGB.
  ///
  /// - Precondition: The ranges lie within the picture and are not empty.
  func cropped(x: Range<Int>, y: Range<Int>) -> RGBAImage {
    var cropped: [UInt8] = []
    cropped.reserveCapacity(x.count * y.count * 4)
    for row in y {
      let start = (row * width + x.lowerBound) * 4
      cropped += samples[start..<start + x.count * 4]
    }
    return RGBAImage(width: x.count, height: y.count, samples: cropped)
  }
}
