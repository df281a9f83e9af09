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
