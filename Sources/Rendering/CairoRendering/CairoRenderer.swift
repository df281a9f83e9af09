internal import CopyRaster
public import Drawing
public import Geometry
internal import PNG

/// Draws scenes with cairo: pictures as PNG files or bitmaps, pages as PDF files.
///
/// A value of options that refers to two shared objects: the fonts and the cache. Copies of a renderer share both. The
/// same options and the same scene give the same bytes on every run and for any number of threads.
///
/// Safe to use on several threads at once. Two things take turns in a process: setting text, and drawing a PDF document
/// that has text, after its pages are prepared. cairo opens and closes the faces of all fonts in one place without a
/// lock.
public struct CairoRenderer: Sendable {
  /// The fonts that text is drawn with.
  public var fonts: FontSet
  /// Pixels to a canvas unit in pictures; pages pay no attention to it.
  public var scale = 1.0
  /// How the size of a picture is rounded to whole pixels.
  public var sizeRounding = SizeRounding.up
  /// How many colours the pixels of a picture may have; pages pay no attention to it.
  public var depth = PictureDepth.color
  /// Whether each instance and label is drawn by itself.
  ///
  /// Otherwise many of them are drawn once and copied, at a sixteenth of a pixel, and turned to a part of a degree:
  /// several times as fast, and hard to tell apart.
  public var isExact = false
  /// How many threads may work on one picture.
  public var threads = 1
  /// The most pixels that a picture may have.
  public var maximumPixels = CairoRenderer.defaultMaximumPixels
  /// The cache of what was prepared for drawing; copies of the renderer share it.
  public let cache: RendererCache

  /// How the size of a picture is rounded to whole pixels.
  public enum SizeRounding: Hashable, Sendable {
    /// To the next larger, so that nothing is cut off.
    case up
    /// To the nearest, halves up: the size in which a printer's paper is given.
    case nearest
  }

  /// The most pixels where nobody allows more.
  public static let defaultMaximumPixels = 250_000_000

  /// The longest side of a picture in pixels: what cairo's 16-bit coordinates reach.
  public static let longestSide = PixelRows.longestSide

  /// Creates a renderer with the usual options.
  ///
  /// - Parameters:
  ///   - fonts: The fonts that text is drawn with.
  ///   - cache: The cache; a new one if other renderers do not share theirs.
  public init(fonts: FontSet, cache: RendererCache = RendererCache()) {
    self.fonts = fonts
    self.cache = cache
  }

  /// The pixels to the inch, where a canvas unit is a point: 72 at scale 1.
  public var pixelsPerInch: Double {
    get { scale * 72 }
    set { scale = newValue / 72 }
  }

  /// Draws a scene as a PNG file.
  ///
  /// Of 8 bits a part: with a palette where there are no more than 256 colours, greys where all are grey, otherwise RGB
  /// over a background that covers and RGBA over any other; grey of one bit where `depth` says so. Marked as sRGB, and
  /// with 72 pixels to the inch at scale 1.
  ///
  /// What scenes name as their backdrop is painted and compressed once, from the second scene with the same on: keep one
  /// renderer, or copies of it, for all of them.
  ///
  /// - Throws: `RenderingError`.
  public func png(of scene: Scene) throws(RenderingError) -> RenderedFile {
    if let file = try pngOverBackdrop(of: scene) { return file }
    let prepared = try PreparedScene(scene, options: self)
    let file = try prepared.pngFile(self)
    return RenderedFile(bytes: file.bytes, warnings: prepared.list.warnings)
  }

  /// Draws a scene as pixels; with a `depth` of one bit each is black or white.
  ///
  /// - Throws: `RenderingError`.
  public func bitmap(of scene: Scene) throws(RenderingError) -> Bitmap {
    try Bitmap(PreparedScene(scene, options: self), threads: threads)
  }

  /// What PNG files say of their density.
  var pixelsPerMetre: Double { pixelsPerInch / 0.0254 }

  /// The size in pixels of the picture of a canvas: rounded as `sizeRounding` says, and at least 1 × 1.
  ///
  /// - Throws: `RenderingError.emptyCanvas`, `.badScale`, `.sideTooLong` or `.tooManyPixels`.
  public func pixelSize(of canvas: Size) throws(RenderingError) -> (width: Int, height: Int) {
    guard canvas.isFinite, canvas.width > 0, canvas.height > 0 else { throw .emptyCanvas(canvas) }
    guard scale.isFinite, scale > 0 else { throw .badScale(scale) }
    let width = max(1, sizeRounding.wholePixels(canvas.width * scale))
    let height = max(1, sizeRounding.wholePixels(canvas.height * scale))
    let longest = max(width, height)
    guard longest <= Double(CairoRenderer.longestSide) else {
      throw .sideTooLong(pixels: Int(min(longest, 1e15)), limit: CairoRenderer.longestSide)
    }
    guard width * height <= Double(maximumPixels) else {
      throw .tooManyPixels(width: Int(width), height: Int(height), limit: maximumPixels)
    }
    return (Int(width), Int(height))
  }
}

extension CairoRenderer.SizeRounding {
  /// A length in whole pixels; a thousandth of a pixel is an error of multiplication, not a reason for another column.
  fileprivate func wholePixels(_ length: Double) -> Double {
    switch self {
    case .up: (length - 0.001).rounded(.up)
    case .nearest: (length + 0.501).rounded(.down)
    }
  }
}

/// How many colours the pixels of a picture may have.
public enum PictureDepth: String, Hashable, Sendable, CaseIterable {
  /// Red, green, blue and opacity of 8 bits each.
  case color
  /// Black or white, for printers that know no other: on white paper, nothing smoothed.
  ///
  /// Colours become the nearer of the two; pictures, gradients and shadows become patterns of dots.
  case oneBit
}
