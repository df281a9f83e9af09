internal import ImageFiles

/// A size in pixels.
struct PixelGrid {
  var width: Int
  var height: Int

  /// The largest size of the same proportions, at least 1 × 1, that is no larger than this and fits in another.
  func shrunk(toFit room: PixelGrid) -> PixelGrid {
    if width <= room.width && height <= room.height { return self }
    // Fractions are compared crosswise, so that no rounding decides which side is the tight one.
    return width * room.height >= height * room.width
      ? PixelGrid(width: room.width, height: max(height * room.width / width, 1))
      : PixelGrid(width: max(width * room.height / height, 1), height: room.height)
  }
}

extension RGBAImage {
  /// The picture on a chequerboard, made smaller where it does not fit.
  func fitted(_ room: PixelGrid, chequer: Int) -> RGBAImage {
    let size = PixelGrid(width: width, height: height)
    return scaled(from: size, to: size.shrunk(toFit: room), chequer: chequer)
  }

  /// The picture on a chequerboard, made smaller in the ratio in which `whole` is shrunk to `grid`.
  func scaled(from whole: PixelGrid, to grid: PixelGrid, chequer: Int) -> RGBAImage {
    let target = PixelGrid(
      width: max(width * grid.width / whole.width, 1), height: max(height * grid.height / whole.height, 1))
    var samples: [UInt8] = []
    samples.reserveCapacity(target.width * target.height * 4)
    for y in 0..<target.height {
      for x in 0..<target.width {
        let background = (x / chequer + y / chequer) % 2 == 0 ? 255 : 216
        let sum = coverage(column: x, row: y, of: target)
        let weight = width * height * 255
        for part in [sum.red, sum.green, sum.blue] {
          samples.append(UInt8((part + background * (weight - sum.alpha) + weight / 2) / weight))
        }
        samples.append(255)
      }
    }
    return RGBAImage(width: target.width, height: target.height, samples: samples)
  }

  /// The premultiplied samples under one pixel of a smaller grid, each times the area of its pixel that lies there.
  ///
  /// The unit of length is such that the picture's pixels and the grid's both have whole sides, so that sums are exact:
  /// opacity sums to at most 255 · width · height, and so do the colours once they are divided by 255.
  private func coverage(column: Int, row: Int, of grid: PixelGrid) -> Sum {
    let (left, right) = (column * width, (column + 1) * width)
    let (top, bottom) = (row * height, (row + 1) * height)
    var sum = Sum()
    samples.withUnsafeBufferPointer { samples in
      var y = top / grid.height
      while y * grid.height < bottom {
        let rows = min((y + 1) * grid.height, bottom) - max(y * grid.height, top)
        var x = left / grid.width
        while x * grid.width < right {
          let area = rows * (min((x + 1) * grid.width, right) - max(x * grid.width, left))
          let start = (y * width + x) * 4
          let alpha = Int(samples[start + 3]) * area
          sum.red += Int(samples[start]) * alpha
          sum.green += Int(samples[start + 1]) * alpha
          sum.blue += Int(samples[start + 2]) * alpha
          sum.alpha += alpha
          x += 1
        }
        y += 1
      }
    }
    return sum
  }

  private struct Sum {
    var red = 0
    var green = 0
    var blue = 0
    var alpha = 0
  }

  /// Opaque pictures in a row on white, each `pitch` pixels from the one before, without a gap after the last.
  static func strip(_ images: [RGBAImage], pitch: Int, height: Int) -> RGBAImage {
    let width = pitch * (images.count - 1) + (images.last?.width ?? 1)
    var samples = [UInt8](repeating: 0, count: width * height * 4)
    for (index, image) in images.enumerated() {
      for row in 0..<image.height {
        let from = row * image.width * 4
        let to = (row * width + index * pitch) * 4
        samples.replaceSubrange(to..<to + image.width * 4, with: image.samples[from..<from + image.width * 4])
      }
    }
    return RGBAImage(width: width, height: height, samples: samples)
  }
}
