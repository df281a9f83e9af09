import Colors
import CopyRaster
import Drawing
import Geometry
import Paths
import TestSupport
import Testing

/// Masks, the colours that are laid through them, and which rows they reach.
@Suite struct MaskTests {
  /// A set of one mask of random coverage.
  private func randomMask(_ random: inout SeededRandom) -> (set: MaskSet, sheet: [UInt8], width: Int, height: Int) {
    let (width, height) = (random.int(1...9), random.int(1...7))
    let sheet = (0..<width * height).map { _ in
      random.bool() ? UInt8(random.int(0...255)) : random.bool() ? 255 : 0
    }
    return (MaskSet(cropping: sheet, count: 1, width: width, height: height, left: 0, top: 0), sheet, width, height)
  }

  @Test func `Masks cut out of a sheet have all of its coverage`() {
    var random = SeededRandom(seed: 21)
    for _ in 0..<100 {
      let (width, height, count) = (random.int(1...12), random.int(1...12), random.int(1...4))
      let sheet = (0..<width * height * count).map { _ in random.int(0...9) == 0 ? UInt8(random.int(1...255)) : 0 }
      let set = MaskSet(cropping: sheet, count: count, width: width, height: height, left: -4, top: -7)
      #expect(set.masks.count == count)
      for number in 0..<count {
        var expected: Coverage = [:]
        for row in 0..<height {
          for column in 0..<width {
            let level = sheet[(number * height + row) * width + column]
            if level > 0 { expected[Pixel(column: column - 4, row: row - 7)] = level }
          }
        }
        #expect(Coverage(set, number) == expected)
      }
    }
  }

  /// cairo's image backend rounds each product of two parts of 255 by itself: (x + 128 + (x + 128) / 256) / 256.
  private func product(_ left: UInt32, _ right: UInt32) -> UInt32 {
    let sum = left * right + 128
    return (sum + sum >> 8) >> 8
  }

  private func over(_ below: UInt32, _ ink: UInt32, _ level: UInt32) -> UInt32 {
    let alpha = product(ink >> 24, level)
    return [24, 16, 8, 0].reduce(0) { pixel, shift in
      pixel | (product(ink >> shift & 255, level) + product(below >> shift & 255, 255 - alpha)) << shift
    }
  }

  @Test func `A colour is laid through a mask as each pixel's products say`() {
    var random = SeededRandom(seed: 22)
    for _ in 0..<200 {
      let (set, sheet, width, height) = randomMask(&random)
      let color = Color(
        random.double(0...1), random.double(0...1), random.double(0...1),
        alpha: random.bool() ? 1 : random.double(0...1))
      let ink = SolidInk(color)
      let below = random.bool() ? 0xFFFF_FFFF : UInt32(0x4020_1030)
      let picture = Picture(columns: -3..<12, rows: -2..<9, filledWith: below)
      let (column, row) = (random.int(-5...8), random.int(-5...8))
      picture.draw { window in
        set.coverage.withUnsafeBufferPointer {
          set.masks[0].lay(ink, from: $0, on: window, rows: -1..<8, column: column, row: row)
        }
      }
      for y in picture.rows {
        for x in picture.columns {
          let (left, top) = (x - column, y - row)
          let isIn = 0..<width ~= left && 0..<height ~= top && -1..<8 ~= y
          let level = isIn ? UInt32(sheet[top * width + left]) : 0
          #expect(picture[x, y] == (level == 0 ? below : over(below, ink.pixel, level)))
        }
      }
    }
  }

  @Test func `Masks that are laid as one cover the sum, and no more than all`() {
    var random = SeededRandom(seed: 23)
    for _ in 0..<100 {
      var set = MaskSet()
      var sum = CoverageSum()
      var expected: [Pixel: Int] = [:]
      let count = random.int(2...4)
      for _ in 0..<count { set.append(contentsOf: randomMask(&random).set) }
      for number in 0..<count {
        let (column, row) = (random.int(0...6), random.int(0...6))
        sum.append(set.masks[number], column: column, row: row)
        for (pixel, level) in Coverage(set, number) {
          expected[Pixel(column: pixel.column + column, row: pixel.row + row), default: 0] += Int(level)
        }
      }
      let picture = Picture(columns: 0..<20, rows: 0..<20)
      picture.draw { window in
        set.coverage.withUnsafeBufferPointer { sum.lay(SolidInk(.black), from: $0, on: window, rows: 0..<20) }
      }
      for row in 0..<20 {
        for column in 0..<20 {
          let level = min(255, expected[Pixel(column: column, row: row)] ?? 0)
          #expect(picture[column, row] == over(0xFFFF_FFFF, 0xFF00_0000, UInt32(level)))
        }
      }
    }
  }

  /// The numbers that each row is visited with.
  private func visits(_ buckets: RowBuckets, _ asked: Range<Int>) -> [Int: [Int]] {
    var visits: [Int: [Int]] = [:]
    buckets.forEach(meeting: asked) { rows, numbers in
      for row in rows { visits[row] = numbers.map(Int.init) }
    }
    return visits
  }

  @Test func `Each row is visited once, with all that reach its bucket in order`() {
    var random = SeededRandom(seed: 24)
    for _ in 0..<100 {
      let rows = random.int(-50...0)..<random.int(1...300)
      func reached() -> Range<Int> {
        let first = random.int(rows.lowerBound...rows.upperBound - 1)
        return first..<random.int(first...min(rows.upperBound, first + 150))
      }
      var things = (0..<random.int(0...40)).map { _ in reached() }
      var buckets = RowBuckets(rows: rows, count: things.count) { things[$0] }
      for number in things.indices where random.int(0...3) == 0 {
        let other = reached()
        buckets.move(number, from: things[number], to: other)
        things[number] = other
      }
      let asked = random.int(-60...100)..<random.int(100...320)
      let seen = visits(buckets, asked)
      #expect(seen.keys.sorted() == Array(asked.clamped(to: rows)))
      for (row, numbers) in seen {
        let bucket = (row - rows.lowerBound) / RowBuckets.height
        let first = rows.lowerBound + bucket * RowBuckets.height
        #expect(numbers == things.indices.filter { things[$0].overlaps(first..<first + RowBuckets.height) })
      }
    }
  }
}
