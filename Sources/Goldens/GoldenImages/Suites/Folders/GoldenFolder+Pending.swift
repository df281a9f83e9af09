internal import JSON

extension GoldenFolder {
  /// What is pending, in order; what a crash left behind half is left out.
  public func pending() throws(GoldenError) -> [PendingGolden] { try PendingStore(path: pendingPath).all() }

  /// What of that is named by patterns, and the patterns that name nothing, each with the name that was likely meant.
  ///
  /// A pattern `group:ID` names all goldens that changed in the same way.
  public func pending(_ patterns: [GoldenPattern]) throws(GoldenError) -> PendingSelection {
    let all = try pending()
    var selected: Set<GoldenFile> = []
    var unknown: [PendingSelection.Unknown] = []
    for pattern in patterns {
      let named = all.filter { pattern.matches($0) }
      for golden in named { selected.insert(golden.file) }
      if named.isEmpty {
        let names = all.map(\.name.description) + all.map(\.name.name) + all.map(\.file.path)
        unknown.append(.init(pattern: pattern, suggestion: likeliestMeaning(of: pattern.text, among: names)))
      }
    }
    return PendingSelection(goldens: all.filter { selected.contains($0.file) }, unknown: unknown)
  }
}

/// Pending goldens that were chosen by patterns.
public struct PendingSelection: Hashable, Sendable {
  /// A pattern that names nothing.
  public struct Unknown: Hashable, Sendable {
    /// The pattern.
    public let pattern: GoldenPattern
    /// The name that was likely meant; `nil` where none is near.
    public let suggestion: String?
  }

  /// The goldens, in order, each once.
  public let goldens: [PendingGolden]
  /// The patterns that name nothing.
  public let unknown: [Unknown]
}

extension GoldenPattern {
  /// Whether the pattern names a pending golden, by its file or as `group:ID`.
  public func matches(_ pending: PendingGolden) -> Bool {
    text.hasPrefix("group:") ? pending.group == String(text.dropFirst("group:".count)) : matches(pending.file)
  }
}
