public import Geometry

extension Barcode {
  /// The code in a box, as large as whole device pixels allow.
  ///
  /// Every module is the same whole number of pixels wide, and every edge lies on the pixel grid, so that nothing is
  /// blurred and no bar is wider than its neighbour. Bars of Code 128 are as high as the box allows, up to 50 modules.
  /// The size depends on the size of the box alone: where the box does not lie on the grid, the code moves to it, which
  /// may take its plate out of the box by half a pixel at most.
  ///
  /// For PDF and SVG, which have no pixels, give the dots of the printer that will print them:
  /// `pixelsPerUnit: 203 / 72` for a page in points.
  ///
  /// - Parameters:
  ///   - box: Where the code with its quiet zone may be, in canvas units.
  ///   - pixelsPerUnit: The number of device pixels to a canvas unit; need not be whole.
  ///   - gridOrigin: A corner of a device pixel, in canvas units, as of the bleed box where the canvas is drawn with
  ///     its bleed.
  ///   - alignment: Where the code goes when the box is larger.
  ///   - minimumBarHeight: The least height of Code 128's bars in canvas units, besides 15 % of the length: 5 mm on
  ///     paper. Counts for no other symbology.
  /// - Throws: ``BarcodeError/boxTooSmall(_:needed:available:)`` rather than squash the code;
  ///   ``BarcodeError/invalidBox`` where a number is not finite or the scale not positive.
  public func placed(
    in box: Rect, pixelsPerUnit: Double, gridOrigin: Point = .zero, alignment: BarcodeAlignment = .center,
    minimumBarHeight: Double = 0
  ) throws(BarcodeError) -> PlacedBarcode {
    let grid = PixelGrid(origin: gridOrigin, pixelsPerUnit: pixelsPerUnit)
    let pixels = grid.pixels(box)
    let minimumBarSize = (minimumBarHeight * pixelsPerUnit).rounded(.up)
    guard pixelsPerUnit > 0,
      [pixels.minX, pixels.minY, pixels.maxX, pixels.maxY, minimumBarSize].allSatisfy(isPlaceable)
    else { throw .invalidBox }
    let available = PixelSize(width: wholePixels(pixels.width), height: wholePixels(pixels.height))
    let (moduleSize, rowSize) = try largestFit(in: available, minimumBarSize: max(0, Int(minimumBarSize)))
    let plate = plateSize(moduleSize: moduleSize, rowSize: rowSize)
    let origin = (
      x: Int((pixels.minX + (pixels.width - Double(plate.width)) * alignment.x).rounded()),
      y: Int((pixels.minY + (pixels.height - Double(plate.height)) * alignment.y).rounded())
    )
    return PlacedBarcode(self, moduleSize: moduleSize, rowSize: rowSize, plateOrigin: origin, grid: grid)
  }

  private func largestFit(
    in available: PixelSize, minimumBarSize: Int
  ) throws(BarcodeError) -> (moduleSize: Int, rowSize: Int) {
    func leastRowSize(_ moduleSize: Int) -> Int {
      symbology.isTwoDimensional
        ? rowHeight * moduleSize : max(rowHeight * moduleSize, minimumBarSize)
    }
    // Width and height of the plate grow with the module, so that the first fit from above is the largest.
    let unit = plateSize(moduleSize: 1, rowSize: leastRowSize(1))
    var moduleSize = min(available.width / unit.width, available.height / leastModulesHigh)
    while moduleSize > 0 {
      let rowSize = leastRowSize(moduleSize)
      let spare = available.height - plateSize(moduleSize: moduleSize, rowSize: rowSize).height
      if spare >= 0 {
        guard !symbology.isTwoDimensional else { return (moduleSize, rowSize) }
        return (moduleSize, min(rowSize + spare, max(rowSize, preferredBarHeight * moduleSize)))
      }
      moduleSize -= 1
    }
    throw .boxTooSmall(symbology, needed: unit, available: available)
  }

  /// The height of the plate in modules; of bars, the least.
  private var leastModulesHigh: Int { rows * rowHeight + Int(quietZone.top + quietZone.bottom) }

  /// What the plate takes up in device pixels.
  private func plateSize(moduleSize: Int, rowSize: Int) -> PixelSize {
    PixelSize(
      width: (columns + Int(quietZone.left + quietZone.right)) * moduleSize,
      height: rows * rowSize + Int(quietZone.top + quietZone.bottom) * moduleSize)
  }

  /// What zint and most printers give the bars of Code 128, in modules.
  private var preferredBarHeight: Int { 50 }
}

/// Whether a number of pixels is one that whole numbers can count.
private func isPlaceable(_ pixels: Double) -> Bool { pixels.magnitude < 1e9 }

/// The whole pixels in an extent, allowing for the rounding of a scale such as 203 / 72.
private func wholePixels(_ extent: Double) -> Int { Int((extent + 1e-6).rounded(.down)) }
