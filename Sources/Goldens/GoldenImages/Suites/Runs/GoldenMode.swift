/// What a run does about a golden that is missing or differs; in each mode the test fails.
public enum GoldenMode: String, Hashable, Sendable, CaseIterable {
  /// Change no golden and set nothing aside in their folder.
  case verify
  /// Set the actual picture aside, as a pending golden that a person can look at and approve.
  case pending
  /// Write goldens that are missing, and set aside those that differ.
  case recordMissing = "record-missing"
  /// Write goldens that are missing or differ. Those that pass are not touched.
  case record

  /// Whether goldens may be written by the run itself.
  public var isRecording: Bool { self == .record || self == .recordMissing }
}
