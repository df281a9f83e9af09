internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
internal import SeatMaps
internal import Shapes
internal import Support

/// Sections drawn small: each as its outline in the colours of its categories, with its name, its prices and how many
/// of its places are free, as far as there is room.
///
/// A section of several categories shows each as a band, as deep as it has places, in the order in which they stand
/// from the front to the back. What is sold out is hatched.
struct SectionOverviewDrawing {
  let map: SeatMap
  let states: SeatStates
  let palette: SeatPalette
  let theme: Theme
  /// From plan units to the canvas, the picture's turn included.
  let placing: AffineTransform
  let detail: SeatMapDrawing.Detail
  /// The size that names should have, in canvas units.
  let nameSize: Double
  /// Whether texts are drawn; a mini-map has none.
  var showsTexts = true
  let measuring: any TextMeasuring

  /// The distance of stripes over what is sold out, in canvas units.
  static let hatchPitch = 7.0

  /// What is drawn of a section; nothing where it has no outline.
  func nodes(ofSection number: Int) -> [Node] {
    let section = map.sections[number]
    guard let outline = section.outline?.transformed(by: placing) else { return [] }
    let summary = SectionSummary(ofSection: number, in: map, states: states)
    let bands = CategoryBands(ofSection: number, in: map, summary: summary, placing: placing).bands(of: outline)
    let colors = bands.map { palette.body(ofCategory: $0.category) }
    let main = palette.body(ofCategory: summary.categories.first ?? map.categories.count)

    var nodes: [Node] = zip(bands, colors).map { band, color in
      .fill(band.path, paint: .color(color), class: "section-outline" + palette.className(ofCategory: band.category))
    }
    // Nobody says how many find a place in it, or of which category.
    if bands.isEmpty { nodes.append(.fill(outline, paint: .color(main), class: "section-outline")) }
    let grounds = (colors.isEmpty ? [main] : colors).map { $0.over(theme.background) }
    if summary.isSoldOut {
      let stripes = SectionOverviewDrawing.stripes(over: outline)
      nodes.append(.fill(stripes, paint: .color(palette.takenStripes(on: main)), class: "sold-out"))
    }
    nodes.append(
      .stroke(
        outline, paint: .color(palette.border(of: main)), style: StrokeStyle(width: 1, join: .round),
        class: "section-border"))
    if showsTexts, let room = OutlineRoom(outline) {
      let text = OutlineText(theme: theme, measuring: measuring, largestSize: nameSize)
      let fitted = text.fitted(
        versions(named: section.name, summary), in: room, color: palette.ink(on: grounds))
      if summary.isSoldOut, let box = fitted?.box {
        // Stripes stop short of the text.
        let plate = Path.roundedRectangle(box, radius: box.height * 0.15)
        nodes.append(.fill(plate, paint: .color(main.over(theme.background)), class: "plate"))
      }
      nodes += fitted?.nodes ?? []
    }
    return wrapped(nodes, number: number, summary: summary)
  }

  /// Stripes over what cannot be had.
  static func stripes(over outline: Path) -> Path {
    guard let bounds = outline.bounds, bounds.isFinite else { return Path() }
    let count = Int(((bounds.width + bounds.height) * 0.7 / hatchPitch).rounded(.up))
    return DiagonalHatch(count: count, coverage: 0.35).path(clippedTo: outline)
  }

  /// What is said, the fullest version first; the name is the last to go.
  private func versions(named name: String, _ summary: SectionSummary) -> [[OutlineText.Line]] {
    let price: [OutlineText.Line] = summary.priceText.isEmpty ? [] : [.note(summary.priceText)]
    let count: [OutlineText.Line] = summary.placesText.isEmpty ? [] : [.note(summary.placesText)]
    let hasBar = summary.free < summary.places && !summary.isSoldOut
    let bar: [OutlineText.Line] = hasBar ? [.bar(summary.takenShare)] : []
    let names = OutlineText.nameVersions(name)
    let rests = [price + count + bar, price + bar, bar, []]
    let full = rests.flatMap { rest in names.map { $0 + rest } }
    return names.isEmpty ? rests : full
  }

  private func wrapped(_ nodes: [Node], number: Int, summary: SectionSummary) -> [Node] {
    guard detail == .document else { return nodes }
    let section = map.sections[number]
    var attributes: [Identity.Attribute] = [.init("section", section.name)]
    attributes.append(.init("places", String(summary.places)))
    attributes.append(.init("free", String(summary.free)))
    let name = [section.name, summary.priceText, summary.placesText].filter { !$0.isEmpty }.joined(separator: ", ")
    let identity = Identity(
      id: section.id, classes: "section overview", attributes: attributes, name: name, text: section.name)
    return [.group(Group(identity: identity, nodes: nodes))]
  }
}

/// What an overview says of a section.
struct SectionSummary {
  /// How many people find a place.
  private(set) var places = 0
  /// How many of those are free.
  private(set) var free = 0
  /// How many places each category has, by number, and last those without one.
  private(set) var placesOfCategory: [Int]
  private let hasSeatsAlone: Bool
  private var lowestPrice: Price?
  private var highestPrice: Price?
  private let currency: String?

  init(ofSection number: Int, in map: SeatMap, states: SeatStates) {
    placesOfCategory = Array(repeating: 0, count: map.categories.count + 1)
    currency = map.currency
    let section = map.sections[number]
    hasSeatsAlone = section.generalAdmission.isEmpty
    // What is sold out costs nothing any more; where all is, its prices are told all the same.
    var taken: [Price?] = []
    for seat in section.seats {
      let isFree = states.statuses[seat] == .available
      add(1, free: isFree ? 1 : 0, category: map.seats[seat].category)
      if isFree { note(states.prices[seat]) } else if lowestPrice == nil { taken.append(states.prices[seat]) }
    }
    for number in section.generalAdmission {
      let area = map.generalAdmission[number]
      let occupancy = AreaOccupancy(of: number, in: map, states: states)
      add(occupancy.capacity, free: occupancy.free, category: area.category)
      if occupancy.free > 0 { note(occupancy.price) } else { taken.append(occupancy.price) }
    }
    if lowestPrice == nil { taken.forEach { note($0) } }
  }

  private mutating func add(_ places: Int, free: Int, category: Int?) {
    self.places += places
    self.free += free
    placesOfCategory[category ?? placesOfCategory.count - 1] += places
  }

  private mutating func note(_ price: Price?) {
    guard let price else { return }
    if lowestPrice.map({ price < $0 }) ?? true { lowestPrice = price }
    if highestPrice.map({ $0 < price }) ?? true { highestPrice = price }
  }

  /// The categories that have places, the one with most first; the number of categories stands for none.
  var categories: [Int] {
    placesOfCategory.indices.filter { placesOfCategory[$0] > 0 }
      .sorted { (-placesOfCategory[$0], $0) < (-placesOfCategory[$1], $1) }
  }

  /// The part of the places that is not free, 0…1.
  var takenShare: Double { places > 0 ? Double(places - free) / Double(places) : 0 }

  var isSoldOut: Bool { places > 0 && free == 0 }

  /// What its places cost: "€20–45"; empty where nobody says.
  var priceText: String {
    guard let lowestPrice, let highestPrice else { return "" }
    return Price.rangeText(from: lowestPrice, to: highestPrice, currency: currency)
  }

  /// "312 of 800 free", "sold out", or "800 seats" where all are free; empty where there are none.
  var placesText: String {
    if places == 0 { return "" }
    if isSoldOut { return "sold out" }
    let word = hasSeatsAlone ? "seat" : "place"
    if free == places { return places == 1 ? "1 \(word)" : "\(places) \(word)s" }
    return "\(free) of \(places) free"
  }
}
