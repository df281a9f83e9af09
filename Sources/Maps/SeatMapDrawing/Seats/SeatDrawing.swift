internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
internal import SeatMaps
internal import Support

/// The seats and their numbers.
struct SeatDrawing {
  /// Where each seat stands and what it looks like.
  let look: SeatLook
  private let states: SeatStates
  private let theme: Theme
  private let seatLabels: SeatMapDrawing.SeatLabels
  private let detail: SeatMapDrawing.Detail
  /// What is shown of the map; all of it where nil.
  private let window: CropWindow?
  /// The picture's turn.
  private let turn: AffineTransform
  private let measuring: any TextMeasuring
  private let uniqueIDs: [String]
  private let largestSeat: Double

  private var map: SeatMap { look.map }

  init(
    look: SeatLook, states: SeatStates, drawing: SeatMapDrawing, window: CropWindow?, measuring: any TextMeasuring
  ) {
    self.look = look
    self.states = states
    self.window = window
    self.measuring = measuring
    (theme, seatLabels, detail, turn) = (drawing.theme, drawing.seatLabels, drawing.detail, drawing.turn)
    uniqueIDs = detail == .document ? look.map.uniqueIDs : []
    largestSeat = look.map.seats.indices.reduce(0) { max($0, look.map.seats[$1].size) }
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
    return Instances(
      symbols: look.symbols.symbols, styles: look.styles,
      placements: seats.map { look.placement(ofSeat: $0, status: states.statuses[$0]) },
      identities: detail == .document ? identities(of: seats) : [], className: "seat")
  }

  /// Whether a seat lies in what is shown of the map.
  private func isShown(_ number: Int) -> Bool {
    window?.shows(map.seats[number].center, size: map.seats[number].size, turn: turn) ?? true
  }

  /// Who the seats of a row are.
  private func identities(of seats: some Collection<Int>) -> [Identity] {
    var names = SeatNames(map)
    // What finds a seat in a document: "C12", with its section before it where there are several.
    let section = map.sections.count > 1 ? seats.first.map { map.sections[map.section(ofSeat: $0)].name } ?? "" : ""
    let place = section.isEmpty ? "" : section + " "
    return seats.map { number in
      let (label, status, price) = (map.seats[number].label, states.statuses[number], states.prices[number])
      var attributes: [Identity.Attribute] = []
      // The row's label is an attribute of the row's own group, as the section's is of the section's.
      if !label.isEmpty { attributes.append(.init("seat", label)) }
      if let price { attributes.append(.init("price", price.decimalText())) }
      return Identity(
        id: uniqueIDs[number], attributes: attributes,
        name: names.spokenName(ofSeat: number, status: status, price: price),
        text: place + names.shortName(ofSeat: number))
    }
  }

  // MARK: Numbers

  /// The numbers of a section's seats that show one, by size.
  func labelRuns(ofSection section: Int) -> [LabelRun] {
    var sizes = LabelSizes(rule: seatLabels, theme: theme, scale: look.placing.meanScale, measuring: measuring)
    guard sizes.areShown(upToSeatSize: largestSeat) else { return [] }
    var runs: [LabelRun] = []
    var runOfSize: [Double: Int] = [:]
    for number in map.sections[section].seats {
      let label = look.label(ofSeat: number)
      guard !label.isEmpty, isShown(number) else { continue }
      let (shape, seatSize) = (map.seats[number].shape, map.seats[number].size)
      guard let size = sizes.size(of: label, shape: shape, seatSize: seatSize) else { continue }
      let run = runOfSize[size] ?? runs.count
      if run == runs.count {
        runs.append(LabelRun(size: size))
        runOfSize[size] = run
      }
      runs[run].add(
        label, onSeat: number, center: look.labelCenter(ofSeat: number),
        color: look.style(ofSeat: number, status: states.statuses[number]))
    }
    return runs
  }

  /// A run as a node.
  func node(of run: LabelRun) -> Node { .labels(run.labels(colors: look.labelColors, measuring: measuring)) }
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
  static let weight = FontWeight.medium
}

/// The numbers that share a size.
struct LabelRun {
  let size: Double
  /// The seats that they stand on, in order.
  private(set) var seats: [Int32] = []
  private var texts: [String] = []
  private var numbers: [String: Int] = [:]
  private var placements: [Labels.Placement] = []

  init(size: Double) {
    self.size = size
  }

  mutating func add(_ text: String, onSeat seat: Int, center: Point, color: Int) {
    let number = numbers[text] ?? texts.count
    if number == texts.count {
      texts.append(text)
      numbers[text] = number
    }
    placements.append(Labels.Placement(center: center, text: number, color: color))
    seats.append(Int32(seat))
  }

  func labels(colors: [Color], measuring: any TextMeasuring) -> Labels {
    let style = TextStyle(size: size, weight: SeatLabelStyle.weight)
    return Labels(
      texts: texts, colors: colors, style: style,
      baselineOffset: measuring.metrics(of: "0", style: style).capHeight / 2, placements: placements,
      className: "seat-label")
  }
}
