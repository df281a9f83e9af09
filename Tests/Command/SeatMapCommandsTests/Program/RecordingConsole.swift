import Files
import SeatMapCommands

/// A console that gives what a test says and keeps what it is told.
final class RecordingConsole: CommandConsole {
  let input: [UInt8]
  let isOutputTerminal: Bool
  /// What writing to standard output fails with; it succeeds where nil.
  let outputError: SystemError?
  private(set) var output: [UInt8] = []
  private(set) var messages = ""

  init(input: [UInt8] = [], isOutputTerminal: Bool = false, outputError: SystemError? = nil) {
    self.input = input
    self.isOutputTerminal = isOutputTerminal
    self.outputError = outputError
  }

  func readInput(limit: Int) throws(SystemError) -> [UInt8] { Array(input.prefix(limit + 1)) }

  func writeOutput(_ bytes: [UInt8]) throws(SystemError) {
    if let outputError { throw outputError }
    output += bytes
  }

  func writeMessage(_ text: String) { messages += text }

  let isMessageTerminal = false
  /// The terminal of those who answer key by key; nil where there is none.
  var terminal: PlayedTerminal?

  func interactiveTerminal() -> (any InteractiveTerminal)? { terminal }
}

/// What a command did.
struct Outcome {
  let status: ExitStatus
  let bytes: [UInt8]
  let messages: String

  /// Standard output as text.
  var output: String { String(decoding: bytes, as: UTF8.self) }
  /// Standard output in lines, without their ends.
  var lines: [Substring] { output.split(whereSeparator: \.isNewline) }
}

/// Runs a command.
func seatmap(
  _ arguments: String..., input: String = "", isOutputTerminal: Bool = false, outputError: SystemError? = nil,
  sourceDateEpoch: String? = nil
) -> Outcome {
  let console = RecordingConsole(
    input: Array(input.utf8), isOutputTerminal: isOutputTerminal, outputError: outputError)
  let status = SeatMapCommand.run(
    arguments, console: console, environment: CommandEnvironment(sourceDateEpoch: sourceDateEpoch))
  return Outcome(status: status, bytes: console.output, messages: console.messages)
}
