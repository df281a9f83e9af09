internal import Documents
internal import JSON

/// How long each stage of a command took, from its beginning on.
struct StageTimes {
  private var stages: [(name: String, duration: Duration)] = []
  private var start = ContinuousClock.now

  /// Says that a stage has just ended.
  mutating func end(_ name: String) {
    let now = ContinuousClock.now
    stages.append((name, now - start))
    start = now
  }

  /// A line for each stage, and one for their sum: `timing: layout 0.42 ms`.
  var lines: [String] {
    let total = stages.reduce(Duration.zero) { $0 + $1.duration }
    return (stages + [("total", total)]).map { "timing: \($0.name) \(StageTimes.milliseconds($0.duration)) ms" }
  }

  /// Milliseconds with two digits after the point at most.
  private static func milliseconds(_ duration: Duration) -> String {
    JSONWriter.text(of: (duration / .microseconds(10)).rounded() / 100)
  }
}
