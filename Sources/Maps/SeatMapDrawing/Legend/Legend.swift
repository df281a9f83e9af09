internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
internal import SeatMaps
internal import Shapes
internal import Support

/// What the colours and signs of a map mean.
///
/// It names each category that has seats, with its price, and each status that occurs; where there are no categories,
/// the plain seat is named "Available".
struct Legend {
  private struct Entry {
    var name: String
    /// What it costs; empty where that is not known.
    var price = ""
    var symbol: Symbol
    var style: InstanceStyle
  }

  private let entries: [Entry]
  /// The scale that stands in place of entries.
  private let scale: HeatScale?

  /// The width of a seat in the legend at factor 1, as in the booking app.
  private static let seatSize = 20.0
  private static let textSize = 13.0

  /// - Parameters:
  ///   - showsSections: Whether the map shows sections instead of seats.
  ///   - hasOwnSeats: Whether what is selected are the seats of the reader.
  ///   - isShown: Whether a seat, told by number, is to be seen.
  init(
    map: SeatMap, states: SeatStates, palette: SeatPalette, theme: Theme, showsSections: Bool = false,
    hasOwnSeats: Bool = false, isShown: (Int) -> Bool = { _ in true }
  ) {
    scale = nil
    let shape = map.seats.isEmpty || showsSections ? .square : map.seats[0].shape
    func entry(
      _ name: String, price: String = "", status: SeatStatus, category: Int?, isWheelchairPlace: Bool = false
    ) -> Entry {
      let key = SeatSymbol(
        shape: shape, size: Legend.seatSize, status: status, isWheelchairPlace: isWheelchairPlace)
      return Entry(
        name: name, price: price, symbol: key.symbol(theme: theme, scale: 1),
        style: palette[palette.index(of: status, category: category)].style)
    }

    var used = [Bool](repeating: false, count: map.categories.count)
    var occurring = [Bool](repeating: false, count: SeatStatus.allCases.count)
    var hasWheelchair = false
    for number in map.seats.indices where isShown(number) {
      if let category = map.seats[number].category { used[category] = true }
      occurring[states.statuses[number].ordinal] = true
      hasWheelchair = hasWheelchair || map.seats[number].attributes.contains(.wheelchair)
    }
    for area in map.generalAdmission {
      if let category = area.category { used[category] = true }
    }
    var entries: [Entry] = map.categories.indices.filter { used[$0] }.map { number in
      let category = map.categories[number]
      let price = category.price?.text(currency: map.currency) ?? ""
      return entry(category.name, price: price, status: .available, category: number)
    }
    if showsSections {
      if map.sections.indices.contains(where: { SectionSummary(ofSection: $0, in: map, states: states).isSoldOut }) {
        entries.append(
          Entry(
            name: "Sold out", symbol: Legend.soldOutSwatch,
            style: palette[palette.index(of: .available, category: nil)].style))
        entries[entries.count - 1].style.mark = palette.takenStripes(on: entries[entries.count - 1].style.body)
      }
      self.entries = entries
      return
    }
    for status in [SeatStatus.available, .selected, .held, .reserved, .sold, .blocked]
    where occurring[status.ordinal] && (status != .available || entries.isEmpty) {
      let name = hasOwnSeats && status == .selected ? "Your seats" : status.legendName
      entries.append(entry(name, status: status, category: nil))
    }
    if hasWheelchair {
      entries.append(entry("Wheelchair place", status: .available, category: nil, isWheelchairPlace: true))
    }
    self.entries = map.seats.isEmpty && map.generalAdmission.isEmpty ? [] : entries
  }

  /// The legend of a heat map: a scale where values are numbers, an entry for each kind where they are kinds.
  init(_ heatMap: HeatMap) {
    scale = heatMap.scale.hasKinds ? nil : heatMap.scale
    let swatch = Path.roundedRectangle(
      Rect(center: .zero, size: Size(Legend.seatSize, Legend.seatSize)).inset(by: 0.5), radius: Legend.seatSize * 0.2)
    let symbol = Symbol(
      name: "heat",
      layers: [.init(swatch, part: .body), .init(swatch, ink: .stroke(StrokeStyle(width: 1)), part: .outline)])
    entries = heatMap.scale.bands.map { band in
      Entry(
        name: band.letter + "  " + band.name, symbol: symbol, style: heatMap.styles[heatMap.scale.step(of: band.low)])
    }
  }

  /// What a sold out section looks like in an overview.
  private static var soldOutSwatch: Symbol {
    let outline = Path.roundedRectangle(
      Rect(center: .zero, size: Size(seatSize, seatSize)).inset(by: 0.5), radius: seatSize * 0.2)
    return Symbol(
      name: "sold-out",
      layers: [
        .init(outline, part: .body),
        .init(DiagonalHatch(count: 4, coverage: 0.35).path(clippedTo: outline), part: .mark),
        .init(outline, ink: .stroke(StrokeStyle(width: 1)), part: .outline),
      ])
  }

  /// The width of the widest entry: less than that makes no sense.
  func leastWidth(factor: Double, measuring: any TextMeasuring) -> Double {
    let limit = 360 * factor
    if scale != nil { return limit }
    return entries.map { entry in
      let text = Legend.text(of: entry, width: .infinity, factor: factor, measuring: measuring)
      return min(Legend.indent * factor + (text?.metrics.width ?? 0), limit)
    }.max() ?? 0
  }

  /// Entries set in lines that are centred on the canvas, in as few as will do and all about as long.
  ///
  /// - Parameters:
  ///   - width: The width that a line may have.
  ///   - margin: The space to its left.
  ///   - factor: How much larger than usual everything is.
  func lines(width: Double, margin: Double, factor: Double, measuring: any TextMeasuring) -> Lines? {
    if let scale {
      let legend = HeatLegend(scale: scale, width: width, margin: margin, factor: factor, measuring: measuring)
      return Lines(lines: [], factor: factor, scale: legend)
    }
    guard !entries.isEmpty else { return nil }
    let gap = 22 * factor
    let indent = Legend.indent * factor
    var items: [Lines.Placed] = []
    for entry in entries {
      guard let text = Legend.text(of: entry, width: width - indent, factor: factor, measuring: measuring) else {
        return nil
      }
      items.append(Lines.Placed(x: 0, text: text, symbol: entry.symbol, style: entry.style))
    }
    let widths = items.map { indent + $0.text.metrics.width }
    let lines = LineBreaking(widths: widths, gap: gap).balancedLines(width: width).map { line in
      let length = widths[line].reduce(gap * Double(line.count - 1), +)
      var x = margin + (width - length) / 2
      return line.map { number in
        var placed = items[number]
        placed.x = x
        x += widths[number] + gap
        return placed
      }
    }
    return Lines(lines: lines, factor: factor)
  }

  /// From the left end of an entry to that of its text, at factor 1.
  private static let indent = seatSize + 7

  /// An entry's name, cut where it has to be, and its price, which never is.
  private static func text(
    of entry: Entry, width: Double, factor: Double, measuring: any TextMeasuring
  ) -> FittedLine? {
    func fitted(_ string: String, width: Double) -> FittedLine? {
      FittedLine(string, size: textSize * factor, weight: .regular, width: width, measuring: measuring)
    }
    guard !entry.price.isEmpty else { return fitted(entry.name, width: width) }
    let price = " " + entry.price
    let priceWidth = measuring.metrics(of: price, style: TextStyle(size: textSize * factor)).width
    guard let name = fitted(entry.name, width: width - priceWidth) else { return nil }
    return FittedLine(
      name.string.isolated + price, size: name.style.size, weight: .regular, width: width, measuring: measuring)
  }

  /// A legend whose entries have their places.
  struct Lines {
    struct Placed {
      /// The left end of the entry.
      var x: Double
      var text: FittedLine
      var symbol: Symbol
      var style: InstanceStyle
    }

    let lines: [[Placed]]
    let factor: Double
    var scale: HeatLegend?

    private var lineHeight: Double { 28 * factor }
    var height: Double { scale?.height ?? lineHeight * Double(lines.count) }

    func nodes(at origin: Point, theme: Theme) -> [Node] {
      var nodes: [Node] = scale?.nodes(at: origin, theme: theme) ?? []
      for (number, line) in lines.enumerated() {
        let y = origin.y + (Double(number) + 0.5) * lineHeight
        for entry in line {
          let half = Legend.seatSize * factor / 2
          let placing = AffineTransform.scale(factor).then(.translation(origin.x + entry.x + half, y))
          nodes += entry.symbol.nodes(style: entry.style, placing: placing)
          let text = entry.text.text(centeredOn: Point(0, y), color: theme.text, className: "legend-label")
          var left = text
          left.alignment = .left
          left.position = Point(origin.x + entry.x + 2 * half + 7 * factor, text.position.y)
          nodes.append(.text(left))
        }
      }
      return [.group(Group(identity: Identity(classes: "legend"), nodes: nodes))]
    }
  }
}

extension SeatStatus {
  /// The name of the status in a legend.
  fileprivate var legendName: String { name.prefix(1).uppercased() + name.dropFirst() }
}

extension Symbol {
  /// The drawing as nodes of its own, for places where it is no instance of anything.
  fileprivate func nodes(style: InstanceStyle, placing: AffineTransform) -> [Node] {
    layers.compactMap { (layer: Layer) -> Node? in
      let color = style.color(of: layer.part)
      guard color.alpha > 0 else { return nil }
      let path = layer.path.transformed(by: placing)
      switch layer.ink {
      case .fill: return .fill(path, paint: .color(color))
      case .stroke(let style): return .stroke(path, paint: .color(color), style: style.scaled(by: placing.meanScale))
      }
    }
  }
}

extension StrokeStyle {
  /// The style with all lengths multiplied.
  fileprivate func scaled(by factor: Double) -> StrokeStyle {
    var scaled = self
    scaled.width *= factor
    scaled.dashes = dashes.map { $0 * factor }
    scaled.dashPhase *= factor
    return scaled
  }
}
