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
