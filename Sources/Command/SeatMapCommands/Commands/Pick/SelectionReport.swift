internal import JSON
internal import SeatMaps

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
