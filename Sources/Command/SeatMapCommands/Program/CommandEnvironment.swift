internal import Glibc
internal import GoldenImages
internal import Support

/// What of a process's environment a command pays attention to.
public struct CommandEnvironment: Hashable, Sendable {
  /// The date that outputs bear, in seconds since 1970, as reproducible-builds.org specifies it.
  public var sourceDateEpoch: String?
  /// Whether `NO_COLOR` is set and not empty, as no-color.org has it: text is not coloured.
  public var isColorUnwanted: Bool
  /// What says how a terminal shows pictures: `TERM`, `TERM_PROGRAM`, `COLORTERM`, `KITTY_WINDOW_ID`, `TMUX`, `STY`, those
  /// that are set.
  public var terminal: [String: String]
  /// The folder that the command works in.
  public var workingFolder: String
  /// Seconds since 1970 now, by which tolerances with a last day expire.
  public var now: Int

  /// Creates an environment.
  public init(
    sourceDateEpoch: String? = nil, isColorUnwanted: Bool = false, terminal: [String: String] = [:],
    workingFolder: String = ".", now: Int = 0
  ) {
    self.sourceDateEpoch = sourceDateEpoch
    self.isColorUnwanted = isColorUnwanted
    self.terminal = terminal
    self.workingFolder = workingFolder
    self.now = now
  }

  /// The day by which tolerances expire: that of `SOURCE_DATE_EPOCH` where it is set, else today, in UTC.
  var today: CalendarDay { CalendarDay(secondsSince1970: sourceDateEpoch.flatMap { Int($0) } ?? now) }

  /// The environment of this process.
  public static var ofProcess: CommandEnvironment {
    var terminal: [String: String] = [:]
    for name in ["TERM", "TERM_PROGRAM", "COLORTERM", "KITTY_WINDOW_ID", "TMUX", "STY"] {
      terminal[name] = value(of: name)
    }
    return CommandEnvironment(
      sourceDateEpoch: value(of: "SOURCE_DATE_EPOCH"), isColorUnwanted: value(of: "NO_COLOR")?.isEmpty == false,
      terminal: terminal, now: time(nil))
  }

  private static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

extension CommandEnvironment {
  /// The date that documents bear, in seconds since 1970: that of `SOURCE_DATE_EPOCH`, or none where it is not set.
  func sourceDate() throws(CommandFailure) -> Int? {
    guard let text = sourceDateEpoch else { return nil }
    guard let seconds = Int(text), seconds >= 0 else {
      throw CommandFailure(.usage, "SOURCE_DATE_EPOCH is no number of seconds since 1970")
    }
    guard seconds <= Timestamp.latest else {
      throw CommandFailure(.usage, "SOURCE_DATE_EPOCH is beyond the year 9999: it counts seconds since 1970")
    }
    return seconds
  }
}
