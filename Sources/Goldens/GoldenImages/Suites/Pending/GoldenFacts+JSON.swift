package import JSON

enum FactsKey: String, DocumentKey {
  case format, file, reason, comparedWith, platform, caller, summary, tolerance, difference, group, isBlank
  case expectedDigest, actualDigest, maskDigest

  static let owner = "the facts of a pending golden"
}

enum CallerKey: String, DocumentKey {
  case file, line

  static let owner = "a caller"
}

enum ToleranceInForceKey: String, DocumentKey {
  case value, origin

  static let owner = "a tolerance in force"
}

enum DifferenceKey: String, DocumentKey {
  case pixels, largestDelta, largestCluster, removedLines, addedLines

  static let owner = "a difference"
}

extension GoldenFacts {
  /// Reads the bytes of a `facts.json`; `file` is its name for errors.
  public init(json bytes: [UInt8], file: String) throws(GoldenError) {
    do throws(DocumentError) {
      self = try JSONDocument(bytes: bytes, file: file).read { root throws(JSONFault) in try GoldenFacts(root) }
    } catch {
      throw .document(error)
    }
  }

  private init(_ root: JSONNode) throws(JSONFault) {
    try root.requireFormat(GoldenFacts.format, FactsKey.format)
    var (file, comparedWith, reason): (GoldenFile?, GoldenFile?, Reason?)
    var (platform, caller, summary): (Platform?, GoldenCaller?, String?)
    var (tolerance, difference, group): (ToleranceInForce?, Difference?, String?)
    var isBlank: Bool?
    var (expectedDigest, actualDigest, maskDigest): (ContentDigest?, ContentDigest?, ContentDigest?)
    for (name, value) in try root.fields(duplicates: .rejected) {
      switch try name.key(of: FactsKey.self) {
      case .format: _ = try value.text()
      case .file: file = try value.goldenFile()
      case .reason: reason = try value.choice()
      case .comparedWith: comparedWith = try value.goldenFile()
      case .platform: platform = try value.platform()
      case .caller: caller = try GoldenCaller(value)
      case .summary: summary = try value.string()
      case .tolerance: tolerance = try ToleranceInForce(value)
      case .difference: difference = try Difference(value)
      case .group: group = try value.string()
      case .isBlank: isBlank = try value.boolean()
      case .expectedDigest: expectedDigest = try value.digest()
      case .actualDigest: actualDigest = try value.digest()
      case .maskDigest: maskDigest = try value.digest()
      }
    }
    self.init(
      file: try root.required(file, FactsKey.file), reason: try root.required(reason, FactsKey.reason),
      platform: try root.required(platform, FactsKey.platform),
      summary: try root.required(summary, FactsKey.summary), isBlank: try root.required(isBlank, FactsKey.isBlank),
      actualDigest: try root.required(actualDigest, FactsKey.actualDigest))
    self.comparedWith = comparedWith
    self.caller = caller
    self.tolerance = tolerance
    self.difference = difference
    self.group = group
    self.expectedDigest = expectedDigest
    self.maskDigest = maskDigest
  }

  /// The facts as the bytes of a file.
  public var json: [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { write(to: &$0) }
    return writer.bytes
  }

  /// Writes the fields of the facts into an object that is open.
  package func write(to object: inout JSONWriter) {
    object.field(FactsKey.format.rawValue, GoldenFacts.format)
    object.field(FactsKey.file.rawValue, file.path)
    object.field(FactsKey.reason.rawValue, reason.rawValue)
    object.field(FactsKey.comparedWith.rawValue, comparedWith?.path)
    object.field(FactsKey.platform.rawValue, platform.description)
    if let caller {
      object.key(FactsKey.caller)
      object.object(.inline) { inner in
        inner.field(CallerKey.file.rawValue, caller.file)
        inner.field(CallerKey.line.rawValue, caller.line)
      }
    }
    object.field(FactsKey.summary.rawValue, summary)
    if let tolerance {
      object.key(FactsKey.tolerance)
      object.object(.inline) { inner in
        inner.key(ToleranceInForceKey.value)
        tolerance.tolerance.write(to: &inner)
        inner.field(ToleranceInForceKey.origin.rawValue, tolerance.origin)
      }
    }
    if let difference {
      object.key(FactsKey.difference)
      object.object(.inline) { difference.write(to: &$0) }
    }
    object.field(FactsKey.group.rawValue, group)
    object.field(FactsKey.isBlank.rawValue, isBlank)
    object.field(FactsKey.expectedDigest.rawValue, expectedDigest?.description)
    object.field(FactsKey.actualDigest.rawValue, actualDigest.description)
    object.field(FactsKey.maskDigest.rawValue, maskDigest?.description)
  }
}

extension GoldenFacts.Difference {
  fileprivate init(_ node: JSONNode) throws(JSONFault) {
    var numbers: [DifferenceKey: Int] = [:]
    for (name, value) in try node.fields(duplicates: .rejected) {
      numbers[try name.key(of: DifferenceKey.self)] = try value.integer(in: 0...Int.max)
    }
    if let removed = numbers[.removedLines] {
      self = .text(removedLines: removed, addedLines: try node.required(numbers[.addedLines], DifferenceKey.addedLines))
      return
    }
    self = .picture(
      pixels: try node.required(numbers[.pixels], DifferenceKey.pixels),
      largestDelta: try node.required(numbers[.largestDelta], DifferenceKey.largestDelta),
      largestCluster: try node.required(numbers[.largestCluster], DifferenceKey.largestCluster))
  }

  fileprivate func write(to object: inout JSONWriter) {
    switch self {
    case .picture(let pixels, let largestDelta, let largestCluster):
      object.field(DifferenceKey.pixels.rawValue, pixels)
      object.field(DifferenceKey.largestDelta.rawValue, largestDelta)
      object.field(DifferenceKey.largestCluster.rawValue, largestCluster)
    case .text(let removedLines, let addedLines):
      object.field(DifferenceKey.removedLines.rawValue, removedLines)
      object.field(DifferenceKey.addedLines.rawValue, addedLines)
    }
  }
}

extension GoldenCaller {
  fileprivate init(_ node: JSONNode) throws(JSONFault) {
    var (file, line): (String?, Int?)
    for (name, value) in try node.fields(duplicates: .rejected) {
      switch try name.key(of: CallerKey.self) {
      case .file: file = try value.string()
      case .line: line = try value.integer()
      }
    }
    self.init(file: try node.required(file, CallerKey.file), line: try node.required(line, CallerKey.line))
  }
}

extension ToleranceInForce {
  fileprivate init(_ node: JSONNode) throws(JSONFault) {
    var (tolerance, origin): (Tolerance?, String?)
    for (name, value) in try node.fields(duplicates: .rejected) {
      switch try name.key(of: ToleranceInForceKey.self) {
      case .value: tolerance = try Tolerance(value)
      case .origin: origin = try value.string()
      }
    }
    self.init(
      try node.required(tolerance, ToleranceInForceKey.value),
      from: try node.required(origin, ToleranceInForceKey.origin))
  }
}

extension JSONNode {
  /// The file of a golden that the string names.
  func goldenFile() throws(JSONFault) -> GoldenFile {
    let text = try string()
    guard let file = GoldenFile(text) else {
      throw fault(.value, "expected a golden's file such as \"SeatMaps/theatre.png\", found \(quoted(text))")
    }
    return file
  }

  /// The digest that the string writes.
  func digest() throws(JSONFault) -> ContentDigest {
    let text = try string()
    guard let digest = ContentDigest(text) else {
      throw fault(.value, "expected a length and 16 hexadecimal digits, found \(quoted(text))")
    }
    return digest
  }
}
