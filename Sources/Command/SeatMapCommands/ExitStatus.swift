/// What a command tells the shell when it ends.
///
/// Zero and one answer a question; the others say why there is no answer, by the numbers of BSD's `sysexits.h`.
public enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  /// Yes: done, the same, no errors.
  case success = 0
  /// No: problems were found.
  case problemsFound = 1
  /// The command was called in a way that it does not understand (`EX_USAGE`).
  case usage = 64
  /// A file cannot be read as what it should be (`EX_DATAERR`).
  case badData = 65
  /// A file is not there or cannot be opened (`EX_NOINPUT`).
  case noInput = 66
  /// A fault of the program or of the machine's set-up (`EX_SOFTWARE`).
  case fault = 70
  /// An output cannot be written (`EX_CANTCREAT`).
  case cannotWrite = 73
}
