internal import Geometry
internal import ImageFiles

/// Which part of a source a slot shows, how many pixels it becomes and where they land.
struct PictureFraming {
  /// The part of the source that is seen, in its pixels.
  let visible: Rect
  /// The pixels of the output for one of the source.
  let scale: Double
  /// The pixels across that the slot can show of the visible part.
  let width: Int
  /// The pixels down that the slot can show of the visible part.
  let height: Int
  /// Where the visible part lands, in units from the slot's top left corner.
  let frame: Rect

  private let sourceWidth, sourceHeight: Int

  /// Frames a picture of some pixels, at least one each way, in a usable slot.
  init(width sourceWidth: Int, height sourceHeight: Int, in slot: PictureSlot) {
    (self.sourceWidth, self.sourceHeight) = (sourceWidth, sourceHeight)
    let (sourceWidth, sourceHeight) = (Double(sourceWidth), Double(sourceHeight))
    let target = slot.size * slot.pixelsPerUnit
    let (across, down) = (target.width / sourceWidth, target.height / sourceHeight)
    scale = slot.fit == .cover ? max(across, down) : min(across, down)
    switch slot.fit {
    case .cover:
      let seen = Size(min(sourceWidth, target.width / scale), min(sourceHeight, target.height / scale))
      let left = PictureFraming.start(of: seen.width, in: sourceWidth, around: slot.focus.x)
      let top = PictureFraming.start(of: seen.height, in: sourceHeight, around: slot.focus.y)
      visible = Rect(Point(left, top), Point(left + seen.width, top + seen.height))
      frame = Rect(Point.zero, Point(slot.size.width, slot.size.height))
    case .contain:
      visible = Rect(Point.zero, Point(sourceWidth, sourceHeight))
      let shown = Size(sourceWidth, sourceHeight) * (scale / slot.pixelsPerUnit)
      frame = Rect(center: Point(slot.size.width / 2, slot.size.height / 2), size: shown)
    }
    width = PictureFraming.pixels(visible.width * scale)
    height = PictureFraming.pixels(visible.height * scale)
  }

  /// Where the visible part of a side begins, so that the focus is as near to its middle as the ends allow.
  private static func start(of seen: Double, in whole: Double, around focus: Double) -> Double {
    let share = focus.isFinite ? focus : 0.5
    return min(max(share * whole - seen / 2, 0), whole - seen)
  }

  /// A number of pixels that is enough for a length; what rounding added does not make it one more.
  private static func pixels(_ length: Double) -> Int {
    max(1, Int(exactly: (length - 1e-6).rounded(.up)) ?? Int.max)
  }

  /// The visible part in whole pixels of the source, at least one each way.
  var wholePixels: (x: Range<Int>, y: Range<Int>) {
    (
      PictureFraming.whole(visible.minX, visible.maxX, of: sourceWidth),
      PictureFraming.whole(visible.minY, visible.maxY, of: sourceHeight)
    )
  }

  private static func whole(_ low: Double, _ high: Double, of length: Int) -> Range<Int> {
    let count = max(1, Int((high - low).rounded()))
    // What is thinner than a rounding error and lies at the very end would begin behind it.
    let start = min(Int((low + high - Double(count)) / 2 + 0.5), length - count)
    return start..<start + count
  }
}

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
