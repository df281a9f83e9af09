internal import CAllocator
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

/// How this process gets its memory from the system.
enum Memory {
  /// Takes memory in large pieces, keeps what is freed for the next stage, and asks for large pages.
  ///
  /// A map of 50,000 seats goes through some 60 MB in five stages, each of which frees what it no longer needs. Given
  /// back and taken anew, page by page, that is a third of the time of the whole run. Where the system has no large
  /// pages to give, nothing is lost.
  static func takeInLargePieces() {
    let piece = 64 << 20
    mallopt(M_MMAP_THRESHOLD, 1 << 30)
    mallopt(M_TRIM_THRESHOLD, .max)
    mallopt(M_TOP_PAD, Int32(piece))
    // The first allocation that does not fit moves the end of the heap, by as much again as was asked for above.
    guard let end = sbrk(0) else { return }
    free(malloc(256 << 10))
    let page = 2 << 20
    let start = UnsafeMutableRawPointer(bitPattern: (UInt(bitPattern: end) + UInt(page) - 1) & ~UInt(page - 1))
    madvise(start, piece - page, Int32(MADV_HUGEPAGE))
  }
}
