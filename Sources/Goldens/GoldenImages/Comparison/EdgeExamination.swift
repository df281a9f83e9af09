/// Looks at the surroundings of a pixel in two pictures, to tell changed edges from other changes.
struct EdgeExamination {
  let pair: PixelPair

  /// What the surroundings say of a differing pixel.
  enum Finding {
    /// One of the pictures has a value that its surroundings in the other do not reach.
    case other
    /// Both values lie between the least and the greatest of the other picture's 3 × 3 pixels, in every sample.
    case edgeLike
    /// Edge-like, and the change is no more than a share of the contrast around the pixel, in every sample.
    case smallStep
  }

  /// Examines a pixel that both pictures have; a small step is at most `largestStep` of 255 parts of the contrast.
  ///
  /// The contrast is the lesser one of both pictures' surroundings. At the border the surroundings are smaller.
  func examine(column: Int, row: Int, largestStep: Int = 0) -> Finding {
    if isFlat(pair.expected, column, row) || isFlat(pair.actual, column, row) { return .other }
    let expected = pair.expected.premultiplied(column: column, row: row)
    let actual = pair.actual.premultiplied(column: column, row: row)
    let expectedRange = SampleRange(pair.expected, column, row)
    let actualRange = SampleRange(pair.actual, column, row)
    guard actualRange.contains(expected), expectedRange.contains(actual) else { return .other }
    func isSmall(_ sample: (PremultipliedPixel) -> Int) -> Bool {
      let contrast = min(
        sample(expectedRange.most) - sample(expectedRange.least), sample(actualRange.most) - sample(actualRange.least))
      return abs(sample(expected) - sample(actual)) * 255 <= largestStep * contrast
    }
    return isSmall { $0.red } && isSmall { $0.green } && isSmall { $0.blue } && isSmall { $0.alpha }
      ? .smallStep : .edgeLike
  }

  /// Whether all pixels around one are its like: the case of most recoloured areas, found at the least cost.
  private func isFlat(_ plane: PixelPlane, _ column: Int, _ row: Int) -> Bool {
    let center = row &* plane.width &+ column
    if column > 0, !plane.isSame(center, center &- 1) { return false }
    if column &+ 1 < plane.width, !plane.isSame(center, center &+ 1) { return false }
    for neighbour in [row &- 1, row &+ 1] where neighbour >= 0 && neighbour < plane.height {
      let start = neighbour &* plane.width
      for other in max(column &- 1, 0)...min(column &+ 1, plane.width &- 1)
      where !plane.isSame(center, start &+ other) {
        return false
      }
    }
    return true
  }
}

/// The least and the greatest of each premultiplied sample within one pixel of a pixel.
private struct SampleRange {
  var least: PremultipliedPixel
  var most: PremultipliedPixel

  init(_ plane: PixelPlane, _ column: Int, _ row: Int) {
    least = plane.premultiplied(column: column, row: row)
    most = least
    for y in max(row &- 1, 0)...min(row &+ 1, plane.height &- 1) {
      for x in max(column &- 1, 0)...min(column &+ 1, plane.width &- 1) {
        let pixel = plane.premultiplied(column: x, row: y)
        if pixel.red < least.red { least.red = pixel.red }
        if pixel.green < least.green { least.green = pixel.green }
        if pixel.blue < least.blue { least.blue = pixel.blue }
        if pixel.alpha < least.alpha { least.alpha = pixel.alpha }
        if pixel.red > most.red { most.red = pixel.red }
        if pixel.green > most.green { most.green = pixel.green }
        if pixel.blue > most.blue { most.blue = pixel.blue }
        if pixel.alpha > most.alpha { most.alpha = pixel.alpha }
      }
    }
  }

  func contains(_ pixel: PremultipliedPixel) -> Bool {
    pixel.red >= least.red && pixel.red <= most.red && pixel.green >= least.green && pixel.green <= most.green
      && pixel.blue >= least.blue && pixel.blue <= most.blue && pixel.alpha >= least.alpha && pixel.alpha <= most.alpha
  }
}
