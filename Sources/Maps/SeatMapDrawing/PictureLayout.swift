internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
internal import SeatMaps

/// Where map, title and legend stand on the canvas.
struct PictureLayout {
  /// The extent of the canvas.
  let size: Size
  /// From plan units, turned as the picture is, to the canvas.
  let placing: AffineTransform
  /// Where the mini-map stands on the canvas, if there is one.
  let miniMapFrame: Rect?
  /// Whether the names of rows and sections are large enough to be read.
  let showsMapLabels: Bool

  private let title: FittedLine?
  private let titleCenter: Point
  private let legend: Legend.Lines?
  private let legendOrigin: Point

  /// The size of titles at factor 1.
  private static let titleSize = 20.0
  /// The extent from which on a canvas has room for a title and a legend.
  private static let leastSideForTexts = 240.0
  /// The empty border of a canvas as a part of its shorter side.
  private static let marginShare = 0.02

  init(
    canvas: SeatMapDrawing.Canvas, content: MapContent, title: String, legend: Legend?,
    measuring: any TextMeasuring
  ) {
    let withLabels = Fit(
      canvas: canvas, bounds: content.bounds(withLabels: true), seatSize: content.seatSize, title: title,
      legend: legend, measuring: measuring)
    let labelsAreLegible = content.smallestLabelSize.map { $0 * withLabels.scale >= FittedLine.minimumSize } ?? false
    let fit =
      labelsAreLegible
      ? withLabels
      : Fit(
        canvas: canvas, bounds: content.bounds(withLabels: false), seatSize: content.seatSize, title: title,
        legend: legend, measuring: measuring)
    showsMapLabels =
      labelsAreLegible && content.smallestLabelSize.map { $0 * fit.scale >= FittedLine.minimumSize } ?? false

    size = fit.size
    placing = fit.placing
    miniMapFrame = content.miniMapFrame(withLabels: showsMapLabels).map(fit.placing.boundingBox)
    self.title = fit.title
    titleCenter = Point(fit.size.width / 2, fit.margin + fit.titleHeight * 0.3)
    self.legend = fit.legend
    legendOrigin = Point(0, fit.size.height - fit.margin - (fit.legend?.height ?? 0))
  }

  func titleNodes(theme: Theme) -> [Node] {
    title.map { [.text($0.text(centeredOn: titleCenter, color: theme.text, className: "title"))] } ?? []
  }

  func legendNodes(theme: Theme) -> [Node] {
    legend?.nodes(at: legendOrigin, theme: theme) ?? []
  }

  /// One way to fit everything on the canvas.
  private struct Fit {
    let size: Size
    let margin: Double
    let scale: Double
    let placing: AffineTransform
    let title: FittedLine?
    let titleHeight: Double
    let legend: Legend.Lines?

    init(
      canvas: SeatMapDrawing.Canvas, bounds: Rect, seatSize: Double, title: String, legend: Legend?,
      measuring: any TextMeasuring
    ) {
      let map = Size(max(bounds.width, 1e-9), max(bounds.height, 1e-9))
      let wanted = Fit.mapSize(canvas: canvas, map: map, seatSize: seatSize)
      let factor = min(max(min(wanted.width, wanted.height) / 500, 1), 1.6)
      let texts = Texts(title: title, legend: legend, factor: factor, measuring: measuring)

      let hasRoom = canvas.leastSide.map { $0 >= PictureLayout.leastSideForTexts } ?? true
      margin = min(24 * factor, canvas.leastSide.map { $0 * PictureLayout.marginShare } ?? .infinity)
      let innerWidth =
        switch canvas {
        case .natural, .scale: max(wanted.width, texts.leastTitleWidth, texts.leastLegendWidth)
        case .width(let width): width - 2 * margin
        case .height(let height):
          max(
            max(height - (hasRoom ? texts.height(width: wanted.width) : 0) - 2 * margin, 1) * map.width / map.height,
            hasRoom ? texts.leastLegendWidth : 0)
        case .size(let size): size.width - 2 * margin
        }
      self.title = hasRoom ? texts.title(width: innerWidth) : nil
      self.legend = hasRoom ? texts.legend(width: innerWidth, margin: margin, canvas: canvas) : nil
      titleHeight = self.title == nil ? 0 : texts.titleHeight
      let legendHeight = self.legend.map { $0.height + texts.legendGap } ?? 0
      let textHeight = titleHeight + legendHeight + 2 * margin

      size =
        switch canvas {
        case .natural, .scale:
          Size((innerWidth + 2 * margin).rounded(.up), (wanted.height + textHeight).rounded(.up))
        case .width(let width): Size(width, (innerWidth * map.height / map.width + textHeight).rounded(.up))
        case .height(let height): Size((innerWidth + 2 * margin).rounded(.up), height)
        case .size(let size): size
        }

      let top = margin + titleHeight
      let available = Rect(
        minX: margin, minY: top, maxX: max(size.width - margin, margin),
        maxY: max(size.height - margin - legendHeight, top))
      // A size that follows the plan is rounded up to whole units; the map does not grow with it.
      let largest = min(available.width / map.width, available.height / map.height)
      scale = max(canvas.followsPlan ? wanted.width / map.width : largest, 1e-9)
      placing = AffineTransform.translation(Point.zero - bounds.center).then(.scale(scale))
        .then(.translation(available.center - Point.zero))
    }

    /// How large the map alone would be.
    private static func mapSize(canvas: SeatMapDrawing.Canvas, map: Size, seatSize: Double) -> Size {
      switch canvas {
      case .natural:
        let readable = seatSize < 12 ? 20 / seatSize : seatSize > 60 ? 40 / seatSize : 1
        return map * min(readable, 4096 / max(map.width, map.height))
      case .scale(let scale): return map * scale
      case .width(let width): return map * (width / map.width)
      case .height(let height): return map * (height / map.height)
      case .size(let size): return map * min(size.width / map.width, size.height / map.height)
      }
    }
  }

  /// What stands above and below the map, before it is known how wide that may be.
  private struct Texts {
    let title: String
    let legend: Legend?
    let factor: Double
    let measuring: any TextMeasuring

    private var titleSize: Double { PictureLayout.titleSize * factor }
    /// The title's line and the space below it, which is as wide as that above the legend.
    var titleHeight: Double { titleSize * 2 }
    /// The space between map and legend.
    var legendGap: Double { 18 * factor }
    var leastTitleWidth: Double { title(width: 30 * titleSize)?.metrics.width ?? 0 }
    var leastLegendWidth: Double { legend?.leastWidth(factor: factor, measuring: measuring) ?? 0 }

    func title(width: Double) -> FittedLine? {
      FittedLine(title, size: titleSize, weight: .bold, width: width, measuring: measuring)
    }

    /// How high both are, beside a map of some width.
    func height(width: Double) -> Double {
      let legend = self.legend?.lines(width: width, margin: 0, factor: factor, measuring: measuring)
      return (title(width: width) == nil ? 0 : titleHeight) + (legend.map { $0.height + legendGap } ?? 0)
    }

    /// The legend in lines; none where it would take more than a third of a canvas of given size.
    func legend(width: Double, margin: Double, canvas: SeatMapDrawing.Canvas) -> Legend.Lines? {
      let lines = legend?.lines(width: width, margin: margin, factor: factor, measuring: measuring)
      guard case .size(let size) = canvas, let lines, lines.height > size.height / 3 else { return lines }
      return nil
    }
  }
}

extension SeatMapDrawing.Canvas {
  /// Whether the canvas is made for the map, rather than the map fitted to the canvas.
  fileprivate var followsPlan: Bool {
    switch self {
    case .natural, .scale: true
    case .width, .height, .size: false
    }
  }

  /// The shorter of the sides that are given; nil where none is.
  fileprivate var leastSide: Double? {
    switch self {
    case .natural, .scale: nil
    case .width(let side), .height(let side): side
    case .size(let size): min(size.width, size.height)
    }
  }
}
