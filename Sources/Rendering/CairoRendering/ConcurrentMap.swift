internal import Dispatch
internal import Synchronization

/// The outcomes of a function for 0 ..< `count`, in order, worked out by up to `threads` threads at once.
func concurrentMap<Outcome: Sendable>(
  count: Int, threads: Int, _ body: (Int) -> Outcome
) -> [Outcome] {
  concurrentMap(count: count, threads: threads, tool: {}, { index, _ in body(index) })
}

/// The outcomes of a function for 0 ..< `count`, in order, worked out by up to `threads` threads at once.
///
/// - Parameters:
///   - count: How many outcomes.
///   - threads: The most threads.
///   - tool: Makes what a thread works with, once for each that works.
///   - body: The function. Threads take the next number as they are done with one.
func concurrentMap<Tool: ~Copyable, Outcome: Sendable>(
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
        // Each place is written by one worker and read after all have ended.
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
