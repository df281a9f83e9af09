public import Drawing
public import Geometry

/// Draws scenes with cairo: pictures as PNG files or bitmaps, pages as PDF files.
///
/// A value of options. The same options and the same scene give the same bytes on every run and for any number of
/// threads. Safe to use on several threads at once; drawing and measuring take turns.
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
  /// What copies of the renderer have made ready to draw from.
  let memory = RenderingMemory()

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
  public static let longestSide = 32_767

  /// Creates a renderer with the usual options.
  public init(fonts: FontSet) {
    self.fonts = fonts
  }

  /// The pixels to the inch, where a canvas unit is a point: 72 at scale 1.
  public var pixelsPerInch: Double {
    get { scale * 72 }
    set { scale = newValue / 72 }
  }

  /// Draws a scene as a PNG file.
  ///
  /// RGB where the picture covers, RGBA where it does not, 8 bits a part; grey of one bit where `depth` says so. Marked
  /// as sRGB, and with 72 pixels to the inch at scale 1.
  ///
  /// - Parameters:
  ///   - scene: What to draw.
  ///   - background: What is there already, in place of the scene's own background: what many scenes share, drawn once
  ///     with `bitmap(of:over:)`.
  /// - Throws: `RenderingError`; `.wrongBackground` where the background is not as large as the picture.
  public func png(of scene: Scene, over background: Bitmap? = nil) throws(RenderingError) -> RenderedFile {
    let (bitmap, warnings) = try draw(scene, over: background)
    let format = PNGFormat(
      width: bitmap.width, height: bitmap.height,
      pixels: depth == .oneBit ? .blackOrWhite : bitmap.isOpaque ? .opaque : .translucent,
      pixelsPerMetre: pixelsPerInch / 0.0254)
    var file = bitmap.pixels.withUnsafeBufferPointer { PNGFile(format, pixels: $0, threads: threads) }
    return RenderedFile(bytes: file.bytes(threads: threads), warnings: warnings)
  }

  /// Draws a scene as pixels; with a `depth` of one bit each is black or white.
  ///
  /// - Parameters:
  ///   - scene: What to draw.
  ///   - background: What is there already, in place of the scene's own background.
  /// - Throws: `RenderingError`; `.wrongBackground` where the background is not as large as the picture.
  public func bitmap(of scene: Scene, over background: Bitmap? = nil) throws(RenderingError) -> Bitmap {
    try draw(scene, over: background).bitmap
  }

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

  private func draw(
    _ scene: Scene, over background: Bitmap?
  ) throws(RenderingError) -> (bitmap: Bitmap, warnings: [TextWarning]) {
    var bitmap = try canvas(of: scene, over: background)
    let warnings = try draw(scene, on: &bitmap)
    if depth == .oneBit { bitmap.reduceToBlackAndWhite() }
    return (bitmap, warnings)
  }

  /// What a scene is drawn on.
  private func canvas(of scene: Scene, over background: Bitmap?) throws(RenderingError) -> Bitmap {
    let (width, height) = try pixelSize(of: scene.size)
    guard let background else {
      return Bitmap(
        width: width, height: height, filledWith: scene.background?.premultipliedPixel ?? 0,
        threads: max(1, min(threads, height / 64)))
    }
    guard background.width == width, background.height == height else {
      throw .wrongBackground(
        width: background.width, height: background.height, neededWidth: width, neededHeight: height)
    }
    return background
  }

  private func draw(_ scene: Scene, on bitmap: inout Bitmap) throws(RenderingError) -> [TextWarning] {
    let (width, height) = (bitmap.width, bitmap.height)
    return try bitmap.pixels.withUnsafeMutableBufferPointer { pixels throws(RenderingError) in
      guard let start = pixels.baseAddress else { return [] }
      let sources = PixelSources(memory)
      defer { withExtendedLifetime(sources) {} }
      let canvas = try Canvas.picture(over: start, width: width, height: height)
      let extent = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
      var painter = ScenePainter(
        on: canvas, rows: PixelRows(start: start, width: width, height: height), extent: extent, options: self,
        turn: .each(fonts), sources: sources)
      // At a scale that cairo cannot invert nothing of the scene would be seen.
      if painter.cairo.concatenate(.scale(scale)) { try painter.paintAll(scene.nodes) }
      try canvas.finish()
      return painter.warnings.warnings
    }
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

extension ScenePainter {
  /// Paints nodes; a font that cannot be opened is an error of rendering.
  mutating func paintAll(_ nodes: [Node]) throws(RenderingError) {
    do throws(FontError) {
      try paint(nodes)
    } catch {
      throw .fonts(error)
    }
  }
}
