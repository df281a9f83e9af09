internal import Dispatch

extension JSONNode {
  /// What `read` makes of each element of a large array, on several threads; nil where one of them gave nil, where the
  /// array is too small to gain by that, and where this is no array.
  ///
  /// The elements come to `read` in any order, several at once.
  package func concurrentMap<Value>(threads: Int, _ read: (JSONNode) -> Value?) -> [Value]? {
    guard kind == .array, tape.end(at: index) - index >= JSONNode.leastWordsForCores, let elements = try? elements()
    else { return nil }
    nonisolated(unsafe) let nodes = Array(elements)
    let workers = min(threads, nodes.count)
    guard workers > 1 else { return nil }
    var values: [Value?] = Array(repeating: nil, count: nodes.count)
    values.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let target = buffer
      withoutActuallyEscaping(read) { read in
        nonisolated(unsafe) let read = read
        // Each place is written once, and read after all have ended.
        DispatchQueue.concurrentPerform(iterations: workers) { worker in
          for number in stride(from: worker, to: nodes.count, by: workers) { target[number] = read(nodes[number]) }
        }
      }
    }
    let known = values.compactMap { $0 }
    return known.count == nodes.count ? known : nil
  }

  /// About a thousand seats, which take as long to read as waking another core does.
  private static var leastWordsForCores: Int { 20_000 }
}
