internal import JSON
package import Support

/// How much a reader takes in before it refuses a file, so that a broken or hostile one costs little.
public struct DocumentLimits: Hashable, Sendable {
  /// The largest file, in bytes.
  public var fileSize: Int
  /// The largest number of seats in a plan, where a row without seats counts as one, and of entries in an availability.
  public var seats: Int
  /// The longest name or label, in Unicode scalars; what is longer is cut, with a note.
  public var textLength: Int
  /// How many threads may read a large plan at once; what comes out does not depend on it.
  public var threads: Int

  /// Creates limits; those that are not given are wide enough for every real venue.
  public init(
    fileSize: Int = 512 << 20, seats: Int = 1_000_000, textLength: Int = 1000, threads: Int = 8
  ) {
    self.fileSize = fileSize
    self.seats = seats
    self.textLength = textLength
    self.threads = threads
  }
}

extension DocumentLimits {
  /// The most people that one place sold by the head may hold, in every format: sums of them are far from overflowing.
  package static let mostPeople = 10_000_000

  /// Throws a fault of kind `limit` where a file is larger than allowed.
  package func check(fileSize: Int, file: String?) throws(DocumentError) {
    guard fileSize <= self.fileSize else {
      throw DocumentError(
        .limit, "the file has \(fileSize) bytes, more than the limit of \(self.fileSize)",
        at: DocumentPlace(file: file))
    }
  }
}
