/// Why a text is no SVG path data, and where.
public struct PathDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the text.
  public enum Reason: Hashable, Sendable {
    /// The data does not begin with `M` or `m`, without which there is no point to draw from.
    case missingMove
    /// A letter or sign that is no command, where a command had to be.
    case unknownCommand
    /// No number where the command needs one.
    case missingNumber
    /// Neither `0` nor `1` where an arc needs a flag.
    case missingFlag
    /// A number, or a position it leads to, is too large for a double.
    case numberOutOfRange
  }

  /// Where the fault was met, in bytes of UTF-8 from the start of the text; the length of the text at its end.
  public let offset: Int
  /// What is wrong there.
  public let reason: Reason

  /// One line that says what is wrong and what would be right.
  public var description: String {
    switch reason {
    case .missingMove: "byte \(offset): path data begins with M or m"
    case .unknownCommand: "byte \(offset): expected a command, one of M L H V C S Q T A Z in either case"
    case .missingNumber: "byte \(offset): expected a number"
    case .missingFlag: "byte \(offset): expected an arc flag, 0 or 1"
    case .numberOutOfRange: "byte \(offset): the number or the position it leads to is too large"
    }
  }
}
