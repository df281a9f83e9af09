public import CairoRendering
public import Drawing
internal import Files
internal import Pictures
internal import PlanFiles
public import PlanImports
public import Reading
public import SVGRendering
public import SeatMapDrawing
public import SeatMaps
internal import Support

/// A plan's file as a map that can be drawn, with the status of its seats.
///
///     let map = try SeatMapFile(reading: "plan.json", availability: "tonight.csv")
///     let picture = try map.png(theme: .cinema(.dark), width: 900)
///     try picture.write(to: "map.png")
///
/// The file is read and laid out once, and drawn as often as wanted. It is drawn as `seatmap render` draws it: floors
/// stand side by side, and areas show the pictures that lie in the folder of the plan's file.
public struct SeatMapFile: Hashable, Sendable {
  /// The plan as the file has it.
  public let plan: SeatPlan
  /// The format of the file.
  public let format: PlanFormat
  /// What is drawn, with floors side by side.
  private var shown: ShownMap
  /// The same as the plan has it, with floors over each other.
  private var part: ShownMap
  /// The pictures that areas show, by the names that the plan has for them.
  public let pictures: [String: Raster]
  /// What was ignored or changed in the files, and what does not fit the map, in lines.
  public let notes: [String]

  /// The map that is drawn: every seat with its id, centre, angle and labels.
  public var map: SeatMaps.SeatMap { shown.map }
  /// The status and price of each seat of the map; `nil` if nothing is known of any.
  public var states: SeatStates? { shown.states }

  /// Reads a plan of any format, and what is known of its seats.
  ///
  /// - Parameters:
  ///   - path: The plan's file, whose content tells the format.
  ///   - availability: A file of statuses and prices, in place of what the plan's own file says of them.
  ///   - selection: The ids of seats that are shown as selected.
  ///   - limits: How large a file and how many seats are taken in.
  /// - Complexity: O(number of bytes and seats).
  public init(
    reading path: String, availability: String? = nil, selecting selection: [String] = [],
    limits: DocumentLimits = DocumentLimits()
  ) throws(SeatMapError) {
    let (document, map) = try readFile(path, limit: limits.fileSize) { bytes throws(DocumentError) in
      let document = try ImportedPlan(reading: bytes, file: path, limits: limits)
      return (document, try document.layout(file: path, limits: limits))
    }
    var notes = document.notes.map(\.description)
    var known = document.availability
    if let availability {
      let file = try readFile(availability, limit: limits.fileSize) { bytes throws(DocumentError) in
        try AvailabilityDocument(reading: bytes, file: availability, limits: limits)
      }
      known = file.availability
      notes += file.notes.map(\.description)
    }
    if !selection.isEmpty { known = known ?? Availability() }
    known?.selection += selection
    let resolved = known?.states(for: map)
    notes += (map.misleadingFindings() + (resolved?.findings ?? [])).map { "\(path): \($0.message)" }

    plan = document.plan
    format = document.format
    part = ShownMap(map, states: resolved?.states)
    shown = part
    shown.arrange()
    let (pictures, problems) = PictureFolder(of: path).rasters(named: part.pictureNames)
    self.pictures = pictures
    self.notes = notes + problems.map { "\(path): \($0)" }
  }

  // MARK: Parts

  /// Keeps one floor, or the sections that have the name.
  ///
  /// - Throws: `SeatMapError.part`, which suggests a name that is near.
  public mutating func keepFloor(named name: String) throws(SeatMapError) {
    try keep { part throws(MapPartError) in try part.keepFloor(named: name) }
  }

  /// Keeps the sections that have a name, or an id.
  ///
  /// - Throws: `SeatMapError.part`, which suggests a name that is near.
  public mutating func keepSections(named name: String) throws(SeatMapError) {
    try keep { part throws(MapPartError) in try part.keepSections(named: name) }
  }

  private mutating func keep(_ change: (inout ShownMap) throws(MapPartError) -> Void) throws(SeatMapError) {
    do throws(MapPartError) {
      try change(&part)
    } catch {
      throw .part(error)
    }
    shown = part
    shown.arrange()
  }

  // MARK: Pictures

  /// Draws the map as PNG.
  ///
  /// - Parameters:
  ///   - theme: How it looks.
  ///   - width: How wide it is, in canvas units; as the plan wants if not given.
  ///   - scale: Pixels per canvas unit.
  ///   - fonts: The fonts of all texts; the standard ones if not given. Keep a set for several pictures: opening fonts
  ///     takes some 15 ms.
  ///   - threads: How many threads may work; the bytes do not depend on it.
  public func png(
    theme: Theme = .cinema(), width: Double? = nil, scale: Double = 1, fonts: FontSet? = nil, threads: Int = 1
  ) throws(SeatMapError) -> RenderedFile {
    try png(SeatMapDrawing(theme: theme, width: width), scale: scale, fonts: fonts, threads: threads)
  }

  /// Draws the map as PNG, with every option of drawings.
  public func png(
    _ drawing: SeatMapDrawing, scale: Double = 1, fonts: FontSet? = nil, threads: Int = 1
  ) throws(SeatMapError) -> RenderedFile {
    let fonts = try FontSet.orStandard(fonts)
    var renderer = CairoRenderer(fonts: fonts)
    renderer.scale = scale
    renderer.threads = threads
    let scene = try draw(drawing, fonts: fonts).scene
    do throws(RenderingError) {
      return try renderer.png(of: scene)
    } catch {
      throw .rendering(error)
    }
  }

  /// Draws the map as PDF; a canvas unit is a point.
  ///
  /// - Parameters:
  ///   - theme: How it looks.
  ///   - width: How wide it is, in points; as the plan wants if not given.
  ///   - setup: The paper that it is fitted to; a page as large as the map if not given.
  ///   - metadata: What the document says of itself.
  ///   - fonts: As for ``png(theme:width:scale:fonts:threads:)``.
  public func pdf(
    theme: Theme = .cinema(), width: Double? = nil, setup: PageSetup = PageSetup(),
    metadata: DocumentMetadata = DocumentMetadata(), fonts: FontSet? = nil
  ) throws(SeatMapError) -> RenderedFile {
    try pdf(
      SeatMapDrawing(theme: theme, width: width, detail: .document), setup: setup, metadata: metadata, fonts: fonts)
  }

  /// Draws the map as PDF, with every option of drawings.
  public func pdf(
    _ drawing: SeatMapDrawing, setup: PageSetup = PageSetup(), metadata: DocumentMetadata = DocumentMetadata(),
    fonts: FontSet? = nil
  ) throws(SeatMapError) -> RenderedFile {
    let fonts = try FontSet.orStandard(fonts)
    let scene = try draw(drawing, fonts: fonts).scene
    do throws(RenderingError) {
      return try CairoRenderer(fonts: fonts).pdf(of: scene, setup: setup, metadata: metadata)
    } catch {
      throw .rendering(error)
    }
  }

  /// Draws the map as SVG, whose seats bear their ids, names and data.
  ///
  /// - Parameters:
  ///   - theme: How it looks.
  ///   - width: How wide it is, in canvas units; as the plan wants if not given.
  ///   - fonts: As for ``png(theme:width:scale:fonts:threads:)``.
  public func svg(
    theme: Theme = .cinema(), width: Double? = nil, fonts: FontSet? = nil
  ) throws(SeatMapError) -> RenderedFile {
    try svg(SeatMapDrawing(theme: theme, width: width, detail: .document), fonts: fonts)
  }

  /// Draws the map as SVG, with every option of drawings.
  ///
  /// - Parameters:
  ///   - drawing: What is drawn, and how; with the detail `.document` seats bear their ids, names and data.
  ///   - renderer: How the document is written.
  ///   - fonts: As for ``png(theme:width:scale:fonts:threads:)``.
  public func svg(
    _ drawing: SeatMapDrawing, renderer: SVGRenderer = SVGRenderer(), fonts: FontSet? = nil
  ) throws(SeatMapError) -> RenderedFile {
    RenderedFile(bytes: renderer.bytes(of: try draw(drawing, fonts: fonts).scene))
  }

  /// What the pictures of the map are drawn from, and where the map lies in it.
  ///
  ///     let drawn = try map.draw()
  ///     let place = drawn.placement.inverted?.apply(Point(410, 300))
  ///     let seat = place.flatMap { SeatIndex(map.map).seat(at: $0) }
  ///
  /// - Parameters:
  ///   - drawing: What is drawn, and how; pictures that it has itself take the place of the plan's.
  ///   - fonts: The fonts that texts are measured with; the standard ones if not given. Render with the same.
  public func draw(
    _ drawing: SeatMapDrawing = SeatMapDrawing(), fonts: FontSet? = nil
  ) throws(SeatMapError) -> DrawnMap {
    var drawing = drawing
    drawing.pictures.merge(pictures) { own, _ in own }
    let measurer = PangoTextMeasurer(fonts: try FontSet.orStandard(fonts))
    return drawing.draw(shown.map, states: shown.states, measuring: measurer)
  }
}

extension SeatMapDrawing {
  /// A drawing as wide as was said, or as the plan wants.
  fileprivate init(theme: Theme, width: Double?, detail: Detail = .picture) {
    self.init(theme: theme, canvas: width.map { .width($0) } ?? .natural, detail: detail)
  }
}
