internal import Drawing
internal import Geometry
public import ImageFiles

/// Cuts and scales a picture for a slot.
///
/// What is larger than the slot is scaled down, by Lanczos's filter in linear light, with colours weighted by their
/// opacity, and kept within the range of the pixels around, so that edges have no halo. What is smaller is cut and left
/// to the renderer to enlarge: no pixel is invented. The arithmetic is in whole numbers on one thread, so that the same
/// bytes give the same picture everywhere.
public struct PicturePreparation: Hashable, Sendable {
  /// What the picture is for.
  public enum Purpose: Hashable, Sendable {
    /// To be drawn as pixels.
    case pixels
    /// To be embedded in a document, PDF or SVG, as a file: the source itself without its metadata where that is an
    /// upright JPEG of about the right size, else JPEG of a quality (1…100), or PNG where there is opacity or where
    /// that is smaller than a JPEG of artwork that was never one.
    case document(quality: Int)

    /// To be embedded, at a quality of 85.
    public static let document = Purpose.document(quality: 85)
  }

  /// The place to fill.
  public var slot: PictureSlot
  /// What the picture is for.
  public var purpose: Purpose
  /// What a file may ask for before it is refused.
  public var limits: ImageLimits

  /// Creates a preparation.
  public init(for slot: PictureSlot, purpose: Purpose = .pixels, limits: ImageLimits = .standard) {
    self.slot = slot
    self.purpose = purpose
    self.limits = limits
  }

  /// Prepares the picture of a file in JPEG, PNG or WebP format, turned as its Exif orientation says.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - name: What to call the picture in a problem.
  /// - Throws: What is wrong with the file, or that the slot has no extent.
  public func prepared(_ bytes: [UInt8], name: String) throws(PictureProblem) -> PreparedPicture {
    guard slot.isUsable else { throw PictureProblem(name: name, reason: .emptySlot) }
    do throws(ImageFileError) {
      return try ImageFormat(of: bytes) == .jpeg
        ? prepared(JPEGFile(bytes, limits: limits)) : prepared(RGBAImage(reading: bytes, limits: limits))
    } catch {
      throw PictureProblem(name: name, reason: .broken(error))
    }
  }

  private func prepared(_ file: JPEGFile) throws(ImageFileError) -> PreparedPicture {
    let framing = PictureFraming(width: file.width, height: file.height, in: slot)
    if case .document = purpose, canBeEmbedded(file, framing) {
      let image = try file.image(limits: limits)
      let raster = Raster(
        width: image.width, height: image.height, pixels: image.samples, encoded: .jpeg(file.withoutMetadata))
      return PreparedPicture(
        raster: raster, frame: framing.frame, cropping: framing.cropping(of: file), enlargement: framing.scale)
    }
    let image = try file.image(reduction: reduction(by: framing.scale), limits: limits)
    return PreparedPicture(
      raster: try raster(of: image, PictureFraming(width: image.width, height: image.height, in: slot), isJPEG: true),
      frame: framing.frame, cropping: framing.cropping(of: file), enlargement: framing.scale)
  }

  private func prepared(_ image: RGBAImage) throws(ImageFileError) -> PreparedPicture {
    let framing = PictureFraming(width: image.width, height: image.height, in: slot)
    return PreparedPicture(
      raster: try raster(of: image, framing, isJPEG: false), frame: framing.frame,
      cropping: PictureCropping(sourceWidth: image.width, sourceHeight: image.height, visible: framing.visible),
      enlargement: framing.scale)
  }

  /// Whether a file shows in the slot what it should, as it is: nothing to be turned or cut, and no more than a quarter
  /// finer than is wished for.
  private func canBeEmbedded(_ file: JPEGFile, _ framing: PictureFraming) -> Bool {
    file.isUpright && !file.isCMYK && framing.scale >= 0.8
      && framing.wholePixels == (0..<file.width, 0..<file.height)
  }

  /// The strongest reduction that leaves twice the pixels that are needed each way, for the filter to choose from.
  private func reduction(by scale: Double) -> JPEGReduction {
    JPEGReduction.allCases.last { scale * Double($0.rawValue) <= 0.5 } ?? .none
  }

  private func raster(
    of image: RGBAImage, _ framing: PictureFraming, isJPEG: Bool
  ) throws(ImageFileError) -> Raster {
    let cut =
      framing.scale < 1
      ? image.scaled(framing.visible, width: framing.width, height: framing.height)
      : image.cropped(x: framing.wholePixels.x, y: framing.wholePixels.y)
    let encoded: Raster.Encoded? =
      switch purpose {
      case .pixels: nil
      case .document(let quality): try cut.encoded(quality: quality, isJPEG: isJPEG)
      }
    return Raster(width: cut.width, height: cut.height, pixels: cut.samples, encoded: encoded)
  }
}

extension PictureFraming {
  fileprivate func cropping(of file: JPEGFile) -> PictureCropping {
    PictureCropping(sourceWidth: file.width, sourceHeight: file.height, visible: visible)
  }
}

extension RGBAImage {
  /// The picture as the file that a document embeds.
  fileprivate func encoded(quality: Int, isJPEG: Bool) throws(ImageFileError) -> Raster.Encoded {
    guard isOpaque else { return .png(try png(.small)) }
    let jpeg = try jpeg(quality: min(max(quality, 1), 100))
    guard !isJPEG else { return .jpeg(jpeg) }
    let png = try png(.small)
    return png.count < jpeg.count ? .png(png) : .jpeg(jpeg)
  }
}
