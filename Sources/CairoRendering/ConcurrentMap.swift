internal import Dispatch

/// The outcomes of a function for 0 ..< `count`, in order, worked out by up to `threads` threads at once.
func concurrentMap<Outcome: Sendable>(
  count: Int, threads: Int, _ body: (Int) -> Outcome
) -> [Outcome] {
  let workers = min(threads, count)
  guard workers > 1 else { return (0..<count).map(body) }
  return withoutActuallyEscaping(body) { body in
    [Outcome](unsafeUninitializedCapacity: count) { buffer, initialized in
      nonisolated(unsafe) let target = buffer
      nonisolated(unsafe) let body = body
      // Each place is written by one worker and read after all have ended.
      DispatchQueue.concurrentPerform(iterations: workers) { worker in
        var index = worker
        while index < count {
          target.initializeElement(at: index, to: body(index))
          index += workers
        }
      }
      initialized = count
    }
  }
}
