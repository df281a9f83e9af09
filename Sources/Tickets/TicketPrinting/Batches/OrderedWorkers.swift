internal import Dispatch
internal import Synchronization

/// Threads that share out the numbers 0 ..< `count`, with the outcomes handed over in order.
///
/// A few outcomes more than there are threads are kept at most, so that memory does not grow with the count.
package struct OrderedWorkers: Sendable {
  /// How many threads may work at once.
  package let threads: Int

  package init(threads: Int) { self.threads = threads }

  /// Works out `body` for each number and hands the outcome to `deliver`, on the calling thread and in order.
  ///
  /// No further number is begun once `deliver` throws, and its error is thrown on when all threads have ended.
  package func run<Outcome: Sendable, Failure: Error>(
    count: Int, _ body: @escaping @Sendable (Int) -> Outcome,
    deliver: (Int, Outcome) throws(Failure) -> Void
  ) throws(Failure) {
    guard threads > 1, count > 1 else {
      for number in 0..<count { try deliver(number, body(number)) }
      return
    }
    let exchange = Exchange<Outcome>(count: count, room: threads * 4)
    let group = DispatchGroup()
    for _ in 0..<min(threads, count) {
      DispatchQueue.global().async(group: group) {
        while let number = exchange.next() { exchange.put(body(number), at: number) }
      }
    }
    // No thread outlives the call, and what it uses.
    defer { group.wait() }
    for number in 0..<count {
      do throws(Failure) {
        try deliver(number, exchange.take(number))
      } catch {
        exchange.stop()
        throw error
      }
    }
  }
}

/// Where threads fetch numbers and leave outcomes, and one other takes them in order.
private final class Exchange<Outcome: Sendable>: Sendable {
  private struct State {
    var next = 0
    var isStopped = false
    var outcomes: [Int: Outcome] = [:]
  }

  private let count: Int
  private let state = Mutex(State())
  /// How many numbers may be begun ahead of what was taken.
  private let room: DispatchSemaphore
  /// Signalled for each outcome that is left.
  private let arrivals = DispatchSemaphore(value: 0)

  init(count: Int, room: Int) {
    self.count = count
    // Made with nothing and filled, since a semaphore that is let go with less than it was made with is a fault.
    self.room = DispatchSemaphore(value: 0)
    for _ in 0..<room { self.room.signal() }
  }

  /// The next number to work on, waiting while too many are ahead; nil where none is left.
  func next() -> Int? {
    room.wait()
    let number = state.withLock { state -> Int? in
      guard !state.isStopped, state.next < count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
    // The others have to wake up too.
    if number == nil { room.signal() }
    return number
  }

  func put(_ outcome: Outcome, at number: Int) {
    state.withLock { $0.outcomes[number] = outcome }
    arrivals.signal()
  }

  /// The outcome of a number, waiting until it is there.
  func take(_ number: Int) -> Outcome {
    while true {
      if let outcome = state.withLock({ $0.outcomes.removeValue(forKey: number) }) {
        room.signal()
        return outcome
      }
      arrivals.wait()
    }
  }

  /// Has no further number begun.
  func stop() {
    state.withLock { $0.isStopped = true }
    room.signal()
  }
}
