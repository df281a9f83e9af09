import GoldenImages
import Support
import TestSupport
import Testing

@Suite struct GoldenFileTests {
  @Test(arguments: [
    "SeatMaps/theatre.png", "SeatMaps/theatre@linux-arm64.png", "shapes/v1.2_b@macos.svg", "a/b.json",
  ])
  func `Reads what it writes`(path: String) throws { #expect(try #require(GoldenFile(path)).path == path) }

  @Test func `Tells name kind and platform apart`() throws {
    let file = try #require(GoldenFile("SeatMaps/v1.2@linux-x86_64.png"))
    #expect(file.golden.name == GoldenName("SeatMaps/v1.2"))
    #expect(file.golden.kind == .png)
    #expect(file.variant == Platform("linux-x86_64"))
    #expect(GoldenFile("SeatMaps/theatre.svg")?.variant == nil)
  }

  @Test(arguments: [
    "theatre.png", "SeatMaps/theatre", "SeatMaps/Theatre.png", "SeatMaps/theatre@.png", "SeatMaps/theatre@Linux.png",
    "SeatMaps/theatre@linux-x86-64.png", "SeatMaps/.png", "a/b/c.png", "../a.png", "SeatMaps/photo.jpeg", "a/b.PNG",
  ])
  func `Refuses other paths`(path: String) { #expect(GoldenFile(path) == nil) }

  @Test func `The canonical file stands before its variants`() {
    let paths = ["b/a.png", "a/b@linux.png", "a/b.svg", "a/b.png", "a/b@macos-arm64.png"]
    #expect(
      paths.compactMap(GoldenFile.init).sorted().map(\.path)
        == ["a/b.png", "a/b@linux.png", "a/b@macos-arm64.png", "a/b.svg", "b/a.png"])
  }

  @Test func `A platform is widened to its system`() throws {
    let platform = try #require(Platform("linux-x86_64"))
    #expect(platform.widening.map(\.description) == ["linux-x86_64", "linux"])
    #expect(try #require(Platform("linux")).includes(platform))
    #expect(try !#require(Platform("linux-arm64")).includes(platform))
    #expect(Platform(Platform.current.description) == .current)
  }
}

@Suite struct GoldenSlugTests {
  @Test(arguments: ["theatre", "theatre-dark_2", "v1.2"])
  func `A name stays as it is`(text: String) { #expect(GoldenName.slug(of: text) == text) }

  @Test(arguments: [
    ("Seats, row “Ä”", "seats-row-"), ("darkTheme", "dark-theme-"), ("  two  words ", "two-words-"),
    ("HTTPServer2Test", "httpserver2-test-"), ("Ωμέγα", ""),
  ])
  func `Others get their words and a digest`(text: String, start: String) throws {
    let slug = GoldenName.slug(of: text)
    #expect(slug.hasPrefix(start))
    #expect(slug.utf8.count == start.utf8.count + 8)
    _ = try #require(GoldenName(suite: "suite", name: slug))
  }

  @Test func `Different texts have different names that are fit`() throws {
    var random = SeededRandom(seed: 5)
    let alphabet = Array("aAbB -_.,/äß0\n")
    var texts: Set<String> = ["", "-", ".", "a-", "a b", "a-b", "A b"]
    for _ in 0..<3000 {
      texts.insert(String((0..<random.int(0...120)).compactMap { _ in random.element(of: alphabet) }))
    }
    let slugs = texts.map(GoldenName.slug)
    #expect(Set(slugs.map { $0.lowercased() }).count == texts.count)
    for slug in slugs { _ = try #require(GoldenName(suite: "suite", name: slug), "\(slug)") }
  }
}

@Suite struct GoldenPatternTests {
  @Test(arguments: [
    ("SeatMaps/theatre", "SeatMaps/theatre.png", true), ("SeatMaps/theatre", "SeatMaps/theatre@linux.png", true),
    ("SeatMaps/theatre", "SeatMaps/theatre-dark.png", false), ("SeatMaps/theatre.svg", "SeatMaps/theatre.png", false),
    ("SeatMaps/theatre.png", "SeatMaps/theatre@linux.png", true),
    ("SeatMaps/theatre@linux.png", "SeatMaps/theatre.png", false), ("SeatMaps", "SeatMaps/theatre.png", true),
    ("theatre", "SeatMaps/theatre.png", true), ("Seat*", "SeatMaps/theatre.png", true),
    ("SeatMaps/*-dark", "SeatMaps/theatre-cinema-dark.png", true), ("*/theatre", "Other/theatre.txt", true),
    ("S*/t*e-d?rk*", "SeatMaps/theatre-dark.png", true), ("*", "SeatMaps/theatre.png", true),
    ("seatmaps/theatre", "SeatMaps/theatre.png", false), ("", "SeatMaps/theatre.png", false),
    ("*x", "SeatMaps/theatre.png", false), ("*/*@linux-arm64", "a/b@linux-arm64.svg", true),
  ])
  func `Names files`(pattern: String, path: String, isNamed: Bool) throws {
    #expect(GoldenPattern(pattern).matches(try #require(GoldenFile(path))) == isNamed)
  }

  @Test func `A star does not reach over a slash`() throws {
    #expect(!GoldenPattern("S*e/x").matches(try #require(GoldenFile("SeatMaps/theatre.png"))))
    #expect(!GoldenPattern("*atre/*").matches(try #require(GoldenFile("SeatMaps/theatre.png"))))
  }
}

@Suite struct ContentDigestTests {
  /// The hashes come from an implementation in Python of the published algorithm.
  @Test(
    arguments: [
      ([], "0-0000000000000000"), (Array("a".utf8), "1-071717d2d36b6b11"),
      (Array("theatre".utf8), "7-13db861042d0e2bf"), (Array("theatre!".utf8), "8-5bd2831d2eec6ec5"),
      (Array(0...255), "256-aeebf3780095c6c1"),
    ] as [([UInt8], String)])
  func `Is MurmurHash64A`(bytes: [UInt8], text: String) {
    let digest = ContentDigest(of: bytes)
    #expect(digest.description == text)
    #expect(ContentDigest(text) == digest)
  }

  @Test(arguments: ["", "1", "1-2", "-1-0000000000000000", "01-0000000000000000", "1-000000000000000G"])
  func `Refuses other texts`(text: String) { #expect(ContentDigest(text) == nil) }
}

@Suite struct CalendarDateTests {
  @Test(arguments: [
    ("2026-11-30", true), ("2024-02-29", true), ("2000-02-29", true), ("1900-02-29", false),
    ("2026-02-29", false), ("2026-13-01", false), ("2026-00-10", false), ("2026-04-31", false), ("2026-1-1", false),
    ("26-01-01", false), ("2026-01-01Z", false), ("+026-01-01", false), ("", false),
  ])
  func `Reads days that there are`(text: String, isDay: Bool) {
    #expect(CalendarDay(text)?.description == (isDay ? text : nil))
  }

  /// Days after the beginning of 1970 from `date -u -d @…`.
  @Test(arguments: [
    (0, "1970-01-01"), (-1, "1969-12-31"), (951_782_400, "2000-02-29"), (951_868_799, "2000-02-29"),
    (1_796_023_378, "2026-11-30"), (4_107_542_400, "2100-03-01"), (Int.max, "9999-12-31"), (Int.min, "0001-01-01"),
  ])
  func `Is the day of a moment`(seconds: Int, day: String) {
    #expect(CalendarDay(secondsSince1970: seconds).description == day)
  }

  @Test func `Days follow each other`() throws {
    var day = CalendarDay(secondsSince1970: 0)
    for number in 1...150_000 {
      let next = CalendarDay(secondsSince1970: number * 86400)
      try #require(day < next)
      try #require(next.day == day.day + 1 || next.day == 1)
      try #require(CalendarDay(year: next.year, month: next.month, day: next.day) == next)
      day = next
    }
    #expect(day.description == "2380-09-08")
  }
}
