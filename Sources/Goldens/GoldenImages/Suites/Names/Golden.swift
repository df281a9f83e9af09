/// A golden: its name and its kind, written `SeatMaps/theatre.png`.
///
/// A picture and a text may have one name, as the PNG and the SVG of one drawing.
public struct Golden: Hashable, Sendable {
  /// The name.
  public let name: GoldenName
  /// What sort of file it is.
  public let kind: GoldenKind

  /// Names a golden.
  public init(_ name: GoldenName, _ kind: GoldenKind) {
    self.name = name
    self.kind = kind
  }

  /// Reads what ``description`` writes; `nil` when it is no golden.
  public init?(_ text: String) {
    guard let file = GoldenFile(text), file.variant == nil else { return nil }
    self = file.golden
  }
}

extension Golden: CustomStringConvertible {
  /// The golden as it is written, such as `SeatMaps/theatre.png`.
  public var description: String { "\(name).\(kind)" }
}

extension Golden: Comparable {
  /// Whether a golden stands before another one: by name, then extension.
  public static func < (left: Golden, right: Golden) -> Bool {
    left.name == right.name ? left.kind.fileExtension < right.kind.fileExtension : left.name < right.name
  }
}
