import Dispatch
import Drawing
import Geometry
import ImageFiles
import Pictures
import Synchronization
import TestSupport
import Testing

@Suite struct PictureStoreTests {
  /// What a store reads from, and how often it did.
  private final class Folder: Sendable {
    private let files: [String: [UInt8]]
    private let counts = Mutex<[String: Int]>([:])

    init(_ files: [String: [UInt8]]) { self.files = files }

    func read(_ name: String) throws(PictureProblem) -> [UInt8] {
      counts.withLock { $0[name, default: 0] += 1 }
      guard let file = files[name] else { throw PictureProblem(name: name, reason: .missing) }
      return file
    }

    func reads(of name: String) -> Int { counts.withLock { $0[name] ?? 0 } }
  }

  private func square(_ side: Double) -> PicturePreparation {
    PicturePreparation(for: PictureSlot(size: Size(side, side), pixelsPerUnit: 1))
  }

  private func file(_ level: UInt8) throws -> [UInt8] {
    try picture(20, 20) { x, _ in [level, UInt8(x), 0, 255] }.png()
  }

  @Test func `A picture is read once for a batch, on any number of threads`() throws {
    let folder = Folder(["a": try file(1), "b": try file(2)])
    let store = PictureStore { name throws(PictureProblem) in try folder.read(name) }
    let outcomes = Mutex<[Result<PreparedPicture, PictureProblem>]>([])
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let outcome = Result { () throws(PictureProblem) in
        try store.picture(index % 2 == 0 ? "a" : "b", prepared: square(10))
      }
      outcomes.withLock { $0.append(outcome) }
    }
    #expect((folder.reads(of: "a"), folder.reads(of: "b")) == (1, 1))
    let expected = Set([
      try square(10).prepared(file(1), name: "a"), try square(10).prepared(file(2), name: "b"),
    ])
    #expect(Set(try outcomes.withLock(\.self).map { try $0.get() }) == expected)
  }

  @Test func `Slots of different sizes have pictures of their own`() throws {
    let folder = Folder(["a": try file(1)])
    let store = PictureStore { name throws(PictureProblem) in try folder.read(name) }
    #expect(try store.picture("a", prepared: square(10)).raster.width == 10)
    #expect(try store.picture("a", prepared: square(5)).raster.width == 5)
    #expect(try store.picture("a", prepared: square(10)).raster.width == 10)
  }

  /// Two files on Linux, though their names are equal as strings: é as one scalar, and as a letter with an accent.
  @Test func `Names are told apart by their scalars`() throws {
    let (composed, decomposed) = (try file(1), try file(2))
    let store = PictureStore { name in name.unicodeScalars.count == 1 ? composed : decomposed }
    #expect(try store.picture("\u{E9}", prepared: square(10)).raster.pixels[0] == 1)
    #expect(try store.picture("e\u{301}", prepared: square(10)).raster.pixels[0] == 2)
  }

  @Test func `What is missing or broken is asked for once`() throws {
    let folder = Folder(["broken": [1, 2, 3]])
    let store = PictureStore { name throws(PictureProblem) in try folder.read(name) }
    for _ in 0..<3 {
      #expect(throws: PictureProblem(name: "gone", reason: .missing)) {
        try store.picture("gone", prepared: square(10))
      }
      #expect(throws: PictureProblem(name: "broken", reason: .broken(.notAPicture))) {
        try store.picture("broken", prepared: square(10))
      }
    }
    #expect((folder.reads(of: "gone"), folder.reads(of: "broken")) == (1, 1))
  }

  /// A picture of 10 × 10 takes 400 bytes: two of them fit, and of three the one goes that was used longest ago.
  @Test func `Memory has an end`() throws {
    let folder = Folder(["a": try file(1), "b": try file(2), "c": try file(3)])
    let store = PictureStore(memory: 900) { name throws(PictureProblem) in try folder.read(name) }
    for name in ["a", "b", "a", "c", "a", "b"] { _ = try store.picture(name, prepared: square(10)) }
    #expect((folder.reads(of: "a"), folder.reads(of: "b"), folder.reads(of: "c")) == (1, 2, 1))
  }

  /// No list of what is missing grows for ever: each takes a part of the memory, and the first is asked for again.
  @Test func `Memory of what is missing has an end`() throws {
    let folder = Folder([:])
    let store = PictureStore(memory: 10_000) { name throws(PictureProblem) in try folder.read(name) }
    for name in (0..<1000).map({ "gone-\($0)" }) + ["gone-0"] {
      #expect(throws: PictureProblem.self) { try store.picture(name, prepared: square(10)) }
    }
    #expect(folder.reads(of: "gone-0") == 2)
  }

  @Test func `A picture larger than the memory is still made`() throws {
    let folder = Folder(["a": try file(1)])
    let store = PictureStore(memory: 0) { name throws(PictureProblem) in try folder.read(name) }
    #expect(try store.picture("a", prepared: square(10)).raster.width == 10)
  }
}
