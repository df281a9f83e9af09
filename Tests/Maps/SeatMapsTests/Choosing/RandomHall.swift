import Geometry
import SeatMaps
import TestSupport

/// A small hall with a question about it: rows, aisles, tables, floors, wheelchair places, categories, sold seats.
struct RandomHall {
  let map: SeatMap
  let states: SeatStates
  let request: SeatRequest

  /// Makes a hall from a seed, at most 14 seats of it free.
  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let hasCategories = random.int(0...2) == 0
    let hasWheelchairs = random.int(0...2) == 0
    let hasRestrictedViews = random.int(0...2) == 0
    let hasTables = random.int(0...3) == 0
    let sections = random.int(1...3)
    let floors = random.int(0...2)
    var plan = SeatPlan(
      name: "Hall", categories: [Category(name: "A"), Category(name: "B")],
      floors: (0..<floors).map { Floor(name: "\($0)") }, sections: [])
    switch random.int(0...3) {
    case 0: break
    case 1: plan.focalPoint = Point(random.double(-50...50), -60)
    case 2: plan.stage = Stage(.stage, position: Point(0, -40), width: 80)
    default: plan.stage = Stage(.screen, position: Point(0, -40), width: 120)
    }
    for number in 0..<sections {
      var section = Section(
        name: "S\(number)", origin: Point(Double(number) * 400, 0),
        floor: floors > 0 ? "\(random.int(0...(floors - 1)))" : nil)
      let seats = RowPattern.Item.seats(random.int(1...9))
      let pattern = RowPattern(random.bool() ? [seats] : [seats, .aisle(width: 30), .seats(random.int(1...4))])
      let rows = StraightRows(
        count: random.int(1...4), patterns: [pattern], seatPitch: 20, rowPitch: Double(random.int(18...40)))
      let block = Block(.straight(rows), category: random.bool() ? "A" : nil)
      section.blocks = [block]
      if hasTables {
        section.tables = [
          TableGroup(
            .round(.init(seats: random.int(1...7), openPlaces: random.int(0...1))),
            at: .listed([.init(Point(0, 200)), .init(Point(100, 200))]))
        ]
      }
      plan.sections.append(section)
    }
    var map = plan.layout()
    var states = SeatStates(of: map)
    for seat in map.seats.indices {
      if hasWheelchairs {
        switch random.int(0...5) {
        case 0: map.modifySeat(seat) { $0.attributes.insert(.wheelchair) }
        case 1: map.modifySeat(seat) { $0.attributes.insert(.companion) }
        default: break
        }
      }
      if hasRestrictedViews, random.int(0...2) == 0 { map.modifySeat(seat) { $0.attributes.insert(.restrictedView) } }
      if hasCategories {
        let category = random.int(0...1)
        let name = map.categories[category].name
        map.modifySeat(seat) { ($0.category, $0.categoryName) = (category, name) }
      }
      if random.int(0...3) == 0 { states.setStatus(.sold, of: seat) }
    }
    var free = map.seats.indices.filter { states.statuses[$0] == .available }
    while free.count > (seed.isMultiple(of: 10) ? 14 : 12) {
      states.setStatus(.held, of: free.remove(at: random.int(0...(free.count - 1))))
    }

    var request = SeatRequest(
      count: random.int(1...6), allowsSplit: random.int(0...5) > 0, forbidsSingleSeats: random.int(0...5) == 0)
    if hasWheelchairs, random.int(0...3) > 0 {
      request.wheelchairs = random.int(1...min(request.count, 2))
      request.companions = random.int(0...min(request.count - request.wheelchairs, 3))
    }
    if hasCategories {
      switch random.int(0...2) {
      case 0: request.categories = ["A"]
      case 1: request.limits = [.init("A", most: random.int(0...3)), .init("B", most: random.int(1...4))]
      default: break
      }
    }
    (self.map, self.states, self.request) = (map, states, request)
  }

  /// Makes a hall of one to three sections in which about every second seat is sold, from a seed: nobody or few sit
  /// together, and many choices are nearly as good.
  static func withEverySecondSeatSold(seed: UInt64) -> RandomHall {
    var random = SeededRandom(seed: seed)
    let plan = SeatPlan(
      name: "Hall", categories: [Category(name: "A"), Category(name: "B")],
      stage: Stage(.stage, position: Point(0, -40), width: 80),
      sections: (0..<random.int(1...3)).map { number in
        let rows = StraightRows(
          count: random.int(2...3), patterns: [RowPattern([.seats(random.int(4...9))])], seatPitch: 20,
          rowPitch: Double(random.int(18...40)))
        return Section(
          name: "S\(number)", origin: Point(Double(number) * 300, 0),
          blocks: [Block(.straight(rows), category: number == 0 ? "A" : "B")])
      })
    let map = plan.layout()
    var states = SeatStates(of: map)
    for row in map.rows {
      for seat in row.seats where (seat - row.seats.lowerBound).isMultiple(of: 2) && random.int(0...7) > 0 {
        states.setStatus(.sold, of: seat)
      }
    }
    var free = map.seats.indices.filter { states.statuses[$0] == .available }
    while free.count > 13 { states.setStatus(.sold, of: free.remove(at: random.int(0...(free.count - 1)))) }
    var request = SeatRequest(count: random.int(2...7))
    // With fewer seats of a category than a section has, the party has to be split across sections.
    if random.bool() { request.limits = [.init("A", most: random.int(1...3)), .init("B", most: random.int(1...4))] }
    return RandomHall(map: map, states: states, request: request)
  }

  private init(map: SeatMap, states: SeatStates, request: SeatRequest) {
    (self.map, self.states, self.request) = (map, states, request)
  }
}
