/// The symbols for lengths and distances (RFC 1951, section 3.2.5).
///
/// Both alphabets grow in the same way: after a few symbols that stand for themselves, each pair or each four symbols
/// cover twice as much as those before, with one extra bit more.
enum DeflateAlphabet {
  /// The symbol of a length of 3 … 258.
  static func lengthSymbol(of length: Int) -> Int { Int(lengthSymbols[length - 3]) }

  /// The smallest length that a symbol stands for.
  static func base(ofSymbol symbol: Int) -> Int {
    guard symbol > 264 else { return symbol - 254 }
    guard symbol < 285 else { return 258 }
    return (4 + (symbol - 257) % 4) << extraBits(ofSymbol: symbol) + 3
  }

  /// How many extra bits follow a symbol; none follow a literal.
  static func extraBits(ofSymbol symbol: Int) -> Int {
    symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
  }

  /// How many extra bits follow a symbol for a distance.
  static func extraBits(ofDistance symbol: Int) -> Int { symbol < 4 ? 0 : symbol / 2 - 1 }

  private static let lengthSymbols: [UInt16] = (3...258).map { length in
    guard length < 258 else { return 285 }
    let symbol = (257...284).last { base(ofSymbol: $0) <= length }
    return UInt16(symbol ?? 257)
  }
}
