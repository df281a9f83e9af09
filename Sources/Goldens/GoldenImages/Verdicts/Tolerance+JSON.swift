package import JSON
internal import Support

extension Tolerance {
  /// Reads a tolerance from a file: a text as on the command line, the largest delta as a number, or an object.
  ///
  /// Objects have one key: `{"near": 3}`, `{"fuzzy": {"delta": [0, 8], "pixels": [0, 120]}}`, `{"antialiasing": 32}` or
  /// `{"pixelmatch": {"version": "7", "threshold": 0.1}}`.
  package init(_ node: JSONNode) throws(JSONFault) {
    switch node.kind {
    case .string:
      let text = try node.string()
      do throws(ToleranceError) { try self.init(text) } catch { throw node.fault(.value, error.description) }
    case .number: self = .near(largestDelta: try node.integer(in: 0...255))
    case .object: self = try Tolerance.inObject(node)
    default: throw node.mismatch(expected: "a tolerance such as \"near:2\"")
    }
  }

  private static func inObject(_ node: JSONNode) throws(JSONFault) -> Tolerance {
    var tolerance: Tolerance?
    for (key, value) in try node.fields(duplicates: .rejected) {
      let kind: ToleranceKey = try key.key()
      if tolerance != nil { throw key.fault(.value, "a tolerance is of one kind; this object has two") }
      tolerance =
        switch kind {
        case .near: .near(largestDelta: try value.integer(in: 0...255))
        case .fuzzy: .fuzzy(try FuzzyBounds(value))
        case .antialiasing: .antialiasing(largestStep: try value.integer(in: 0...255))
        case .pixelmatch: .pixelmatch(try PixelmatchOptions(value))
        }
    }
    guard let tolerance else {
      throw node.fault(.missingKey, "a tolerance needs \(oneOf(ToleranceKey.allCases.map { quoted($0.rawValue) }))")
    }
    return tolerance
  }

  /// Writes the tolerance so that it reads back: `"exact"`, `"near"`, or an object.
  package func write(to writer: inout JSONWriter) {
    if self == .exact || self == .near {
      writer.value(self == .exact ? "exact" : "near")
      return
    }
    writer.object(.inline) { object in
      switch self {
      case .exact: break
      case .near(let largestDelta): object.field(ToleranceKey.near.rawValue, largestDelta)
      case .antialiasing(let largestStep): object.field(ToleranceKey.antialiasing.rawValue, largestStep)
      case .fuzzy(let bounds):
        object.key(ToleranceKey.fuzzy.rawValue)
        bounds.write(to: &object)
      case .pixelmatch(let options):
        object.key(ToleranceKey.pixelmatch.rawValue)
        options.write(to: &object)
      }
    }
  }
}

private enum ToleranceKey: String, DocumentKey {
  case near, fuzzy, antialiasing, pixelmatch
  static let owner = "a tolerance"
}

private enum FuzzyBoundsKey: String, DocumentKey {
  case delta, pixels, largestCluster, largestShare
  static let owner = "a fuzzy tolerance"
}

private enum PixelmatchKey: String, DocumentKey {
  case version, threshold, countsAntialiasing, windowSize, allowedPixels
  static let owner = "a tolerance by pixelmatch"
}

extension FuzzyBounds {
  fileprivate init(_ node: JSONNode) throws(JSONFault) {
    self.init()
    for (key, value) in try node.fields(duplicates: .rejected) {
      switch try key.key(of: FuzzyBoundsKey.self) {
      case .delta: delta = try FuzzyBounds.range(value, within: 255)
      case .pixels: pixels = try FuzzyBounds.range(value, within: .max)
      case .largestCluster: largestCluster = try FuzzyBounds.range(value, within: .max)
      case .largestShare: largestShare = try value.number(in: 0...1)
      }
    }
  }

  /// Two numbers, `[0, 8]`; the second may be `null` for no limit.
  private static func range(_ node: JSONNode, within limit: Int) throws(JSONFault) -> ClosedRange<Int> {
    let sides = try node.map(suchAs: "[0, 8]") { side throws(JSONFault) in
      try side.unlessNull?.integer(in: 0...limit)
    }
    guard sides.count == 2, let lower = sides[0], (sides[1] ?? limit) >= lower else {
      throw node.fault(.value, "expected a lower and an upper bound such as [0, 8]")
    }
    return lower...(sides[1] ?? limit)
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.object(.inline) { object in
      if delta != 0...255 { FuzzyBounds.write(delta, .delta, to: &object) }
      if pixels != FuzzyBounds.unlimited { FuzzyBounds.write(pixels, .pixels, to: &object) }
      if largestCluster != FuzzyBounds.unlimited { FuzzyBounds.write(largestCluster, .largestCluster, to: &object) }
      object.field(FuzzyBoundsKey.largestShare.rawValue, largestShare)
    }
  }

  private static func write(_ range: ClosedRange<Int>, _ key: FuzzyBoundsKey, to object: inout JSONWriter) {
    object.key(key.rawValue)
    object.array(.inline) { sides in
      sides.value(range.lowerBound)
      if range.upperBound == .max { sides.null() } else { sides.value(range.upperBound) }
    }
  }
}

extension PixelmatchOptions {
  fileprivate init(_ node: JSONNode) throws(JSONFault) {
    var version: Version?
    self.init(.v7)
    for (key, value) in try node.fields(duplicates: .rejected) {
      switch try key.key(of: PixelmatchKey.self) {
      case .version: version = try value.choice()
      case .threshold: threshold = try value.number(in: 0...1)
      case .countsAntialiasing: countsAntialiasing = try value.boolean()
      case .windowSize: windowSize = try value.integer(in: 1...Int.max)
      case .allowedPixels: allowedPixels = try value.integer(in: 0...Int.max)
      }
    }
    self.version = try node.required(version, PixelmatchKey.version)
    if windowSize != nil, self.version != .oklab {
      throw node.fault(.value, "\"windowSize\" is for the version \"oklab\" alone")
    }
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.object(.inline) { object in
      object.field(PixelmatchKey.version.rawValue, version.rawValue)
      object.field(PixelmatchKey.threshold.rawValue, threshold)
      if countsAntialiasing { object.field(PixelmatchKey.countsAntialiasing.rawValue, true) }
      object.field(PixelmatchKey.windowSize.rawValue, windowSize)
      if allowedPixels != 0 { object.field(PixelmatchKey.allowedPixels.rawValue, allowedPixels) }
    }
  }
}
