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
