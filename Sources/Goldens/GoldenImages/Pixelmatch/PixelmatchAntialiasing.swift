/// When pixelmatch takes a pixel for antialiasing.
///
/// V. Vysniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009), as pixelmatch has it.
struct PixelmatchAntialiasing {
  let version: PixelmatchOptions.Version

  /// Whether a pixel of a picture lies between brighter and darker ones, one extreme of which is in a flat area of both
  /// pictures.
  ///
  /// Neighbours are visited column by column: of several equal extremes the first one counts.
  func isAntialiased(_ picture: PixelmatchPicture, _ other: PixelmatchPicture, column: Int, row: Int) -> Bool {
    let index = row * picture.width + column
    let center = picture.words[index]
    var alike = picture.isAtBorder(column: column, row: row) ? 1 : 0
    var brightest = (step: 0.0, column: 0, row: 0)
    var darkest = (step: 0.0, column: 0, row: 0)
    for x in picture.columns(around: column) {
      for y in picture.rows(around: row) where x != column || y != row {
        let step = brightnessStep(center, picture.words[y * picture.width + x], index: index)
        if step == 0 {
          alike += 1
          if alike > 2 { return false }
        } else if step < brightest.step {
          brightest = (step, x, y)
        } else if step > darkest.step {
          darkest = (step, x, y)
        }
      }
    }
    guard brightest.step < 0, darkest.step > 0 else { return false }
    return isFlat(picture, brightest.column, brightest.row) && isFlat(other, brightest.column, brightest.row)
      || isFlat(picture, darkest.column, darkest.row) && isFlat(other, darkest.column, darkest.row)
  }

  /// How much brighter a pixel is than its neighbour, both over the ground that belongs to the pixel.
  private func brightnessStep(_ word: UInt32, _ neighbor: UInt32, index: Int) -> Double {
    if word == neighbor { return 0 }
    let (pixel, other) = (Pixel(word), Pixel(neighbor))
    switch version {
    case .v5:
      return pixel.brightnessOverWhite - other.brightnessOverWhite
    case .v7:
      return pixel.difference(to: other, over: PixelmatchGround(index: index)).brightness
    case .oklab:
      let step = pixel.difference(to: other, over: .white).brightness
      return step == 0 ? Double(Int(pixel.alpha) - Int(other.alpha)) / 2 : step
    }
  }

  /// Whether three pixels around one are its like; the border counts as one.
  private func isFlat(_ picture: PixelmatchPicture, _ column: Int, _ row: Int) -> Bool {
    let center = picture.words[row * picture.width + column]
    var alike = picture.isAtBorder(column: column, row: row) ? 1 : 0
    for x in picture.columns(around: column) {
      for y in picture.rows(around: row)
      where (x != column || y != row) && picture.words[y * picture.width + x] == center {
        alike += 1
      }
    }
    return alike > 2
  }
}
