internal import Glibc

/// Signals of this process as bytes that can be waited for together with input.
///
/// The signals are blocked, so that nothing is interrupted anywhere. A thread waits for them and writes each one's number
/// to a pipe: no handler runs, and none of what handlers must not do is done.
///
/// Threads that were started before may still be ended by them; there should be none.
final class SignalInbox {
  /// Where a signal's number can be read once there is one.
  let descriptor: Int32
  private let signals: [Int32]
  private let writingEnd: Int32
  private let thread: pthread_t
  private var isClosed = false

  /// Begins to receive signals; nil where the system has no more pipes or threads.
  init?(_ signals: [Int32]) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var set = SignalInbox.set(of: signals)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    let task = Unmanaged.passRetained(Waiting(set: set, writingEnd: ends[1]))
    var thread = pthread_t()
    let result = pthread_create(
      &thread, nil,
      { task in
        if let task { Unmanaged<Waiting>.fromOpaque(task).takeRetainedValue().run() }
        return nil
      }, task.toOpaque())
    guard result == 0 else {
      task.release()
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
      for end in ends { Glibc.close(end) }
      return nil
    }
    self.signals = signals
    self.thread = thread
    (descriptor, writingEnd) = (ends[0], ends[1])
  }

  deinit { close() }

  /// The signal that came first, for which it waits where there is none yet; nil after the end.
  func next() -> Int32? {
    var number: UInt8 = 0
    return read(descriptor, &number, 1) == 1 ? Int32(number) : nil
  }

  /// Stops the process as if nobody had asked for SIGTSTP, and comes back when it goes on.
  func stopProcess() {
    var stop = SignalInbox.set(of: [SIGTSTP])
    // The waiting thread must not take what is meant to stop the process: another signal to this thread alone does it.
    pthread_sigmask(SIG_UNBLOCK, &stop, nil)
    pthread_kill(pthread_self(), SIGTSTP)
    pthread_sigmask(SIG_BLOCK, &stop, nil)
  }

  /// Lets signals do again what they do by themselves.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    // With nobody to read, the thread ends at the next signal, which it gets at once.
    Glibc.close(descriptor)
    pthread_kill(thread, SIGWINCH)
    pthread_join(thread, nil)
    Glibc.close(writingEnd)
    var set = SignalInbox.set(of: signals)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  /// What the thread does.
  private final class Waiting: Sendable {
    private let set: sigset_t
    private let writingEnd: Int32

    init(set: sigset_t, writingEnd: Int32) {
      self.set = set
      self.writingEnd = writingEnd
    }

    /// Passes signals on until nobody reads them.
    func run() {
      var set = set
      while true {
        var signal: Int32 = 0
        guard sigwait(&set, &signal) == 0 else { continue }
        var number = UInt8(truncatingIfNeeded: signal)
        guard write(writingEnd, &number, 1) == 1 else { return }
      }
    }
  }
}
