internal import Geometry
internal import Reading
internal import SeatMaps
internal import Support

/// A seat with what a file says of it, and of where it belongs.
struct GatheredSeat {
  var seat: Seat
  var floor: String?
  var section: String
  var row: String
  var price: Price?
  var status: SeatStatus?
}

/// Seats that come in any order, gathered into sections and rows in the order in which these are first met.
///
/// A section is known by its floor and name, a row by its section and label. Seats keep their order within a row.
struct GatheredSeats {
  private struct SectionKey: Hashable {
    var floor: String?
    var name: String
  }

  private struct RowKey: Hashable {
    var section: Int
    var label: String
  }

  /// The sections so far; each has one block, of rows given one by one.
  private(set) var sections: [GatheredSection] = []
  private var numberOfSection: [SectionKey: Int] = [:]
  private var numberOfRow: [RowKey: Int] = [:]

  /// Adds a seat.
  mutating func add(_ found: GatheredSeat) {
    let section = self.section(named: found.section, floor: found.floor)
    let key = RowKey(section: section, label: found.row)
    if let row = numberOfRow[key] {
      sections[section].rows[row].seats.append(found.seat)
    } else {
      numberOfRow[key] = sections[section].rows.count
      sections[section].rows.append(SeatRow(label: found.row, seats: [found.seat]))
    }
  }

  /// Adds something that is drawn and no seat.
  mutating func add(_ area: Area, floor: String?, section name: String) {
    sections[section(named: name, floor: floor)].areas.append(area)
  }

  /// Adds a place that is sold by the head.
  mutating func add(_ area: GeneralAdmissionArea, floor: String?, section name: String) {
    sections[section(named: name, floor: floor)].generalAdmission.append(area)
  }

  /// The number of the section of a name on a floor, which is made where there is none.
  private mutating func section(named name: String, floor: String?) -> Int {
    let key = SectionKey(floor: floor, name: name)
    if let number = numberOfSection[key] { return number }
    numberOfSection[key] = sections.count
    sections.append(GatheredSection(name: name, floor: floor))
    return sections.count - 1
  }
}

/// A section with the rows of seats that were found to be its own.
struct GatheredSection {
  let name: String
  let floor: String?
  var rows: [SeatRow] = []
  var areas: [Area] = []
  var generalAdmission: [GeneralAdmissionArea] = []

  /// The section as the plan has it, its seats in the plan's coordinates.
  ///
  /// Seats say nothing of what is the same for most of them, nor ids that the layout would give them anyway.
  func section(usualSize: Double) -> Section {
    var section = Section(name: name, floor: floor)
    let prefix = name.isEmpty ? "" : name + "/"
    let rows = self.rows.map { row in
      var row = row
      for index in row.seats.indices {
        if row.seats[index].id == prefix + row.label + "/" + row.seats[index].label { row.seats[index].id = nil }
        if row.seats[index].size == usualSize { row.seats[index].size = nil }
      }
      return row
    }
    if !rows.isEmpty { section.blocks = [Block(.rows(rows), origin: .zero, seatSize: usualSize)] }
    section.areas = areas
    section.generalAdmission = generalAdmission
    return section
  }
}

extension GatheredSeats {
  /// The width that most seats say they have, the first of equally many; nil where none says any.
  var usualSize: Double? {
    let sizes = sections.lazy.flatMap(\.rows).flatMap(\.seats).compactMap(\.size)
    var counts: [Double: Int] = [:]
    for size in sizes { counts[size, default: 0] += 1 }
    guard let most = counts.values.max() else { return nil }
    // Again in order, so that no dictionary's order decides.
    return sizes.first { counts[$0] == most }
  }

  /// The width that leaves usual gaps between neighbouring seats of a row; nil where no row has two seats apart.
  var sizeByPitch: Double? {
    var distances: [Double] = []
    for section in sections {
      for row in section.rows {
        distances += zip(row.seats, row.seats.dropFirst()).map { $0.position.distance(to: $1.position) }
      }
    }
    let apart = distances.filter { $0 > 0 && $0.isFinite }.sorted()
    return apart.isEmpty ? nil : apart[apart.count / 2] * Block.defaultSeatSize / StraightRows.defaultSeatPitch
  }

  /// Puts the seats of rows in order from left to right, or from top to bottom, where they are not in order already.
  ///
  /// Rows keep their order where a walk along it is no longer than one along the row's straight direction, so that
  /// horseshoes, and rows from right to left, stay as they are.
  mutating func orderSeatsAlongRows() {
    for section in sections.indices {
      for row in sections[section].rows.indices {
        let seats = sections[section].rows[row].seats
        let ordered = seats.orderedAlongDirection
        if seats.walkLength > 1.01 * ordered.walkLength { sections[section].rows[row].seats = ordered }
      }
    }
  }

  /// The names of floors in the order in which they were first met.
  var floors: [Floor] {
    var seen: Set<String> = []
    return sections.compactMap(\.floor).filter { seen.insert($0).inserted }.map { Floor(name: $0) }
  }
}

extension [Seat] {
  /// The way from the first seat to the last.
  fileprivate var walkLength: Double {
    zip(self, dropFirst()).reduce(0) { $0 + $1.0.position.distance(to: $1.1.position) }
  }

  /// The seats in the order in which they lie along the direction in which they are spread most.
  fileprivate var orderedAlongDirection: [Seat] {
    guard count > 1 else { return self }
    let number = Double(count)
    let middle = Point(reduce(0) { $0 + $1.position.x } / number, reduce(0) { $0 + $1.position.y } / number)
    let offsets = map { $0.position - middle }
    // The axis of the greatest spread: half the angle of the covariance's ellipse.
    let (xx, yy) = (offsets.reduce(0) { $0 + $1.dx * $1.dx }, offsets.reduce(0) { $0 + $1.dy * $1.dy })
    let xy = offsets.reduce(0) { $0 + $1.dx * $1.dy }
    var direction = Vector(1, 0).rotated(by: .degrees(Angle(x: xx - yy, y: 2 * xy).degrees / 2))
    if direction.dx < -1e-9 || direction.dx < 1e-9 && direction.dy < 0 {
      direction = Vector(-direction.dx, -direction.dy)
    }
    let order = indices.sorted { left, right in
      let (first, second) = (offsets[left].dot(direction), offsets[right].dot(direction))
      return (first, left) < (second, right)
    }
    return order.map { self[$0] }
  }
}

/// The categories of seats in the order in which they are first met, with what their seats cost.
struct GatheredPrices {
  private(set) var categories: [Category] = []
  private var numberOfCategory: [String: Int] = [:]

  mutating func add(_ seat: GatheredSeat) {
    guard let name = seat.seat.category else { return }
    guard let number = numberOfCategory[name] else {
      numberOfCategory[name] = categories.count
      categories.append(Category(name: name, price: seat.price))
      return
    }
    // Where its seats cost different amounts, each has a price of its own.
    if categories[number].price != seat.price { categories[number].price = nil }
  }

  /// What is said of single seats: statuses, and prices that are not their category's.
  func availability(of seats: [GatheredSeat]) -> Availability? {
    let entries = seats.compactMap { seat -> Availability.Entry? in
      let categoryPrice = seat.seat.category.flatMap { numberOfCategory[$0] }.flatMap { categories[$0].price }
      let price = seat.price == categoryPrice ? nil : seat.price
      guard seat.status != nil || price != nil else { return nil }
      let prefix = seat.section.isEmpty ? "" : seat.section + "/"
      return Availability.Entry(
        seat: seat.seat.id ?? prefix + seat.row + "/" + seat.seat.label, status: seat.status ?? .available,
        price: price)
    }
    return entries.nonempty.map { Availability(entries: $0) }
  }
}
