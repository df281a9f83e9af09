import Support
import Synchronization
import Testing

@Suite struct ConcurrentMapTests {
  private struct Refusal: Error, Equatable {
    let number: Int
  }

  @Test func `Outcomes are in order at any number of threads`() {
    for threads in [0, 1, 2, 3, 8, 64] {
      for count in [0, 1, 2, 7, 500] {
        #expect(concurrentMap(count: count, threads: threads) { "\($0 * $0)" } == (0..<count).map { "\($0 * $0)" })
      }
    }
  }

  @Test func `Each number is worked out once, and each thread has a tool of its own`() {
    let calls = Atomic(0)
    let tools = Atomic(0)
    let outcomes = concurrentMap(
      count: 300, threads: 4, tool: { tools.add(1, ordering: .relaxed).newValue },
      { number, _ in
        calls.add(1, ordering: .relaxed)
        return number
      })
    #expect(outcomes == Array(0..<300))
    #expect(calls.load(ordering: .relaxed) == 300)
    #expect((1...4).contains(tools.load(ordering: .relaxed)))
  }

  @Test(arguments: [1, 2, 8]) func `The first error in order is thrown, whichever thread meets one first`(threads: Int)
  {
    #expect(throws: Refusal(number: 40)) {
      try concurrentMap(count: 200, threads: threads) { (number) throws(Refusal) -> Int in
        if number >= 40, number.isMultiple(of: 4) { throw Refusal(number: number) }
        return number
      }
    }
  }
}
