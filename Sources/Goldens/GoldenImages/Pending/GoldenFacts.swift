package import JSON
internal import Support

/// What is known about a pending golden: the file `facts.json` of its folder, of the format `seatmap-golden-facts/1`.
public struct GoldenFacts: Hashable, Sendable {
  /// Why the golden is pending.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The actual differs from the golden by more than the tolerance allows.
    case differs
    /// There is no golden.
    case missing
    /// The golden cannot be read.
    case unreadable
  }

  /// The numbers of a difference, for lists; the pictures themselves say more.
  public enum Difference: Hashable, Sendable {
    /// Pictures: how many pixels differ, by how much at most (0…255), and the size of the largest cluster in pixels.
    case picture(pixels: Int, largestDelta: Int, largestCluster: Int)
    /// Texts: how many lines are in one of them only.
    case text(removedLines: Int, addedLines: Int)
  }

  /// The file that approving writes.
  public let file: GoldenFile
  /// Why the golden is pending.
  public let reason: Reason
  /// The file that the actual was compared with; `nil` where there was none.
  public var comparedWith: GoldenFile?
  /// The platform of the run.
  public let platform: Platform
  /// The place in the test's source; `nil` where it is not known.
  public var caller: GoldenCaller?
  /// What was found, in one line.
  public let summary: String
  /// What the pictures might have differed by, and who said so; `nil` for texts.
  public var tolerance: ToleranceInForce?
  /// What differs; `nil` where there are no two to compare.
  public var difference: Difference?
  /// The same for all goldens that changed in the same way; `nil` where there are no two to compare.
  public var group: String?
  /// Whether nothing is to be seen in the actual: all pixels are the same, or the text is empty.
  public let isBlank: Bool
  /// The digest of the golden's bytes; `nil` where there was none.
  public var expectedDigest: ContentDigest?
  /// The digest of the picture of what was masked; `nil` where nothing was.
  public var maskDigest: ContentDigest?
  /// The digest of the actual's bytes.
  public let actualDigest: ContentDigest

  /// Creates facts of which no more is known yet.
  public init(
    file: GoldenFile, reason: Reason, platform: Platform, summary: String, isBlank: Bool, actualDigest: ContentDigest
  ) {
    self.file = file
    self.reason = reason
    self.platform = platform
    self.summary = summary
    self.isBlank = isBlank
    self.actualDigest = actualDigest
  }

  /// The format that the file names.
  public static let format = "seatmap-golden-facts/1"
}

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
