internal import Support

/// One of several equal parts of all tickets, each made by a process of its own.
///
/// Which part a ticket is in depends on its id alone: the 64-bit FNV-1a hash of its UTF-8, modulo the number of parts.
/// So any number of machines share the work without talking to each other, and a ticket stays in its part when others
/// come or go.
public struct TicketShard: Hashable, Sendable {
  /// Which part, counted from 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// Part `number` of `count`; nil where there is no such part.
  public init?(number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `2/8`, the second of eight parts; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let number = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(number: number, of: count)
  }

  /// Whether the ticket with an id is in this part.
  public func contains(_ id: String) -> Bool {
    Int(TicketShard.hash(id) % UInt64(count)) == number - 1
  }

  /// FNV-1a with 64 bits (draft-eastlake-fnv, section 2).
  package static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
