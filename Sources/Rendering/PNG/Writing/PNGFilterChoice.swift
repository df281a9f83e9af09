/// Which filter each row gets.
enum PNGFilterChoice {
  /// The same for all rows.
  case always(PNGRowFilter)
  /// For each row the one whose bytes, taken as signed numbers, have the least sum of sizes, which is libpng's rule.
  case leastSum

  /// Filters rows that have none yet.
  func applied(to rows: [UInt8], _ header: PNGHeader) -> [UInt8] {
    let count = header.rowBytes(pixels: header.width)
    let stride = count + 1
    let filters =
      switch self {
      case .always(let filter): [filter]
      case .leastSum: PNGRowFilter.allCases
      }
    return [UInt8](unsafeUninitializedCapacity: rows.count) { buffer, initializedCount in
      initializedCount = rows.count
      var pair = PNGRowPair(count: count)
      let candidate = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
      defer { candidate.deallocate() }
      guard let first = buffer.baseAddress else { return }
      rows.withUnsafeBufferPointer { rows in
        guard let source = rows.baseAddress else { return }
        for row in 0..<header.height {
          pair.advance()
          pair.current.update(from: source + row * stride + 1, count: count)
          let target = first + row * stride
          var least = Int.max
          for filter in filters {
            filter.apply(
              UnsafePointer(pair.current), into: candidate, above: UnsafePointer(pair.above), count: count,
              distance: header.filterDistance)
            let sum = filters.count == 1 ? 0 : PNGFilterChoice.sumOfSizes(candidate, count: count)
            if sum < least {
              least = sum
              target[0] = filter.rawValue
              (target + 1).update(from: candidate, count: count)
            }
          }
        }
      }
    }
  }

  private static func sumOfSizes(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
    var (sum, index) = (0, 0)
    while index < count {
      sum &+= Int(Int8(bitPattern: bytes[index]).magnitude)
      index += 1
    }
    return sum
  }
}
