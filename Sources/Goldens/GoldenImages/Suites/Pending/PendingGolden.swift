/// A golden that a person has to decide about: what a test made, what was expected, and what is known about both.
///
/// It is a folder of its own, such as `Goldens/.pending/SeatMaps/theatre.png/` with `expected.png`, `actual.png`,
/// `difference.png`, `mask.png` and `facts.json`. Copies of what was expected and of what was masked are among them, so
/// that the folder can be looked at, and approved from, on another machine.
public struct PendingGolden: Hashable, Sendable {
  /// The folder that holds the files.
  public let folder: String
  /// What is known.
  public let facts: GoldenFacts

  /// Creates a pending golden from what is known of it.
  public init(folder: String, facts: GoldenFacts) {
    self.folder = folder
    self.facts = facts
  }

  /// The file that approving writes.
  public var file: GoldenFile { facts.file }
  /// The golden's name.
  public var name: GoldenName { facts.file.golden.name }
  /// The golden's kind.
  public var kind: GoldenKind { facts.file.golden.kind }
  /// The platform that the file is for; `nil` for the canonical file.
  public var variant: Platform? { facts.file.variant }
  /// The same for all goldens that changed in the same way.
  public var group: String? { facts.group }

  /// Where the actual is.
  public var actualPath: String { "\(folder)/actual.\(kind)" }
  /// Where the copy of the golden is; `nil` where there was none.
  public var expectedPath: String? { facts.expectedDigest == nil ? nil : "\(folder)/expected.\(kind)" }
  /// Where the difference is, as a picture or a unified diff; `nil` where there are no two to compare.
  public var differencePath: String? {
    facts.difference == nil ? nil : "\(folder)/difference.\(kind.isPicture ? "png" : "diff")"
  }
  /// Where the picture of what was masked is, opaque there; `nil` where nothing was.
  public var maskPath: String? { facts.maskDigest == nil ? nil : "\(folder)/mask.png" }
  /// Where the facts are.
  public var factsPath: String { "\(folder)/\(PendingGolden.factsName)" }

  /// Whether bytes are the actual that was set aside: nothing else may be shown to a person who decides about it.
  public func isActual(_ bytes: [UInt8]) -> Bool { ContentDigest(of: bytes) == facts.actualDigest }
  /// Whether bytes are the golden that the actual was compared with.
  public func isExpected(_ bytes: [UInt8]) -> Bool { ContentDigest(of: bytes) == facts.expectedDigest }
  /// Whether bytes are the picture of what was masked.
  public func isMask(_ bytes: [UInt8]) -> Bool { ContentDigest(of: bytes) == facts.maskDigest }

  /// The name of the file of facts.
  static let factsName = "facts.json"
}

extension PendingGolden: Comparable {
  /// Whether a pending golden stands before another one, by file.
  public static func < (left: PendingGolden, right: PendingGolden) -> Bool { left.file < right.file }
}
