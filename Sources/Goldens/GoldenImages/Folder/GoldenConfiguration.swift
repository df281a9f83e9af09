internal import JSON
internal import Support

/// What holds for all goldens of a folder: the file `goldens.json` in it, of the format `seatmap-goldens/1`.
public struct GoldenConfiguration: Hashable, Sendable {
  /// What may be kept in the folder.
  public struct Budgets: Hashable, Sendable {
    /// The largest that a golden's file may be, in bytes.
    public var largestFile: Int
    /// The largest that all goldens' files may be together, in bytes; `nil` for no limit.
    public var folder: Int?

    /// Creates budgets.
    public init(largestFile: Int = 200_000, folder: Int? = nil) {
      self.largestFile = largestFile
      self.folder = folder
    }
  }

  /// The platform whose goldens have no variant in their names; `nil` where every platform records canonical files.
  public var canonicalPlatform: Platform?
  /// What a picture may differ by where the golden was recorded on the platform that the test runs on.
  public var tolerance: Tolerance
  /// What a picture may differ by where the golden is the canonical one and the test runs on another platform.
  public var toleranceOnOtherPlatforms: Tolerance
  /// What a picture may differ by in some suites, on every platform.
  public var suiteTolerances: [String: Tolerance]
  /// What may be kept in the folder.
  public var budgets: Budgets
  /// The labels of the test runs that together touch every golden; orphans are removed only when all of them are known.
  public var runs: [String]
  /// Goldens that are no orphans though no run here touches them, as those of a platform of its own.
  public var keep: [GoldenPattern]

  /// Creates a configuration; what is left out is as in a folder without `goldens.json`.
  public init(
    canonicalPlatform: Platform? = nil, tolerance: Tolerance = .exact, toleranceOnOtherPlatforms: Tolerance = .near,
    suiteTolerances: [String: Tolerance] = [:], budgets: Budgets = Budgets(), runs: [String] = [],
    keep: [GoldenPattern] = []
  ) {
    self.canonicalPlatform = canonicalPlatform
    self.tolerance = tolerance
    self.toleranceOnOtherPlatforms = toleranceOnOtherPlatforms
    self.suiteTolerances = suiteTolerances
    self.budgets = budgets
    self.runs = runs
    self.keep = keep
  }

  /// The name of the file in a folder of goldens.
  public static let fileName = "goldens.json"
  /// The format that the file names.
  public static let format = "seatmap-goldens/1"

  /// Whether a platform records canonical files rather than variants.
  public func isCanonical(_ platform: Platform) -> Bool { canonicalPlatform?.includes(platform) ?? true }
}

extension GoldenConfiguration {
  /// Reads the bytes of a `goldens.json`; `file` is its name for errors.
  public init(json bytes: [UInt8], file: String = fileName) throws(GoldenError) {
    do throws(DocumentError) {
      self = try JSONDocument(bytes: bytes, file: file).read { root throws(JSONFault) in
        try GoldenConfiguration(root)
      }
    } catch {
      throw .document(error)
    }
  }

  private init(_ root: JSONNode) throws(JSONFault) {
    self.init()
    try root.requireFormat(GoldenConfiguration.format, ConfigurationKey.format)
    for (name, value) in try root.fields(duplicates: .rejected) {
      switch try name.key(of: ConfigurationKey.self) {
      case .schema, .format: _ = try value.text()
      case .canonicalPlatform: canonicalPlatform = try value.platform()
      case .tolerance: tolerance = try Tolerance(value)
      case .toleranceOnOtherPlatforms: toleranceOnOtherPlatforms = try Tolerance(value)
      case .suites:
        for (suite, settings) in try value.fields(duplicates: .rejected) {
          suiteTolerances[suite.string] = try GoldenConfiguration.suiteTolerance(settings)
        }
      case .budgets: budgets = try Budgets(value)
      case .runs: runs = try value.map { node throws(JSONFault) in try node.string() }
      case .keep: keep = try value.map { node throws(JSONFault) in GoldenPattern(try node.string()) }
      }
    }
  }

  private static func suiteTolerance(_ node: JSONNode) throws(JSONFault) -> Tolerance? {
    var tolerance: Tolerance?
    for (name, value) in try node.fields(duplicates: .rejected) {
      switch try name.key(of: SuiteKey.self) {
      case .tolerance: tolerance = try Tolerance(value)
      }
    }
    return tolerance
  }
}

extension GoldenConfiguration.Budgets {
  fileprivate init(_ node: JSONNode) throws(JSONFault) {
    self.init()
    for (name, value) in try node.fields(duplicates: .rejected) {
      switch try name.key(of: BudgetsKey.self) {
      case .largestFile: largestFile = try value.integer(in: 1...Int.max)
      case .folder: folder = try value.integer(in: 1...Int.max)
      }
    }
  }
}

extension JSONNode {
  /// Throws unless the object's key `format` has this value.
  func requireFormat<Key: DocumentKey>(_ format: String, _ key: Key) throws(JSONFault) {
    var found: JSONNode?
    for (name, value) in try fields() where name == key.rawValue { found = value }
    let node = try required(found, key)
    let text = try node.string()
    guard text == format else { throw node.fault(.format, "expected \(quoted(format)), found \(quoted(text))") }
  }

  /// The platform that the string names.
  func platform() throws(JSONFault) -> Platform {
    let text = try string()
    guard let platform = Platform(text) else {
      throw fault(.value, "expected a platform such as \"linux-x86_64\", found \(quoted(text))")
    }
    return platform
  }
}

// The keys of every object of the files beside goldens. The JSON Schemas in Schemas/ have the same ones.

enum ConfigurationKey: String, DocumentKey {
  case schema = "$schema"
  case format, canonicalPlatform, tolerance, toleranceOnOtherPlatforms, suites, budgets, runs, keep

  static let owner = "the configuration of goldens"
}

enum SuiteKey: String, DocumentKey {
  case tolerance

  static let owner = "a suite"
}

enum BudgetsKey: String, DocumentKey {
  case largestFile, folder

  static let owner = "the list of budgets"
}

enum SidecarKey: String, DocumentKey {
  case schema = "$schema"
  case format, tolerance, mask, reason, expires, expectedFailure

  static let owner = "the sidecar of a golden"
}

extension JSONWriter {
  /// Writes a key of a format; the value that is written next belongs to it.
  mutating func key(_ key: some DocumentKey) { self.key(key.rawValue) }
}
