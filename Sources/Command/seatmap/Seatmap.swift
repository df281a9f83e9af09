internal import Glibc
internal import SeatMapCommands

/// The process: hands arguments, streams and environment to the command, and its answer to the shell.
@main
struct Seatmap {
  static func main() {
    Memory.takeInLargePieces()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status = SeatMapCommand.run(arguments, console: ProcessConsole(), environment: .ofProcess)
    exit(status.rawValue)
  }
}
