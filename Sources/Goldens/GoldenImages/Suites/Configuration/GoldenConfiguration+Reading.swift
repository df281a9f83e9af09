internal import JSON

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
