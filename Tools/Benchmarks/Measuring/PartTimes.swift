internal import Foundation

/// How long the parts of a run took, in order.
public struct PartTimes {
  private var parts: [(name: String, milliseconds: Double)] = []

  /// Creates an empty list.
  public init() {}

  /// Does a part and adds its time.
  public mutating func measure<Value>(_ name: String, _ part: () throws -> Value) rethrows -> Value {
    let clock = ContinuousClock()
    let start = clock.now
    let value = try part()
    parts.append((name, (clock.now - start).milliseconds))
    return value
  }

  /// The parts and their sum: `layout 3.120 picture 21.400 sum 24.520`.
  var line: String {
    let sum = (name: "sum", milliseconds: parts.reduce(0) { $0 + $1.milliseconds })
    return (parts + [sum]).map { "\($0.name) \(String(format: "%.3f", $0.milliseconds))" }.joined(separator: " ")
  }
}
