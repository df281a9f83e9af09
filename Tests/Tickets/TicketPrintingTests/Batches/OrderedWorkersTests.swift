import Synchronization
import Testing
import TicketPrinting

/// Work that is shared out and handed over in order.
@Suite struct OrderedWorkersTests {
  private struct Enough: Error {}

  @Test(arguments: [1, 2, 3, 16]) func `Outcomes come in order`(threads: Int) {
    var squares: [Int] = []
    OrderedWorkers(threads: threads).run(count: 1000) {
      $0 * $0
    } deliver: { number, square in
      #expect(number == squares.count)
      squares.append(square)
    }
    #expect(squares == (0..<1000).map { $0 * $0 })
  }

  @Test(arguments: [1, 2, 16]) func `Nothing to do is done`(threads: Int) {
    OrderedWorkers(threads: threads).run(count: 0) {
      $0
    } deliver: { _, _ in
      Issue.record("there is nothing")
    }
  }

  @Test(arguments: [1, 4]) func `An error ends the work`(threads: Int) {
    let begun = Atomic(0)
    #expect(throws: Enough.self) {
      try OrderedWorkers(threads: threads).run(count: 100_000) { number in
        begun.add(1, ordering: .relaxed)
        return number
      } deliver: { number, _ throws(Enough) in
        if number == 10 { throw Enough() }
      }
    }
    // What is ahead is bounded: four for each thread, and what each has in hand.
    #expect(begun.load(ordering: .relaxed) <= 10 + 1 + threads * 5 + 1)
  }
}
