/// Rows as bytes, each with the byte in front that says "no filter", as tokens tell them.
struct RowBytes: ~Copyable {
  private let memory: UnsafeMutablePointer<UInt8>
  private let width: Int
  private let bytesPerWord: Int
  private var firstRow = 0
  /// The most bytes of all rows.
  let capacity: Int

  /// Creates room for rows and one above them.
  init(width: Int, rows: Int, bytesPerWord: Int) {
    self.width = width
    self.bytesPerWord = bytesPerWord
    capacity = (width * bytesPerWord + 1) * rows
    memory = .allocate(capacity: capacity + width * bytesPerWord + 1)
  }

  deinit { memory.deallocate() }

  /// The first row's bytes.
  var start: UnsafeMutablePointer<UInt8> { memory + firstRow }

  /// Writes the rows.
  ///
  /// - Parameters:
  ///   - tokens: What they are told by.
  ///   - bytesPerWord: 1 for the lowest byte of each; 3 for red, green and blue, 4 with opacity.
  ///   - above: The pixels of the row above; none where there is none.
  mutating func replay(
    _ tokens: borrowing PixelTokens, bytesPerWord size: Int, above: UnsafeBufferPointer<UInt32>
  ) {
    firstRow = width * size + 1
    var target = start - width * size
    for pixel in above { RowBytes.write(pixel, size, to: &target) }

    target = start
    var pixels = UnsafePointer(tokens.pixels)
    var isRowStart = true
    for index in 0..<tokens.stepCount {
      if isRowStart {
        target[0] = 0
        target += 1
      }
      let step = tokens.steps[index]
      for _ in 0..<step.pixels {
        RowBytes.write(pixels[0], size, to: &target)
        pixels += 1
      }
      RowBytes.repeatBytes(step.length * size, distance: step.distance * size + step.rows, to: &target)
      isRowStart = step.length == 0
    }
  }

  private static func write(
    _ pixel: UInt32, _ size: Int, to target: inout UnsafeMutablePointer<UInt8>
  ) {
    if size == 1 {
      target[0] = UInt8(truncatingIfNeeded: pixel)
    } else {
      target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
      target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
      target[2] = UInt8(truncatingIfNeeded: pixel)
      if size == 4 { target[3] = UInt8(truncatingIfNeeded: pixel >> 24) }
    }
    target += size
  }

  private static func repeatBytes(_ count: Int, distance: Int, to target: inout UnsafeMutablePointer<UInt8>) {
    if distance == 1 {
      target.update(repeating: target[-1], count: count)
    } else {
      // Each copy doubles what there is to copy from.
      var (done, reach) = (0, distance)
      while done < count {
        let part = min(reach, count - done)
        (target + done).update(from: target + done - reach, count: part)
        done += part
        reach += part
      }
    }
    target += count
  }
}
