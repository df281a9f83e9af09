public import Drawing

/// A picture that is kept while parts of what it shows change, such as seats that are sold.
///
///     var picture = try KeptPicture(of: live.scene, renderer: renderer)
///     let first = picture.png()
///     …
///     switch live.update([.status(.sold, ofSeat: 12)]) {
///     case .change(let change): try picture.apply(change)
///     case .scene(let scene): try picture.show(scene)
///     }
///     let next = picture.png()
///
/// Only what a change touches is painted and compressed again. Its files and bitmaps are those that the renderer would
/// make afresh of the changed scene, to the byte. It takes four bytes for each pixel and a little more; a copy takes as
/// much again once either is changed.
public struct KeptPicture: Sendable {
  /// What the picture is drawn with.
  public let renderer: CairoRenderer
  private var layers: KeptLayers
  private var bitmap: Bitmap
  private var file: PNGFile
  private var tools: BandTools
  /// The scene, where a change may need all of it.
  private var scene: Scene?

  /// Draws a scene.
  ///
  /// - Throws: `RenderingError`, as drawing a PNG file does.
  public init(of scene: Scene, renderer: CairoRenderer) throws(RenderingError) {
    self.renderer = renderer
    let prepared = try PreparedScene(scene, options: renderer)
    let format = prepared.pngFormat(pixelsPerMetre: renderer.pixelsPerMetre)
    let tools = renderer.memory.bandTools(for: format)
    layers = KeptLayers(prepared)
    bitmap = try Bitmap(prepared, threads: renderer.threads)
    let strips = bitmap.pixels.withUnsafeBufferPointer {
      tools.strips(Array(0..<format.stripCount), of: $0, threads: renderer.threads)
    }
    file = PNGFile(format, strips: strips)
    self.tools = tools
    self.scene = layers.canChange ? nil : scene
  }

  /// The picture as a PNG file: the one that `CairoRenderer.png(of:)` makes of the scene.
  ///
  /// - Complexity: O(*n*) in the file's length.
  public mutating func png() -> RenderedFile {
    RenderedFile(bytes: file.bytes(threads: renderer.threads), warnings: layers.warnings)
  }

  /// The picture as pixels: those that `CairoRenderer.bitmap(of:)` makes of the scene.
  ///
  /// - Complexity: O(1); but a change that comes while another still has the pixels has to copy them.
  public var pixels: Bitmap { bitmap }

  /// Shows another scene, and draws all of it.
  ///
  /// - Throws: `RenderingError`, with the picture as it was.
  public mutating func show(_ scene: Scene) throws(RenderingError) {
    self = try KeptPicture(of: scene, renderer: renderer)
  }

  /// Shows a few of the scene's instances and labels differently.
  ///
  /// - Precondition: the change is one of the scene that is shown.
  /// - Throws: `RenderingError` where there is no memory; the picture is then to be drawn anew by `show(_:)`.
  /// - Complexity: O(*c* + *p*) for *c* changes and *p* pixels in the strips of rows that they touch. Where instances are
  ///   drawn exactly, or in black and white, all is drawn again.
  public mutating func apply(_ change: SceneChange) throws(RenderingError) {
    if var changed = scene {
      changed.apply(change)
      return try show(changed)
    }
    guard let damage = try layers.apply(change) else { return }
    let rows = try repaint(damage)
    recompress(rows)
  }

  /// Paints boxes again, and answers which rows look different.
  private mutating func repaint(_ damage: KeptLayers.Damage) throws(RenderingError) -> [Range<Int>] {
    let (layers, tools, width) = (layers, tools, bitmap.width)
    let colors = PNGColorCount(endsEarly: false)
    let outcomes = bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      nonisolated(unsafe) let start = pixels.baseAddress
      return concurrentMap(count: damage.bands.count, threads: renderer.threads) { index in
        let part = damage.bands[index]
        let rows = layers.bands.rows(of: part.band)
        return start.map { start in
          let target = PixelRows(start: start + rows.lowerBound * width, columns: 0..<width, rows: rows)
          return tools.with(colors) { tool in layers.repaint(part, on: target, in: tool.buffer) }
        }
      }
    }
    var changed: [Range<Int>] = []
    for (part, outcome) in zip(damage.bands, outcomes) {
      guard let repainted = try outcome?.get() else { continue }
      changed += repainted.rows
      self.layers.keep(repainted.ground, ofBand: part.band)
    }
    return changed
  }

  /// Compresses again the strips of some rows.
  private mutating func recompress(_ rows: [Range<Int>]) {
    let touched = file.format.strips(dependingOn: rows)
    let strips = bitmap.pixels.withUnsafeBufferPointer {
      tools.strips(touched, of: $0, threads: renderer.threads)
    }
    for (number, strip) in zip(touched, strips) { file.strips[number] = strip }
  }
}
