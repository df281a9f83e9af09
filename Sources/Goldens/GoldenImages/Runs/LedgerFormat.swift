internal import JSON
internal import Support

/// The lines of a ledger: one JSON object each, told apart by the first key.
///
/// A header comes first, then a line for each golden that was touched, in the order of time, and at the process's normal
/// end one that says so. A line is added by one call of the system, so that a killed process leaves whole lines and at
/// most one part of a line at the end.
enum LedgerFormat {
  static let format = "seatmap-golden-ledger/1"

  enum HeaderKey: String, DocumentKey {
    case format, label, isFiltered, start, process, platform, present

    static let owner = "the header of a ledger"
  }

  enum EntryKey: String, DocumentKey {
    case golden, verdict, comparedWith, goldenDigest, largestDelta, pixels, largestCluster

    static let owner = "an entry of a ledger"
  }

  enum EndKey: String, DocumentKey {
    case exitStatus

    static let owner = "the end of a ledger"
  }
}

extension GoldenLedger.Header {
  var line: [UInt8] {
    LedgerFormat.line { object in
      object.field(LedgerFormat.HeaderKey.format.rawValue, LedgerFormat.format)
      object.field(LedgerFormat.HeaderKey.label.rawValue, label)
      object.field(LedgerFormat.HeaderKey.isFiltered.rawValue, isFiltered)
      object.field(LedgerFormat.HeaderKey.start.rawValue, start)
      object.field(LedgerFormat.HeaderKey.process.rawValue, process)
      object.field(LedgerFormat.HeaderKey.platform.rawValue, platform.description)
      object.key(LedgerFormat.HeaderKey.present)
      object.array { array in
        for file in present { array.value(file.path) }
      }
    }
  }

  init(_ node: JSONNode) throws(JSONFault) {
    try node.requireFormat(LedgerFormat.format, LedgerFormat.HeaderKey.format)
    var (label, isFiltered, start, process): (String?, Bool?, Int?, Int?)
    var (platform, present): (Platform?, [GoldenFile]?)
    for (name, value) in try node.fields(duplicates: .rejected) {
      switch try name.key(of: LedgerFormat.HeaderKey.self) {
      case .format: _ = try value.text()
      case .label: label = try value.string()
      case .isFiltered: isFiltered = try value.boolean()
      case .start: start = try value.integer()
      case .process: process = try value.integer()
      case .platform: platform = try value.platform()
      case .present: present = try value.map { file throws(JSONFault) in try file.goldenFile() }
      }
    }
    self.init(
      label: try node.required(label, LedgerFormat.HeaderKey.label),
      isFiltered: try node.required(isFiltered, LedgerFormat.HeaderKey.isFiltered),
      start: try node.required(start, LedgerFormat.HeaderKey.start),
      process: try node.required(process, LedgerFormat.HeaderKey.process),
      platform: try node.required(platform, LedgerFormat.HeaderKey.platform),
      present: try node.required(present, LedgerFormat.HeaderKey.present))
  }
}

extension LedgerEntry {
  var line: [UInt8] {
    LedgerFormat.line { object in
      object.field(LedgerFormat.EntryKey.golden.rawValue, golden.description)
      object.field(LedgerFormat.EntryKey.verdict.rawValue, verdict.rawValue)
      object.field(LedgerFormat.EntryKey.comparedWith.rawValue, comparedWith?.path)
      object.field(LedgerFormat.EntryKey.goldenDigest.rawValue, goldenDigest?.description)
      object.field(LedgerFormat.EntryKey.largestDelta.rawValue, observation?.largestDelta)
      object.field(LedgerFormat.EntryKey.pixels.rawValue, observation?.pixels)
      object.field(LedgerFormat.EntryKey.largestCluster.rawValue, observation?.largestCluster)
    }
  }

  init(_ node: JSONNode) throws(JSONFault) {
    var (golden, verdict, comparedWith): (Golden?, Verdict?, GoldenFile?)
    var goldenDigest: ContentDigest?
    var numbers: [LedgerFormat.EntryKey: Int] = [:]
    for (name, value) in try node.fields(duplicates: .rejected) {
      let key = try name.key(of: LedgerFormat.EntryKey.self)
      switch key {
      case .golden: golden = try value.golden()
      case .verdict: verdict = try value.choice()
      case .comparedWith: comparedWith = try value.goldenFile()
      case .goldenDigest: goldenDigest = try value.digest()
      case .largestDelta, .pixels, .largestCluster: numbers[key] = try value.integer(in: 0...Int.max)
      }
    }
    self.init(
      golden: try node.required(golden, LedgerFormat.EntryKey.golden),
      verdict: try node.required(verdict, LedgerFormat.EntryKey.verdict))
    self.comparedWith = comparedWith
    self.goldenDigest = goldenDigest
    if let delta = numbers[.largestDelta], let pixels = numbers[.pixels], let cluster = numbers[.largestCluster] {
      observation = GoldenObservation(largestDelta: delta, pixels: pixels, largestCluster: cluster)
    }
  }
}

extension LedgerFormat {
  static func end(exitStatus: Int) -> [UInt8] {
    line { $0.field(EndKey.exitStatus.rawValue, exitStatus) }
  }

  fileprivate static func line(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object { body(&$0) }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONNode {
  /// The golden that the string names.
  fileprivate func golden() throws(JSONFault) -> Golden {
    let text = try string()
    guard let golden = Golden(text) else {
      throw fault(.value, "expected a golden such as \"SeatMaps/theatre.png\", found \(quoted(text))")
    }
    return golden
  }
}

/// What a run saw of one golden: a line of its ledger.
public struct LedgerEntry: Hashable, Sendable {
  /// The outcome in one word.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// The test passed.
    case passed
    /// The test failed.
    case failed
    /// The test could not look at the golden, and said so.
    case skipped
  }

  /// The golden.
  public let golden: Golden
  /// The outcome.
  public let verdict: Verdict
  /// The file that the golden was in; nil where it was not compared.
  public var comparedWith: GoldenFile?
  /// The digest of the golden's bytes; nil where its picture had to be the same anyway.
  public var goldenDigest: ContentDigest?
  /// What was observed of two pictures of one size; nil where they were not compared.
  public var observation: GoldenObservation?

  /// Creates a line.
  public init(golden: Golden, verdict: Verdict) {
    self.golden = golden
    self.verdict = verdict
  }
}

/// How far a picture was off its golden.
public struct GoldenObservation: Hashable, Sendable {
  /// The largest difference of a premultiplied sample, 0…255.
  public let largestDelta: Int
  /// How many pixels differ.
  public let pixels: Int
  /// How many pixels the largest cluster has.
  public let largestCluster: Int

  /// Creates an observation.
  public init(largestDelta: Int, pixels: Int, largestCluster: Int) {
    self.largestDelta = largestDelta
    self.pixels = pixels
    self.largestCluster = largestCluster
  }

  /// Whether there was no difference at all.
  public var isExact: Bool { pixels == 0 }

  /// The larger of each number of two observations.
  public func joined(with other: GoldenObservation) -> GoldenObservation {
    GoldenObservation(
      largestDelta: max(largestDelta, other.largestDelta), pixels: max(pixels, other.pixels),
      largestCluster: max(largestCluster, other.largestCluster))
  }
}
