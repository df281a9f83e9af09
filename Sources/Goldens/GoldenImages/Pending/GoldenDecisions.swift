internal import JSON
internal import Support

/// What a person decided about pending goldens: a file of the format `seatmap-golden-decisions/1`.
///
/// Each decision holds for what that person saw. It is refused when the golden or the actual is another one by now.
public struct GoldenDecisions: Hashable, Sendable {
  /// What to do about a pending golden.
  public enum Choice: String, Hashable, Sendable, CaseIterable {
    /// The actual becomes the golden.
    case approve
    /// The actual is thrown away.
    case reject
    /// Nothing is decided yet.
    case skip
  }

  /// A decision about one pending golden.
  public struct Entry: Hashable, Sendable {
    /// The file that approving writes.
    public var file: GoldenFile
    /// What to do.
    public var choice: Choice
    /// The digest of the actual that was looked at.
    public var actualDigest: ContentDigest
    /// The digest of the golden that was looked at; `nil` where there was none.
    public var expectedDigest: ContentDigest?

    /// Creates a decision.
    public init(
      _ choice: Choice, file: GoldenFile, actualDigest: ContentDigest, expectedDigest: ContentDigest?
    ) {
      self.choice = choice
      self.file = file
      self.actualDigest = actualDigest
      self.expectedDigest = expectedDigest
    }

    /// Decides about a pending golden as it is now.
    public init(_ choice: Choice, _ pending: PendingGolden) {
      self.init(
        choice, file: pending.file, actualDigest: pending.facts.actualDigest,
        expectedDigest: pending.facts.expectedDigest)
    }
  }

  /// The decisions, no two of which are about one file.
  public var entries: [Entry]

  /// Creates decisions.
  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  /// The format that the file names.
  public static let format = "seatmap-golden-decisions/1"
}

enum DecisionsKey: String, DocumentKey {
  case schema = "$schema"
  case format, decisions

  static let owner = "a file of decisions"
}

enum DecisionKey: String, DocumentKey {
  case file, decision, actualDigest, expectedDigest

  static let owner = "a decision"
}

extension GoldenDecisions {
  /// Reads the bytes of a file of decisions; `file` is its name for errors.
  public init(json bytes: [UInt8], file: String) throws(GoldenError) {
    do throws(DocumentError) {
      self = try JSONDocument(bytes: bytes, file: file).read { root throws(JSONFault) in try GoldenDecisions(root) }
    } catch {
      throw .document(error)
    }
  }

  private init(_ root: JSONNode) throws(JSONFault) {
    try root.requireFormat(GoldenDecisions.format, DecisionsKey.format)
    var entries: [Entry]?
    for (name, value) in try root.fields(duplicates: .rejected) {
      switch try name.key(of: DecisionsKey.self) {
      case .schema, .format: _ = try value.text()
      case .decisions:
        var read: [Entry] = []
        var seen: Set<GoldenFile> = []
        for element in try value.elements() {
          let entry = try Entry(element)
          guard seen.insert(entry.file).inserted else {
            throw element.fault(.value, "there is another decision about \(quoted(entry.file.path)) above")
          }
          read.append(entry)
        }
        entries = read
      }
    }
    self.entries = try root.required(entries, DecisionsKey.decisions)
  }

  /// The decisions as the bytes of a file.
  public var json: [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { object in
      object.field(DecisionsKey.format.rawValue, GoldenDecisions.format)
      object.key(DecisionsKey.decisions)
      object.array { array in
        for entry in entries {
          array.object { inner in
            inner.field(DecisionKey.file.rawValue, entry.file.path)
            inner.field(DecisionKey.decision.rawValue, entry.choice.rawValue)
            inner.field(DecisionKey.actualDigest.rawValue, entry.actualDigest.description)
            inner.field(DecisionKey.expectedDigest.rawValue, entry.expectedDigest?.description)
          }
        }
      }
    }
    return writer.bytes
  }
}

extension GoldenDecisions.Entry {
  fileprivate init(_ node: JSONNode) throws(JSONFault) {
    var (file, choice): (GoldenFile?, GoldenDecisions.Choice?)
    var (actualDigest, expectedDigest): (ContentDigest?, ContentDigest?)
    for (name, value) in try node.fields(duplicates: .rejected) {
      switch try name.key(of: DecisionKey.self) {
      case .file: file = try value.goldenFile()
      case .decision: choice = try value.choice()
      case .actualDigest: actualDigest = try value.digest()
      case .expectedDigest: expectedDigest = try value.unlessNull?.digest()
      }
    }
    self.init(
      try node.required(choice, DecisionKey.decision), file: try node.required(file, DecisionKey.file),
      actualDigest: try node.required(actualDigest, DecisionKey.actualDigest), expectedDigest: expectedDigest)
  }
}
