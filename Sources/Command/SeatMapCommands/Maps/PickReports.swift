internal import JSON
internal import SeatMaps

/// Choices for people and for programs.
struct ChoiceReport {
  let map: SeatMap
  let states: SeatStates
  let choices: [SeatChoice]
  private let ids: [String]

  init(map: SeatMap, states: SeatStates, choices: [SeatChoice]) {
    (self.map, self.states, self.choices) = (map, states, choices)
    ids = map.uniqueIDs
  }

  // MARK: For people

  /// A paragraph for each choice: its places, then why.
  var text: String {
    choices.map { choice in
      (places(of: choice) + choice.reasons.map { "why    \($0)\n" }).joined()
    }.joined(separator: "\n")
  }

  private func places(of choice: SeatChoice) -> [String] {
    if case .area(let number) = choice.kind { return ["area   \(map.generalAdmission[number].id)\n"] }
    return choice.places.map { place in
      let name = map.spokenName(ofSeat: place.seat, price: states.prices[place.seat])
      return "seat   \(ids[place.seat]): \(name)\(place.role == .companion ? ", for a companion" : "")\n"
    }
  }

  // MARK: For programs

  /// The choices as a JSON object.
  var json: [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { report in
      report.key("choices")
      report.array { array in
        for choice in choices { array.object { write(choice, to: &$0) } }
      }
    }
    return writer.bytes
  }

  private func write(_ choice: SeatChoice, to object: inout JSONWriter) {
    switch choice.kind {
    case .seats: object.field("kind", "seats")
    case .table(let number):
      object.field("kind", "table")
      object.field("table", map.tables[number].label)
    case .area(let number):
      object.field("kind", "area")
      object.field("area", map.generalAdmission[number].id)
    }
    object.key("seats")
    object.array { seats in
      for place in choice.places { seats.object(.inline) { write(place, to: &$0) } }
    }
    object.key("groups")
    object.array { groups in
      for group in choice.groups {
        groups.array(.inline) { array in
          for seat in group { array.value(ids[seat]) }
        }
      }
    }
    object.key("score")
    object.object(.inline) { score in
      score.field("nearness", "\(choice.score.nearness)")
      score.field("groups", choice.score.groups)
      score.field("alone", choice.score.alone)
      score.field("singleSeats", choice.score.singleSeats)
      score.field("unevenness", choice.score.unevenness)
      score.field("view", choice.score.view)
      score.field("offCenter", choice.score.offCenter)
    }
    object.field("isProvenBest", choice.isProvenBest)
    object.key("reasons")
    object.array { reasons in
      for reason in choice.reasons { reasons.value(reason) }
    }
  }

  private func write(_ place: SeatChoice.Place, to object: inout JSONWriter) {
    let seat = map.seats[place.seat]
    object.field("id", ids[place.seat])
    object.field("section", map.sections[map.section(ofSeat: place.seat)].name)
    object.field("row", map.rows[seat.row].label)
    object.field("label", seat.label)
    object.field("role", place.role.rawValue)
    object.field("price", states.prices[place.seat])
  }

  /// That there is no choice, and why, as a JSON object.
  static func json(of problem: ChoiceProblem) -> [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { report in
      report.key("choices")
      report.array { _ in }
      report.key("problem")
      report.object { object in
        switch problem {
        case .tooFewSeats(let count):
          object.field("code", "too-few-seats")
          object.field("count", count)
        case .tooFewPlaces(let count, let area):
          object.field("code", "too-few-places")
          object.field("count", count)
          object.field("area", area)
        case .tooFewWheelchairPlaces(let count):
          object.field("code", "too-few-wheelchair-places")
          object.field("count", count)
        case .notTogether(let count):
          object.field("code", "not-together")
          object.field("count", count)
        default: object.field("code", "conditions-unmet")
        }
        object.field("message", problem.description)
      }
    }
    return writer.bytes
  }
}

/// What is wrong with seats that somebody chose, for people and for programs.
struct SelectionReport {
  let map: SeatMap
  let problems: [SelectionCheck.Problem]
  private let ids: [String]

  init(map: SeatMap, problems: [SelectionCheck.Problem]) {
    (self.map, self.problems) = (map, problems)
    ids = map.uniqueIDs
  }

  /// A line for each problem, or one that says that there is none.
  var text: String {
    problems.isEmpty ? "no problems\n" : problems.map { "\(code(of: $0)): \(message(of: $0))\n" }.joined()
  }

  /// The problems as a JSON object.
  var json: [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { report in
      report.key("problems")
      report.array { array in
        for problem in problems {
          array.object(.inline) { object in
            object.field("code", code(of: problem))
            object.field(subject(of: problem).key, subject(of: problem).name)
            object.field("message", message(of: problem))
          }
        }
      }
    }
    return writer.bytes
  }

  private func code(of problem: SelectionCheck.Problem) -> String {
    switch problem {
    case .unavailable: "unavailable"
    case .singleSeat: "single-seat"
    case .companionWithoutWheelchair: "companion-without-wheelchair"
    case .tableInParts: "table-in-parts"
    }
  }

  private func subject(of problem: SelectionCheck.Problem) -> (key: String, name: String) {
    switch problem {
    case .unavailable(let seat), .singleSeat(let seat), .companionWithoutWheelchair(let seat): ("seat", ids[seat])
    case .tableInParts(let table): ("table", map.tables[table].label)
    }
  }

  private func message(of problem: SelectionCheck.Problem) -> String {
    let name = subject(of: problem).name
    return switch problem {
    case .unavailable: "\(name) cannot be had: choose another seat"
    case .singleSeat: "\(name) would be left without a free seat beside it: take it too, or move by a seat"
    case .companionWithoutWheelchair: "\(name) is for the companion of a wheelchair user: take the wheelchair place too"
    case .tableInParts: "the table \(name) is sold whole: take all its chairs, or none"
    }
  }
}
