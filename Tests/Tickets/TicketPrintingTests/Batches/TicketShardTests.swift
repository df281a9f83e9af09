import TestSupport
import Testing
import TicketPrinting

/// The parts that a batch is shared out in.
@Suite struct TicketShardTests {
  /// Test vectors of draft-eastlake-fnv, appendix C.
  @Test(arguments: [("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8)])
  func `The hash is FNV-1a`(text: String, hash: UInt64) {
    #expect(TicketShard.hash(text) == hash)
  }

  @Test func `Every ticket is in one part`() throws {
    for count in [1, 2, 3, 8, 100] {
      let shards = try (1...count).map { try #require(TicketShard(number: $0, of: count)) }
      for number in 0..<500 {
        let id = "R-2026/H/\(number)"
        #expect(shards.count { $0.contains(id) } == 1)
      }
    }
  }

  @Test func `Parts are about equal`() throws {
    let shard = try #require(TicketShard("3/8"))
    let count = (0..<8000).count { shard.contains("R-2026-\($0)/H/\($0 % 30)") }
    // Six standard deviations of a fair share: 6 √(8000 · ⅛ · ⅞) = 177.
    #expect((1000 - 178...1000 + 178).contains(count))
  }

  @Test(arguments: ["0/2", "3/2", "1/0", "1", "1/2/3", "a/b", "-1/2", "+1/2", "1 /2", "", "1/99999999999999999999"])
  func `No parts`(text: String) {
    #expect(TicketShard(text) == nil)
  }
}
