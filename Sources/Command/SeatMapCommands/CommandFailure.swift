/// Why a command gives up: a line for people and a status for programs.
struct CommandFailure: Error, Hashable {
  /// The exit status.
  let status: ExitStatus
  /// What is wrong, as `FILE: where: what is wrong`; empty where there is nobody left to tell.
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
