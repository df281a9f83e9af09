import GoldenImages
import GoldenReview
import ImageFiles

/// A report with a golden of each sort, made of drawings of a hall, and with texts that try to leave their place.
enum Sample {
  static func report() throws -> GoldenReport {
    GoldenReport(
      title: "Goldens of the town hall </title><script>alert(1)</script>",
      goldens: [
        try differing("Halls/theatre-light", hall(), changed: hall { recolourSeats(&$0) }),
        try differing("Halls/theatre-wide", hall(columns: 30), changed: hall(columns: 31)),
        try differing("Buttons/cancel", button(0x1D5F_D0FF), changed: button(0x2460_D0FF), group: "blue"),
        try differing("Buttons/continue", button(0x1D5F_D0FF), changed: button(0x2460_D0FF), group: "blue"),
        try differing(
          "Buttons/continue", platform: "linux-arm64", button(0x1D5F_D0FF), changed: button(0x2460_D0FF), group: "blue"),
        try differing(
          "Buttons/ghost", button(0x1D5F_D040), changed: button(0x1D5F_D04C),
          refusal: "the golden changed since this picture was made; run the tests again"),
        try missing("Buttons/new"),
        try text("Texts/order"),
        ReportedGolden(
          try name("Texts/broken"), state: .unreadable,
          reasons: ["the golden is a Git LFS pointer; run git lfs pull to fetch the picture"]),
        ReportedGolden(try name("Halls/foyer"), state: .passed, reasons: ["the picture is the golden"]),
        ReportedGolden(try name("Halls/studio"), state: .passed, reasons: ["the picture is the golden"]),
      ],
      problems: [
        ReportedProblem(
          subject: "Halls/cellar.png", message: "no test asked for it in the last complete run; delete it or its test")
      ])
  }

  // MARK: Goldens

  private static func differing(
    _ text: String, platform: String? = nil, _ expected: Canvas, changed actual: Canvas, group: String? = nil,
    refusal: String? = nil
  ) throws -> ReportedGolden {
    let (before, after) = (expected.image, actual.image)
    let comparison = ImageComparison(expected: before, actual: after)
    let clusters = comparison.bounds.map { bounds in
      [
        PictureDifference.Cluster(
          bounds: bounds, pixels: comparison.differingPixels, largestDelta: comparison.largestDelta)
      ]
    }
    let (golden, picture) = (try before.png(), try after.png())
    return ReportedGolden(
      try name(text), platform: platform, state: .differs, reasons: [comparison.description],
      expected: .picture(golden), actual: .picture(picture), expectedDigest: "\(golden.count)-00000000000000aa",
      actualDigest: "\(picture.count)-00000000000000bb",
      difference: PictureDifference(
        differingPixels: comparison.differingPixels, unmatchedPixels: comparison.unmatchedPixels,
        largestDelta: comparison.largestDelta, bounds: comparison.bounds, clusters: clusters ?? [],
        details: [.init("largest colour difference", "0.118 in OKLab")]),
      tolerance: "exact", toleranceOrigin: "Goldens/goldens.json",
      place: .init(file: "Tests/HallTests/<b>HallTests.swift", line: 42), group: group, refusal: refusal)
  }

  private static func missing(_ text: String) throws -> ReportedGolden {
    let picture = try button(0x1669_3AFF).image.png()
    return ReportedGolden(
      try name(text), state: .missing, reasons: ["there is no golden yet"], actual: .picture(picture),
      actualDigest: "\(picture.count)-00000000000000cc", place: .init(file: "Tests/ButtonTests.swift", line: 7))
  }

  private static func text(_ text: String) throws -> ReportedGolden {
    let unified = """
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
    return ReportedGolden(
      try name(text), fileExtension: "svg", state: .differs, reasons: ["2 lines went and 3 came"],
      expectedDigest: "90-00000000000000dd", actualDigest: "120-00000000000000ee", unifiedDifference: unified,
      place: .init(file: "Tests/OrderTests.swift", line: 120))
  }

  private static func name(_ text: String) throws -> GoldenName {
    guard let name = GoldenName(text) else { throw BadName(text: text) }
    return name
  }

  private struct BadName: Error {
    var text: String
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
