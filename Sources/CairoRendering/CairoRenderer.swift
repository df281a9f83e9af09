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
  /// Whether each instance and label is drawn by itself.
  ///
  /// Otherwise many of them are drawn once and copied, at a sixteenth of a pixel, and turned to a part of a degree:
  /// several times as fast, and hard to tell apart.
  public var isExact = false
  /// How many threads may work on one picture.
  public var threads = 1
  /// The most pixels that a picture may have.
  public var maximumPixels = CairoRenderer.defaultMaximumPixels

  /// The most pixels where nobody allows more.
  public static let defaultMaximumPixels = 250_000_000

  /// The longest side of a picture in pixels: what cairo's 16-bit coordinates reach.
  public static let longestSide = 32_767

  /// Creates a renderer with the usual options.
  public init(fonts: FontSet) {
    self.fonts = fonts
  }

  /// Draws a scene as a PNG file.
  ///
  /// RGB where the scene's background covers, RGBA where it does not; 8 bits a part; marked as sRGB, and with 72 pixels
  /// to the inch at scale 1.
  public func png(of scene: Scene) throws(RenderingError) -> RenderedFile {
    let (bitmap, warnings) = try draw(scene)
    let encoder = PNGEncoder(pixelsPerMetre: scale * 72 / 0.0254, threads: threads)
    return RenderedFile(bytes: encoder.encode(bitmap), warnings: warnings)
  }

  /// Draws a scene as pixels.
  public func bitmap(of scene: Scene) throws(RenderingError) -> Bitmap { try draw(scene).bitmap }

  /// The size in pixels of the picture of a canvas: rounded up, so that nothing is cut off.
  ///
  /// - Throws: `RenderingError.emptyCanvas`, `.badScale`, `.sideTooLong` or `.tooManyPixels`.
  public func pixelSize(of canvas: Size) throws(RenderingError) -> (width: Int, height: Int) {
    guard canvas.isFinite, canvas.width > 0, canvas.height > 0 else { throw .emptyCanvas(canvas) }
    guard scale.isFinite, scale > 0 else { throw .badScale(scale) }
    // A thousandth of a pixel is an error of multiplication, not a reason for another column.
    let width = max(1, (canvas.width * scale - 0.001).rounded(.up))
    let height = max(1, (canvas.height * scale - 0.001).rounded(.up))
    let longest = max(width, height)
    guard longest <= Double(CairoRenderer.longestSide) else {
      throw .sideTooLong(pixels: Int(min(longest, 1e15)), limit: CairoRenderer.longestSide)
    }
    guard width * height <= Double(maximumPixels) else {
      throw .tooManyPixels(width: Int(width), height: Int(height), limit: maximumPixels)
    }
    return (Int(width), Int(height))
  }

  private func draw(_ scene: Scene) throws(RenderingError) -> (bitmap: Bitmap, warnings: [TextWarning]) {
    let (width, height) = try pixelSize(of: scene.size)
    var bitmap = Bitmap(
      width: width, height: height, filledWith: scene.background?.premultipliedPixel ?? 0,
      threads: max(1, min(threads, height / 64)))
    let warnings = try fonts.shared.withShaper(for: fonts) { shaper throws(RenderingError) in
      try draw(scene, on: &bitmap, shaper: shaper)
    }
    return (bitmap, warnings)
  }

  private func draw(
    _ scene: Scene, on bitmap: inout Bitmap, shaper: TextShaper
  ) throws(RenderingError) -> [TextWarning] {
    let (width, height) = (bitmap.width, bitmap.height)
    return try bitmap.pixels.withUnsafeMutableBufferPointer { pixels throws(RenderingError) in
      guard let start = pixels.baseAddress else { return [] }
      let canvas = try Canvas.picture(over: start, width: width, height: height)
      let extent = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
      var painter = ScenePainter(
        on: canvas, rows: PixelRows(start: start, width: width, height: height), extent: extent, isExact: isExact,
        threads: threads, shaper: shaper)
      // At a scale that cairo cannot invert nothing of the scene would be seen.
      if painter.cairo.concatenate(.scale(scale)) { try painter.paintAll(scene.nodes) }
      try canvas.finish()
      return painter.warnings.warnings
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
