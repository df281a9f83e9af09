/// How much a search may still do, counted in steps of a few nanoseconds, so that the same question is given up at the
/// same point on every machine.
struct StepBudget {
  private(set) var left: Int
  var isSpent: Bool { left < 0 }

  init(_ steps: Int) { left = steps }

  mutating func spend(_ steps: Int) { left = isSpent ? left : left - min(steps, left + 1) }
}
