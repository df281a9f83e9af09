/// What a run of tests has to know from outside; nothing of it is read from the environment by itself.
public struct GoldenRunSettings: Hashable, Sendable {
  /// What to do about goldens that are missing or differ.
  public var mode: GoldenMode
  /// Whether this is a server of continuous integration, where nothing is ever written in the folder of goldens.
  public var isContinuousIntegration: Bool
  /// The platform that the tests run on.
  public var platform: Platform
  /// The day, by which tolerances expire.
  public var today: CalendarDate
  /// Where a run that writes nothing in the folder of goldens leaves what was pending and touched; `nil` for nowhere.
  public var artifacts: String?
  /// What this run is a part of all runs by: a test library, a shard.
  public var label: String
  /// Whether only some of the label's tests run, so that what is not touched may still be in use.
  public var isFiltered: Bool
  /// When the run began, in milliseconds since the beginning of 1970, by which runs of one label are put in order.
  public var start: Int
  /// The number of the process.
  public var process: Int

  /// Creates settings.
  public init(
    mode: GoldenMode, isContinuousIntegration: Bool, platform: Platform = .current, today: CalendarDate,
    artifacts: String? = nil, label: String, isFiltered: Bool, start: Int, process: Int
  ) {
    self.mode = mode
    self.isContinuousIntegration = isContinuousIntegration
    self.platform = platform
    self.today = today
    self.artifacts = artifacts
    self.label = label
    self.isFiltered = isFiltered
    self.start = start
    self.process = process
  }

  /// Whether goldens are to be recorded where they must not be.
  public var isRecordingRefused: Bool { isContinuousIntegration && mode.isRecording }

  /// What the run does in the end: on continuous integration it only verifies.
  public var effectiveMode: GoldenMode { isContinuousIntegration ? .verify : mode }
}
