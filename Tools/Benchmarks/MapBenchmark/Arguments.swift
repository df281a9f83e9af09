import Foundation
import Geometry

/// What the program is asked for.
struct Arguments {
  enum Output: String {
    case png, pdf, svg
    /// SVG without ids, names and data.
    case compact
    /// SVG compressed by gzip.
    case svgz
  }

  enum Action {
    case serve(Output)
    /// Shows the map while seats are sold, and keeps its picture or makes it afresh each time.
    case show(SeatChanges.Places, isKept: Bool)
    case list(file: String)
    case names(file: String)
  }

  var action: Action
  var hall = Hall()
  var planFile: String?
  var isExact = false
  var threads = ProcessInfo.processInfo.activeProcessorCount

  /// Reads arguments; nil where they are not as they should be.
  init?(_ words: some Sequence<String>) {
    var rest = words.makeIterator()
    var positional: [String] = []
    while let word = rest.next() {
      switch word {
      case "--labels": hall.showsLabels = true
      case "--exact": isExact = true
      case "--plan": planFile = rest.next()
      case "--seats":
        guard let seats = rest.next().flatMap({ Int($0) }), seats > 0 else { return nil }
        hall.seats = seats
      case "--canvas":
        let sides = (rest.next() ?? "").split(separator: "x").compactMap { Double($0) }
        guard sides.count == 2, sides.allSatisfy({ $0 >= 1 }) else { return nil }
        hall.canvas = Size(sides[0], sides[1])
      case "--threads":
        guard let threads = rest.next().flatMap({ Int($0) }), threads > 0 else { return nil }
        self.threads = threads
      case "--arrangement":
        guard let arrangement = rest.next().flatMap({ Hall.Arrangement(rawValue: $0) }) else { return nil }
        hall.arrangement = arrangement
      default: positional.append(word)
      }
    }
    guard positional.count == 2 else { return nil }
    switch positional[0] {
    case "list": action = .list(file: positional[1])
    case "names": action = .names(file: positional[1])
    case "serve":
      guard let output = Output(rawValue: positional[1]) else { return nil }
      action = .serve(output)
    case "keep", "refresh":
      guard let places = SeatChanges.Places(rawValue: positional[1]) else { return nil }
      action = .show(places, isKept: positional[0] == "keep")
    default: return nil
    }
  }
}
