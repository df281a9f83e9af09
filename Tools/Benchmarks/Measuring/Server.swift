internal import Foundation

/// A program that does one thing each time it is asked, so that what it has made ready is not timed and programs can
/// take turns run by run.
///
/// It is asked in lines on standard input, and answers each with one line:
///
///     run          does the thing and prints its parts in milliseconds: `layout 3.120 picture 21.400 sum 24.520`
///     write FILE   writes what the last run made to FILE and prints `written`
///
/// The peers in other languages answer in the same way.
public struct Server {
  /// Does the thing, measures its parts, and gives the file that it made.
  public typealias Work = (_ parts: inout PartTimes) throws -> [UInt8]

  private let work: Work

  /// Creates a program that does a thing.
  public init(_ work: @escaping Work) {
    self.work = work
  }

  /// Answers until standard input ends.
  public func serve() throws {
    var last: [UInt8] = []
    while let line = readLine() {
      let words = line.split(separator: " ", maxSplits: 1)
      if words.first == "run" {
        // Nobody else keeps two results at once.
        last = []
        var parts = PartTimes()
        last = try work(&parts)
        answer(parts.line)
      } else if words.first == "write", words.count == 2 {
        try Data(last).write(to: URL(filePath: String(words[1])))
        answer("written")
      } else {
        answer("expected: run, or write FILE")
      }
    }
  }

  /// Prints a line at once, since somebody waits for it.
  private func answer(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
