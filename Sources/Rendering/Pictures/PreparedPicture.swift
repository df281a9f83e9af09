public import Drawing
public import Geometry

/// A picture cut and scaled for a slot.
public struct PreparedPicture: Hashable, Sendable {
  /// The pixels, and for documents the file to embed.
  public let raster: Raster
  /// Where the raster lands, in units from the slot's top left corner: the whole slot where it is covered.
  public let frame: Rect
  /// What became of the source.
  public let cropping: PictureCropping
  /// How many pixels of the output, along each side, one of the source is spread over: 1 or less where there are enough.
  public let enlargement: Double

  /// Whether the source has too few pixels for its slot: one is seen as more than two by two.
  public var isCoarse: Bool { enlargement > 2 }
}

/// How much of a picture its slot shows.
public struct PictureCropping: Hashable, Sendable {
  /// The pixels across of the source, upright.
  public let sourceWidth: Int
  /// The pixels down of the source, upright.
  public let sourceHeight: Int
  /// The part that is seen, in pixels of the source.
  public let visible: Rect

  /// The share of the width that is cut off, 0…1.
  public var lostWidth: Double { 1 - visible.width / Double(sourceWidth) }
  /// The share of the height that is cut off, 0…1.
  public var lostHeight: Double { 1 - visible.height / Double(sourceHeight) }
  /// Whether the proportions differ by enough to be told: more than a pixel and more than one in a hundred is lost.
  public var isNotable: Bool {
    isNotable(lostWidth, of: sourceWidth) || isNotable(lostHeight, of: sourceHeight)
  }

  private func isNotable(_ share: Double, of length: Int) -> Bool { share > 0.01 && share * Double(length) > 1 }
}

extension PictureCropping: CustomStringConvertible {
  /// What is lost, such as "20 % of the height of 1125 × 369 pixels is cut off".
  public var description: String {
    let size = "\(sourceWidth) × \(sourceHeight) pixels"
    // At most one side is cut: the other one fits the slot.
    let (share, side) = lostWidth > lostHeight ? (lostWidth, "width") : (lostHeight, "height")
    let percent = Int((share * 100).rounded())
    return percent == 0 ? "\(size) are seen whole" : "\(percent) % of the \(side) of \(size) is cut off"
  }
}
