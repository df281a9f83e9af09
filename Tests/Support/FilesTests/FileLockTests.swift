import Files
import Synchronization
import TestSupport
import Testing

@Suite struct FileLockTests {
  @Test func oneHolderAtATime() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("lock")
    let holders = Holders()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { try holders.takeTurns(50, at: path) }
      }
      try await group.waitForAll()
    }
    #expect(holders.most == 1)
    #expect(holders.turns == 200)
  }

  @Test func sharersDoNotWaitForEachOther() throws {
    let folder = try TemporaryFolder()
    let first = try FileLock(.shared, at: folder.path("lock"))
    let second = try FileLock(.shared, at: folder.path("lock"))
    _ = consume first
    _ = consume second
  }

  @Test func aLockWithoutAFolderIsAnError() throws {
    let folder = try TemporaryFolder()
    #expect(throws: SystemError(code: 2)) { _ = try FileLock(at: folder.path("none/lock")) }  // ENOENT
  }
}

/// How many hold a lock at the same time.
private final class Holders: Sendable {
  private struct Counts {
    var now = 0
    var most = 0
    var turns = 0
  }

  private let counts = Mutex(Counts())

  var most: Int { counts.withLock { $0.most } }
  var turns: Int { counts.withLock { $0.turns } }

  func takeTurns(_ count: Int, at path: String) throws {
    for _ in 0..<count {
      let lock = try FileLock(at: path)
      counts.withLock { counts in
        counts.now += 1
        counts.most = max(counts.most, counts.now)
        counts.turns += 1
      }
      counts.withLock { $0.now -= 1 }
      _ = consume lock
    }
  }
}
