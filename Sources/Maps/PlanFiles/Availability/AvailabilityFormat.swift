internal import JSON

/// A format of availability files; Guides/availability.md describes them.
public enum AvailabilityFormat: String, Hashable, Sendable, CaseIterable {
  /// An object with a status for each seat.
  case json = "seatmap-availability/1"
  /// A table with the columns `seat`, `status`, `price` and `taken`.
  case csv
}

extension AvailabilityFormat {
  /// The format that the content shows: JSON begins with a bracket.
  static func recognized(in bytes: [UInt8]) -> AvailabilityFormat {
    let first = bytes.dropFirst(JSONPosition.byteOrderMark(of: bytes)).first { !" \t\r\n".utf8.contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .csv
  }
}
