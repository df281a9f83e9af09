internal import Colors
internal import Drawing
internal import Geometry
internal import SeatMaps

/// The seats and their numbers.
struct SeatDrawing {
  let map: SeatMap
  let states: SeatStates
  let palette: SeatPalette
  let theme: Theme
  let seatLabels: SeatMapDrawing.SeatLabels
  let detail: SeatMapDrawing.Detail
  /// What colours the seats in place of their categories; nil where nothing does.
  let heatMap: HeatMap?
  /// What is shown of the map; all of it where nil.
  let window: CropWindow?
  /// From plan units to the canvas, the picture's turn included.
  let placing: AffineTransform
  /// The picture's turn.
  let rotation: Angle
  let measuring: any TextMeasuring
  private let symbols: [Symbol]
  private let symbolNumbers: [Int32]
  private let uniqueIDs: [String]
  private let largestSeat: Double

  init(
    map: SeatMap, states: SeatStates, palette: SeatPalette, theme: Theme, seatLabels: SeatMapDrawing.SeatLabels,
    detail: SeatMapDrawing.Detail, heatMap: HeatMap? = nil, window: CropWindow? = nil, placing: AffineTransform,
    rotation: Angle, measuring: any TextMeasuring
  ) {
    self.map = map
    self.states = states
    self.palette = palette
    self.theme = theme
    self.seatLabels = seatLabels
    self.detail = detail
    self.heatMap = heatMap
    self.window = window
    self.placing = placing
    self.rotation = rotation
    self.measuring = measuring
    (symbols, symbolNumbers) = SeatDrawing.symbols(
      of: map, states: states, theme: theme, scale: placing.meanScale)
    uniqueIDs = detail == .document ? map.uniqueIDs : []
    largestSeat = map.seats.indices.reduce(0) { max($0, map.seats[$1].size) }
  }

  /// The seats of a section: one node, or one for each row where a document is asked for.
  func nodes(ofSection section: Int) -> [Node] {
    let placed = map.sections[section]
    guard detail == .document else { return instances(placed.seats).map { [.instances($0)] } ?? [] }
    return placed.rows.compactMap { number in
      let row = map.rows[number]
      guard let instances = instances(row.seats) else { return nil }
      let (word, key) = row.table == nil ? ("Row ", "row") : ("Table ", "table")
      let name = row.spokenLabel ?? (row.label.isEmpty ? "" : word + row.label)
      let identity = Identity(
        classes: key, attributes: row.label.isEmpty ? [] : [.init(key, row.label)], name: name)
      return .group(Group(identity: identity, nodes: [.instances(instances)]))
    }
  }

  private func instances(_ range: Range<Int>) -> Instances? {
    guard window != nil else { return instances(of: range) }
    return instances(of: range.filter(isShown))
  }

  private func instances(of seats: some Collection<Int>) -> Instances? {
    guard !seats.isEmpty else { return nil }
    let placements = seats.map { number in
      Placement(
        center: placing.apply(map.seats[number].center), angle: angle(ofSeat: number),
        symbol: Int(symbolNumbers[number]), style: style(ofSeat: number))
    }
    return Instances(
      symbols: symbols, styles: heatMap?.styles ?? palette.styles, placements: placements,
      identities: detail == .document ? seats.map(identity) : [], className: "seat")
  }

  /// Whether a seat lies in what is shown of the map.
  private func isShown(_ number: Int) -> Bool {
    window?.shows(map.seats[number].center, size: map.seats[number].size, turn: .rotation(rotation)) ?? true
  }

  private func style(ofSeat number: Int) -> Int {
    heatMap?.style(ofSeat: number)
      ?? palette.index(of: states.statuses[number], category: map.seats[number].category)
  }

  /// How far a seat is turned on the canvas; circles look the same from everywhere, so they are not turned.
  private func angle(ofSeat number: Int) -> Angle {
    map.seats[number].shape == .circle ? .zero : (map.seats[number].angle + rotation).normalized
  }

  private func identity(of number: Int) -> Identity {
    let seat = map.seats[number]
    var attributes: [Identity.Attribute] = []
    let row = map.rows[seat.row].label
    if !row.isEmpty { attributes.append(.init("row", row)) }
    if !seat.label.isEmpty { attributes.append(.init("seat", seat.label)) }
    if let price = states.prices[number] { attributes.append(.init("price", price.decimalText())) }
    return Identity(
      id: uniqueIDs[number], attributes: attributes,
      name: map.spokenName(ofSeat: number, status: states.statuses[number], price: states.prices[number]),
      text: searchText(ofSeat: number))
  }

  /// What finds a seat in a document: "C12", with its section before it where there are several.
  private func searchText(ofSeat number: Int) -> String {
    let section = map.sections.count > 1 ? map.sections[map.section(ofSeat: number)].name : ""
    return section.isEmpty ? map.shortName(ofSeat: number) : section + " " + map.shortName(ofSeat: number)
  }

  /// The distinct drawings, and for each seat the number of its drawing.
  private static func symbols(
    of map: SeatMap, states: SeatStates, theme: Theme, scale: Double
  ) -> ([Symbol], [Int32]) {
    var numbers: [SeatSymbol: Int32] = [:]
    var symbols: [Symbol] = []
    var sizes: [String: Int] = [:]
    var last: (key: SeatSymbol, number: Int32)?
    let perSeat = map.seats.indices.map { index in
      let key = SeatSymbol(
        shape: map.seats[index].shape, size: map.seats[index].size, status: states.statuses[index],
        attributes: map.seats[index].attributes)
      if let last, last.key == key { return last.number }
      let number = numbers[key] ?? Int32(symbols.count)
      if numbers[key] == nil {
        numbers[key] = number
        var symbol = key.symbol(theme: theme, scale: scale)
        // Seats of further sizes get numbers in the order in which they come.
        let count = sizes[symbol.name, default: 0] + 1
        sizes[symbol.name] = count
        if count > 1 { symbol.name += "-\(count)" }
        symbols.append(symbol)
      }
      last = (key, number)
      return number
    }
    return (symbols, perSeat)
  }

  // MARK: Numbers

  /// The numbers of a section's seats that show one, by size.
  func labelNodes(ofSection section: Int) -> [Node] {
    var sizes = LabelSizes(rule: seatLabels, theme: theme, scale: placing.meanScale, measuring: measuring)
    guard sizes.areShown(upToSeatSize: largestSeat) else { return [] }
    var runs: [LabelRun] = []
    var runOfSize: [Double: Int] = [:]
    for number in map.sections[section].seats {
      let seat = map.seats[number]
      let label = heatMap?.letter(ofSeat: number) ?? seat.shownLabel
      guard !label.isEmpty, isShown(number) else { continue }
      guard let size = sizes.size(of: label, shape: seat.shape, seatSize: seat.size) else { continue }
      let run = runOfSize[size] ?? runs.count
      if run == runs.count {
        runs.append(LabelRun(size: size))
        runOfSize[size] = run
      }
      runs[run].add(
        label, center: labelCenter(of: seat), color: style(ofSeat: number))
    }
    let colors = heatMap?.labelColors ?? palette.labelColors
    return runs.map { .labels($0.labels(colors: colors, measuring: measuring)) }
  }

  private func labelCenter(of seat: PlacedSeat) -> Point {
    let offset = SeatSymbol.labelFrame(shape: seat.shape, size: seat.size).center - Point.zero
    guard offset != .zero else { return placing.apply(seat.center) }
    return placing.apply(seat.center + offset.rotated(by: seat.angle))
  }
}

/// The rule by which numbers get their size, or are left out.
private struct LabelSizes {
  private let rule: SeatMapDrawing.SeatLabels
  private let theme: Theme
  private let scale: Double
  private let measuring: any TextMeasuring
  private var ems: [String: Double] = [:]

  /// The part of a seat's width that a number may take.
  private static let usableWidth = 0.8
  /// How far down a number may be narrowed before it is left out.
  private static let leastFactor = 0.6

  init(rule: SeatMapDrawing.SeatLabels, theme: Theme, scale: Double, measuring: any TextMeasuring) {
    self.rule = rule
    self.theme = theme
    self.scale = scale
    self.measuring = measuring
  }

  /// Whether any number is shown on seats up to some width.
  func areShown(upToSeatSize seatSize: Double) -> Bool {
    switch rule {
    case .none: false
    case .all: true
    case .auto: theme.seat.labelSize * seatSize * scale >= theme.seat.minimumLabelSize
    }
  }

  /// The size of a number in canvas units; nil where it is left out.
  mutating func size(of label: String, shape: SeatShape, seatSize: Double) -> Double? {
    let wanted = theme.seat.labelSize * seatSize * scale
    guard rule == .all || wanted >= theme.seat.minimumLabelSize, wanted > 0 else { return nil }
    let width = self.width(of: label) * wanted
    let available = SeatSymbol.labelFrame(shape: shape, size: seatSize).width * LabelSizes.usableWidth * scale
    if width <= available { return wanted }
    // Steps of an eighth keep the number of sizes small.
    let factor = max((available / width * 8).rounded(.down) / 8, rule == .all ? 1.0 / 64 : 0)
    let narrowed = wanted * factor
    if rule == .all { return narrowed }
    return factor >= LabelSizes.leastFactor && narrowed >= theme.seat.minimumLabelSize ? narrowed : nil
  }

  /// The width of a number at size 1.
  private mutating func width(of label: String) -> Double {
    if let known = ems[label] { return known }
    let width = measuring.metrics(of: label, style: TextStyle(size: 100, weight: SeatLabelStyle.weight)).width / 100
    ems[label] = width
    return width
  }
}

private enum SeatLabelStyle {
  static let weight = TextStyle.Weight.medium
}

/// The numbers that share a size.
private struct LabelRun {
  let size: Double
  private var texts: [String] = []
  private var numbers: [String: Int] = [:]
  private var placements: [Labels.Placement] = []

  init(size: Double) {
    self.size = size
  }

  mutating func add(_ text: String, center: Point, color: Int) {
    let number = numbers[text] ?? texts.count
    if number == texts.count {
      texts.append(text)
      numbers[text] = number
    }
    placements.append(Labels.Placement(center: center, text: number, color: color))
  }

  func labels(colors: [Color], measuring: any TextMeasuring) -> Labels {
    let style = TextStyle(size: size, weight: SeatLabelStyle.weight)
    return Labels(
      texts: texts, colors: colors, style: style,
      baselineOffset: measuring.metrics(of: "0", style: style).capHeight / 2, placements: placements,
      className: "seat-label")
  }
}
