extension GoldenFolder {
  /// The sidecars whose tolerance is wider than all ledgers have seen it needed, in order.
  ///
  /// What is seen of a golden counts as long as the golden is the same, on whatever platform; ledgers that other machines
  /// left may be put beside those that are there.
  public func tightenings() throws(GoldenError) -> [GoldenTightening] {
    let ledgers = try ledgers()
    var tightenings: [GoldenTightening] = []
    for name in try contents().sidecars {
      guard let sidecar = try sidecar(of: name), let tolerance = sidecar.tolerance else { continue }
      var observations: [GoldenObservation] = []
      var platforms: Set<String> = []
      for ledger in ledgers {
        for entry in ledger.entries where entry.golden == Golden(name, .png) {
          guard let observation = entry.observation, try isAboutPresentGolden(entry) else { continue }
          observations.append(observation)
          platforms.insert(ledger.header.platform.description)
        }
      }
      guard let narrowed = tolerance.narrowed(to: observations) else { continue }
      tightenings.append(
        GoldenTightening(
          name: name, tolerance: tolerance, narrowed: narrowed, observations: observations.count,
          platforms: platforms.sorted().compactMap(Platform.init)))
    }
    return tightenings
  }

  /// Writes narrower tolerances into sidecars, and tells which were written.
  ///
  /// A tolerance that is no longer needed goes, and the sidecar with it where nothing else is in it. A sidecar whose
  /// tolerance is another one by now is left.
  public func tighten(_ tightenings: [GoldenTightening]) throws(GoldenError) -> [GoldenTightening] {
    try withLock { writer throws(GoldenError) in
      var done: [GoldenTightening] = []
      for tightening in tightenings {
        guard var sidecar = try sidecar(of: tightening.name), sidecar.tolerance == tightening.tolerance else {
          continue
        }
        sidecar.tolerance = tightening.isRemoved ? nil : tightening.narrowed
        if sidecar.tolerance == nil, sidecar.mask == nil, sidecar.expectedFailure == nil {
          try writer.removeSidecar(of: tightening.name)
        } else {
          try writer.replace(sidecar, of: tightening.name)
        }
        done.append(tightening)
      }
      return done
    }
  }

  private func isAboutPresentGolden(_ entry: LedgerEntry) throws(GoldenError) -> Bool {
    guard let file = entry.comparedWith, let digest = entry.goldenDigest else { return false }
    return try FolderAccess.read(path(of: file)).map { ContentDigest(of: $0) } == digest
  }
}

/// A golden's tolerance that may be narrower.
public struct GoldenTightening: Hashable, Sendable {
  /// The golden picture.
  public let name: GoldenName
  /// The tolerance in its sidecar.
  public let tolerance: Tolerance
  /// The least tolerance of the same kind that would have done; ``Tolerance/exact`` where none was needed.
  public let narrowed: Tolerance
  /// How many times the golden was looked at.
  public let observations: Int
  /// The platforms on which it was looked at, in order.
  public let platforms: [Platform]

  /// Whether no tolerance is needed at all.
  public var isRemoved: Bool { narrowed == .exact }
}

extension GoldenTightening: CustomStringConvertible {
  /// The proposal in one line.
  public var description: String {
    let seen =
      "seen \(observations == 1 ? "once" : "\(observations) times") on \(platforms.map(\.description).joined(separator: ", "))"
    return isRemoved
      ? "\(name): \(tolerance) is not needed (\(seen))" : "\(name): \(tolerance) may be \(narrowed) (\(seen))"
  }
}

extension Tolerance {
  /// The least tolerance of the same kind that lets all observations pass, or ``exact`` where none was needed.
  ///
  /// It is `nil` where that is the tolerance itself, where an observation is beyond it, where there is no observation,
  /// and for antialiasing and pixelmatch, whose limits cannot be told from what is observed.
  func narrowed(to observations: [GoldenObservation]) -> Tolerance? {
    guard self != .exact, !observations.isEmpty else { return nil }
    guard observations.contains(where: { !$0.isExact }) else { return .exact }
    let narrowed: Tolerance
    switch self {
    case .exact, .antialiasing, .pixelmatch: return nil
    case .near(let largestDelta):
      guard let observed = observations.map(\.largestDelta).max(), observed <= largestDelta else { return nil }
      narrowed = .near(largestDelta: observed)
    case .fuzzy(let bounds):
      guard let delta = bounds.delta.narrowed(to: observations.map(\.largestDelta)),
        let pixels = bounds.pixels.narrowed(to: observations.map(\.pixels)),
        let largestCluster = bounds.largestCluster.narrowed(to: observations.map(\.largestCluster))
      else { return nil }
      narrowed = .fuzzy(
        FuzzyBounds(
          delta: delta, pixels: pixels, largestCluster: largestCluster, largestShare: bounds.largestShare))
    }
    return narrowed == self ? nil : narrowed
  }
}

extension ClosedRange<Int> {
  /// The range up to the largest number, and down to the least where that is below it; nil where a number is above it.
  fileprivate func narrowed(to numbers: [Int]) -> ClosedRange<Int>? {
    guard let least = numbers.min(), let largest = numbers.max(), largest <= upperBound else { return nil }
    return Swift.min(lowerBound, least)...largest
  }
}
