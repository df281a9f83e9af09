import ImageFiles
import TestSupport
import Testing

@Suite struct ReadingPairsTests {
  private let first = PNGFile(width: 1, height: 1, kind: .gray, rows: [[1]]).bytes
  private let second = PNGFile(width: 1, height: 1, kind: .gray, rows: [[2]]).bytes

  @Test func `Each picture comes out in its own place`() throws {
    for _ in 0..<50 {
      let pair = RGBAImage.reading(first, and: second)
      #expect(try pair.first.get().samples == [1, 1, 1, 255])
      #expect(try pair.second.get().samples == [2, 2, 2, 255])
    }
    let same = RGBAImage.reading(first, and: first)
    #expect(try same.first.get() == same.second.get())
  }

  @Test func `The file that cannot be read is told from the other`() throws {
    let pair = RGBAImage.reading([], and: second)
    #expect(throws: ImageFileError.empty) { try pair.first.get() }
    #expect(try pair.second.get().width == 1)
  }
}
