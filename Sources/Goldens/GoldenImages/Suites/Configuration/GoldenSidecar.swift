/// What holds for one golden picture: the file `<name>.json` beside `<name>.png`, of the format
/// `seatmap-golden-sidecar/1`.
public struct GoldenSidecar: Hashable, Sendable {
  /// What the picture may differ by; `nil` for what its suite allows.
  public var tolerance: Tolerance?
  /// Where the picture may differ; `nil` for nowhere.
  public var mask: GoldenMask?
  /// Why anything is set here.
  ///
  /// A tolerance other than ``Tolerance/exact`` and a mask need one; an expected failure is its own.
  public var reason: String?
  /// The last day on which the rest of the sidecar counts; afterwards the golden is held as if there were none.
  public var expires: CalendarDate?
  /// Why the picture is known to differ; a test that finds it different passes, and one that does not, fails.
  public var expectedFailure: String?

  /// Creates a sidecar.
  public init(
    tolerance: Tolerance? = nil, mask: GoldenMask? = nil, reason: String? = nil, expires: CalendarDate? = nil,
    expectedFailure: String? = nil
  ) {
    self.tolerance = tolerance
    self.mask = mask
    self.reason = reason
    self.expires = expires
    self.expectedFailure = expectedFailure
  }

  /// The format that the file names, by which it is told from a golden that is JSON text.
  public static let format = "seatmap-golden-sidecar/1"

  /// Whether the sidecar no longer counts on a day.
  public func isExpired(on today: CalendarDate) -> Bool { expires.map { today > $0 } ?? false }
}
