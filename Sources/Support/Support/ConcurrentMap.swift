internal import Dispatch
internal import Synchronization

/// The outcomes of a function for 0 ..< `count`, in order, worked out by up to `threads` threads at once.
///
/// It throws the error of the lowest number that has one, as a plain loop does; other numbers may run in the meantime.
package func concurrentMap<Outcome, Failure: Error>(
  count: Int, threads: Int, _ body: (Int) throws(Failure) -> Outcome
) throws(Failure) -> [Outcome] {
  guard min(threads, count) > 1 else {
    var outcomes: [Outcome] = []
    outcomes.reserveCapacity(count)
    for number in 0..<count { outcomes.append(try body(number)) }
    return outcomes
  }
  let outcomes = concurrentMap(count: count, threads: threads, tool: {}) { number, _ in
    Result { () throws(Failure) in try body(number) }
  }
  var values: [Outcome] = []
  values.reserveCapacity(count)
  for outcome in outcomes { values.append(try outcome.get()) }
  return values
}

/// The outcomes of a function for 0 ..< `count`, in order, worked out by up to `threads` threads at once.
///
/// - Parameters:
///   - count: The number of outcomes.
///   - threads: The most threads.
///   - tool: Makes what a thread works with, once for each thread.
///   - body: The function. A thread takes the next number when it has finished one.
package func concurrentMap<Tool: ~Copyable, Outcome>(
  count: Int, threads: Int, tool: () -> Tool, _ body: (Int, borrowing Tool) -> Outcome
) -> [Outcome] {
  let workers = min(threads, count)
  guard workers > 1 else {
    let tool = tool()
    return (0..<count).map { body($0, tool) }
  }
  return withoutActuallyEscaping(body) { body in
    withoutActuallyEscaping(tool) { tool in
      [Outcome](unsafeUninitializedCapacity: count) { buffer, initialized in
        nonisolated(unsafe) let target = buffer
        nonisolated(unsafe) let (body, tool) = (body, tool)
        let next = Atomic(0)
        // Each place is written by one thread and read after all threads have ended.
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
          let tool = tool()
          while true {
            let index = next.add(1, ordering: .relaxed).oldValue
            guard index < count else { return }
            target.initializeElement(at: index, to: body(index, tool))
          }
        }
        initialized = count
      }
    }
  }
}
