import GoldenImages
import GoldenReview
import ImageFiles

/// A report with a golden of each sort, made of drawings of a hall, and with texts that try to leave their place.
enum Sample {
  static func report() throws -> GoldenReport {
    GoldenReport(
      title: "Goldens of the town hall </title><script>alert(1)</script>",
      goldens: [
        try differing("Halls/theatre-light.png", hall(), changed: hall { recolourSeats(&$0) }),
        try differing("Halls/theatre-wide.png", hall(columns: 30), changed: hall(columns: 31)),
        try differing("Buttons/cancel.png", button(0x1D5F_D0FF), changed: button(0x2460_D0FF), group: "blue"),
        try differing("Buttons/continue.png", button(0x1D5F_D0FF), changed: button(0x2460_D0FF), group: "blue"),
        try differing(
          "Buttons/continue@linux-arm64.png", button(0x1D5F_D0FF), changed: button(0x2460_D0FF), group: "blue"),
        try differing("Buttons/ghost.png", button(0x1D5F_D040), changed: button(0x1D5F_D04C), refusal: .stale),
        try missing("Buttons/new.png"),
        try text("Texts/order.svg"),
        try masked("Halls/clock.png"),
        ReportedGolden(
          try file("Texts/broken.png"), .unreadable,
          reasons: ["the golden is a Git LFS pointer; run git lfs pull to fetch the picture"]),
        ReportedGolden(try file("Halls/foyer.png"), .passed, reasons: ["the picture is the golden"]),
        ReportedGolden(try file("Halls/studio.png"), .passed, reasons: ["the picture is the golden"]),
      ],
      problems: [
        ReportedProblem(
          subject: "Halls/cellar.png", message: "no test asked for it in the last complete run; delete it or its test")
      ])
  }

  // MARK: Goldens

  private static func differing(
    _ path: String, _ expected: Canvas, changed actual: Canvas, group: String? = nil, refusal: GoldenRefusal? = nil
  ) throws -> ReportedGolden {
    let comparison = ImageComparison(expected: expected.image, actual: actual.image)
    var golden = ReportedGolden(try file(path), .differs, reasons: [comparison.description])
    try show(expected, actual, in: &golden)
    golden.comparison = comparison
    golden.tolerance = ToleranceInForce(.exact, from: "Goldens/goldens.json")
    golden.caller = GoldenCaller(file: "Tests/HallTests/<b>HallTests.swift", line: 42)
    golden.group = group
    golden.refusal = refusal
    return golden
  }

  /// A hall whose clock, at its top left, is masked.
  private static func masked(_ path: String) throws -> ReportedGolden {
    let changed = hall { canvas in
      canvas.fill(x: 0, y: 0, width: 20, height: 20, 0xF2F2_F2FF)
      recolourSeats(&canvas)
    }
    var golden = try differing(path, hall(), changed: changed)
    let mask = PixelMask(rectangles: [PixelRectangle(x: 0, y: 0, width: 30, height: 30)])
    golden.mask = try mask.picture(width: 900, height: 600).png()
    golden.comparison = ImageComparison(expected: hall().image, actual: changed.image, mask: mask)
    return golden
  }

  private static func missing(_ path: String) throws -> ReportedGolden {
    var golden = ReportedGolden(try file(path), .missing, reasons: ["there is no golden yet"])
    try show(nil, button(0x1669_3AFF), in: &golden)
    golden.caller = GoldenCaller(file: "Tests/ButtonTests.swift", line: 7)
    return golden
  }

  private static func show(_ expected: Canvas?, _ actual: Canvas, in golden: inout ReportedGolden) throws {
    let (before, after) = (try expected?.image.png(), try actual.image.png())
    golden.expected = before.map { .picture($0) }
    golden.actual = .picture(after)
    golden.expectedDigest = before.map { ContentDigest(of: $0) }
    golden.actualDigest = ContentDigest(of: after)
  }

  private static func text(_ path: String) throws -> ReportedGolden {
    var golden = ReportedGolden(try file(path), .differs, reasons: ["2 lines went and 3 came"])
    golden.unifiedDifference = """
      --- expected
      +++ actual
      @@ -1,5 +1,6 @@
       <order id="17">
      -  <seat row="A" number="12"/>
      +  <seat row="A" number="13"/>
         <note>--- a line that looks like a header</note>
      -</order></script><script>alert(2)</script>
      +</order></script><script>alert(3)</script>
      +<!-- \u{202E}turned round\u{7} -->
       @@ -1 +1 @@

      """
    golden.expectedDigest = ContentDigest(of: Array("expected".utf8))
    golden.actualDigest = ContentDigest(of: Array("actual".utf8))
    golden.caller = GoldenCaller(file: "Tests/OrderTests.swift", line: 120)
    return golden
  }

  private static func file(_ path: String) throws -> GoldenFile {
    guard let file = GoldenFile(path) else { throw BadPath(path: path) }
    return file
  }

  private struct BadPath: Error {
    var path: String
  }

  // MARK: Drawings

  private static func hall(columns: Int = 28, _ change: (inout Canvas) -> Void = { _ in }) -> Canvas {
    var canvas = Canvas(width: columns * 30 + 60, height: 600, color: 0x1111_1FFF)
    canvas.fill(x: 60, y: 40, width: columns * 30 - 60, height: 14, 0xF2F2_F2FF)
    for row in 0..<14 {
      for column in 0..<columns where column != columns / 2 {
        let color: UInt32 = row > 9 ? 0xE0A8_00FF : (row + column) % 7 == 0 ? 0x4A4A_5AFF : 0x3E7B_FAFF
        canvas.fill(x: 40 + column * 30, y: 100 + row * 34, width: 22, height: 24, color)
      }
    }
    change(&canvas)
    return canvas
  }

  private static func recolourSeats(_ canvas: inout Canvas) {
    for column in 5..<9 { canvas.fill(x: 40 + column * 30, y: 236, width: 22, height: 24, 0x2FB3_44FF) }
    canvas.fill(x: 700, y: 500, width: 3, height: 3, 0x1313_22FF)
  }

  private static func button(_ color: UInt32) -> Canvas {
    var canvas = Canvas(width: 120, height: 44, color: 0)
    canvas.fill(x: 4, y: 4, width: 112, height: 36, color)
    canvas.fill(x: 30, y: 20, width: 60, height: 4, 0xFFFF_FFFF)
    return canvas
  }
}
