#if os(Linux)
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// Asks the kernel for large pages under memory that is about to be filled.
  ///
  /// A picture of 12 million pixels touches 20,000 small pages for the first time, which takes as long as inflating it;
  /// with large pages that is a sixth. It is advice: nothing depends on whether it is taken.
  func adviseLargePages(_ memory: UnsafeMutableRawBufferPointer) {
    let pageSize = 4096
    guard memory.count >= 1 << 22, let start = memory.baseAddress else { return }
    let slack = (pageSize - Int(bitPattern: start) % pageSize) % pageSize
    madvise(start + slack, (memory.count - slack) / pageSize * pageSize, MADV_HUGEPAGE)
  }
#else
  func adviseLargePages(_ memory: UnsafeMutableRawBufferPointer) {}
#endif
