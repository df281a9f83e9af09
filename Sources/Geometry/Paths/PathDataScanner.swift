/// Takes commands, numbers and flags off the front of SVG path data.
struct PathDataScanner {
  private let bytes: [UInt8]
  /// The byte to be looked at next.
  private(set) var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The next command letter, or nil at the end of the data.
  mutating func command() throws(PathDataError) -> UInt8? {
    skipWhitespace()
    guard let letter = next else { return nil }
    guard "MmLlHhVvCcSsQqTtAaZz".utf8.contains(letter) else { throw error(.unknownCommand) }
    offset += 1
    return letter
  }

  /// Whether another number follows, so that the last command is repeated with it; a comma must be followed by one.
  mutating func hasNumber() -> Bool {
    skipWhitespace()
    guard let next else { return false }
    return next == UInt8(ascii: ",") || isNumberStart(next)
  }

  /// The next number: sign, digits, fraction, exponent, each ending where the grammar lets it go no further.
  mutating func number(afterSeparator: Bool) throws(PathDataError) -> Double {
    skipSeparator(commaAllowed: afterSeparator)
    let start = offset
    skip { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    let whole = skipDigits()
    var fraction = 0
    if next == UInt8(ascii: ".") {
      offset += 1
      fraction = skipDigits()
    }
    guard whole + fraction > 0 else {
      offset = start
      throw error(.missingNumber)
    }
    skipExponent()
    // The grammar has been checked, so that the conversion, which is free of locale, fails only for want of range.
    let spelling = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(spelling), value.isFinite else { throw error(.numberOutOfRange, at: start) }
    return value
  }

  /// An arc's flag: a single digit that needs nothing behind it, as in `a1 1 0 01.5.5`.
  mutating func flag() throws(PathDataError) -> Bool {
    skipSeparator(commaAllowed: true)
    switch next {
    case UInt8(ascii: "0"):
      offset += 1
      return false
    case UInt8(ascii: "1"):
      offset += 1
      return true
    default:
      throw error(.missingFlag)
    }
  }

  /// The error for a fault at an offset, or at the byte to be looked at next.
  func error(_ reason: PathDataError.Reason, at offset: Int? = nil) -> PathDataError {
    PathDataError(offset: offset ?? self.offset, reason: reason)
  }

  // MARK: - Bytes

  private mutating func skipWhitespace() {
    // Space, tab, line feed, form feed and carriage return are all that SVG counts as space.
    while let byte = next, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) { offset += 1 }
  }

  private mutating func skipSeparator(commaAllowed: Bool) {
    skipWhitespace()
    guard commaAllowed, next == UInt8(ascii: ",") else { return }
    offset += 1
    skipWhitespace()
  }

  private mutating func skipExponent() {
    let start = offset
    guard skip({ $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }) else { return }
    skip { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    // An "e" without digits belongs to whatever comes next.
    if skipDigits() == 0 { offset = start }
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset - start
  }

  @discardableResult
  private mutating func skip(_ matches: (UInt8) -> Bool) -> Bool {
    guard let byte = next, matches(byte) else { return false }
    offset += 1
    return true
  }

  private func isNumberStart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.".utf8.contains(byte)
  }
}
