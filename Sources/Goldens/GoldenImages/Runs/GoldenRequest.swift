internal import ImageFiles

/// How a test asks for two pictures to be compared.
struct PictureWish {
  /// What they may differ by; nil for what the folder says.
  var tolerance: Tolerance?
  /// What does not count, besides what the folder says.
  var mask = PixelMask()
  var options = ComparisonOptions()
}

/// One golden as a run is asked for it, with what holds for it.
struct GoldenRequest {
  let golden: Golden
  let caller: GoldenCaller?
  /// What the picture may differ by, and where; for a text, nothing.
  let terms: PictureTerms
  /// Why the picture is known to differ; nil where it is not.
  let expectedFailure: String?
  /// What else there is to say, in sentences.
  let notes: [String]
  /// The golden that counts on the run's platform; nil where there is none.
  let found: (file: GoldenFile, bytes: [UInt8])?
  /// The file that recording or approving writes.
  let recordedFile: GoldenFile
  let folder: GoldenFolder

  init(
    _ golden: Golden, in folder: GoldenFolder, _ settings: GoldenRunSettings, _ configuration: GoldenConfiguration,
    wish: PictureWish, caller: GoldenCaller?
  ) throws(GoldenError) {
    self.golden = golden
    self.folder = folder
    self.caller = caller
    found = try folder.lookUp(golden, on: settings.platform)
    recordedFile = folder.recordedFile(of: golden, on: settings.platform, found: found?.file, configuration)
    guard golden.kind.isPicture else {
      terms = PictureTerms(tolerance: ToleranceInForce(.exact, from: "the kind of golden"))
      (expectedFailure, notes) = (nil, [])
      return
    }
    var sidecar = try folder.sidecar(of: golden.name)
    var notes: [String] = []
    if let expired = sidecar, let expires = expired.expires, expired.isExpired(on: settings.today) {
      notes.append("what \(folder.sidecarPath(of: golden.name)) allows has expired on \(expires)")
      sidecar = nil
    }
    self.notes = notes
    expectedFailure = sidecar?.expectedFailure
    let tolerance =
      if let tolerance = wish.tolerance {
        ToleranceInForce(tolerance, from: "the test")
      } else if let tolerance = sidecar?.tolerance {
        ToleranceInForce(tolerance, from: folder.sidecarPath(of: golden.name))
      } else {
        configuration.tolerance(for: found?.file ?? recordedFile, on: settings.platform, in: folder)
      }
    var mask = wish.mask
    if let masked = sidecar?.mask { mask = mask.joined(with: try folder.pixels(of: masked, golden.name)) }
    terms = PictureTerms(tolerance: tolerance, mask: mask, options: wish.options)
  }

  /// Where the golden is or would be.
  var goldenPath: String { folder.path(of: found?.file ?? recordedFile) }

  /// Why the golden's kind does not go with its name; nil when it does.
  ///
  /// A text `theatre.json` cannot be told from the sidecar of `theatre.png`.
  func reasonAgainstKind() throws(GoldenError) -> String? {
    guard golden.kind == .json else { return nil }
    let isTaken = try folder.lookUp(Golden(golden.name, .png), on: .current) != nil
    guard isTaken || found.map({ GoldenSidecar.isSidecar($0.bytes) }) ?? false else { return nil }
    return "\(golden.name).json is the sidecar of \(golden.name).png; give the text another name"
  }

  /// An outcome with what is known so far.
  func outcome(_ result: GoldenOutcome.Result) -> GoldenOutcome {
    var outcome = GoldenOutcome(name: golden.description, result)
    outcome.goldenPath = goldenPath
    outcome.notes = notes
    return outcome
  }
}

extension GoldenConfiguration {
  /// What a picture may differ by where neither the test nor a sidecar says so.
  func tolerance(for file: GoldenFile, on platform: Platform, in folder: GoldenFolder) -> ToleranceInForce {
    if let tolerance = suiteTolerances[file.golden.name.suite] {
      return ToleranceInForce(tolerance, from: "\(folder.configurationPath), suite \(file.golden.name.suite)")
    }
    // A variant was recorded here; so was the canonical file, on the canonical platform.
    let isOwn = file.variant?.includes(platform) ?? isCanonical(platform)
    return isOwn
      ? ToleranceInForce(tolerance, from: "the default where the golden was recorded")
      : ToleranceInForce(toleranceOnOtherPlatforms, from: "the default on other platforms")
  }
}

/// What a test made, to be held against a golden.
protocol GoldenSubject {
  /// Whether nothing is to be seen in it.
  var isBlank: Bool { get }

  /// The bytes that would be the golden.
  func bytes() throws(SubjectError) -> [UInt8]

  /// Holds it against the bytes of a golden.
  func compare(with golden: [UInt8], _ terms: PictureTerms) throws(SubjectError) -> SubjectComparison
}

/// What holds when two pictures are compared.
struct PictureTerms {
  var tolerance: ToleranceInForce
  var mask = PixelMask()
  var options = ComparisonOptions()
}

/// Why something cannot be held against a golden.
enum SubjectError: Error {
  /// The golden cannot be read, for the reason told.
  case unreadableGolden(String)
  /// The picture at hand cannot be read or written, for the reason told.
  case unreadableActual(String)
}

/// What holding something against a golden gave.
struct SubjectComparison {
  var isPassed: Bool
  /// What was found, in one line.
  var summary: String
  /// The judgement of two pictures.
  var verdict: ImageVerdict?
  var textDifference: String?
  /// The numbers; nil where there is no difference at all.
  var difference: GoldenFacts.Difference?
  /// Finds what is the same for all that changed in the same way; nil where there is no difference.
  var group: () -> ContentDigest?
  /// What else there is to say, in sentences.
  var notes: [String] = []
  /// Makes the file that shows the difference.
  var differenceFile: () -> [UInt8]?
  /// Makes the picture of what was masked; nil where nothing was.
  var maskFile: () -> [UInt8]? = { nil }
}

/// A picture, as samples and, where the test made a file of it, as that file.
struct PictureSubject: GoldenSubject {
  let image: RGBAImage
  let file: [UInt8]?

  init(_ image: RGBAImage) {
    self.image = image
    file = nil
  }

  init(png: [UInt8]) throws(SubjectError) {
    do { image = try RGBAImage(png: png) } catch { throw .unreadableActual(error.description) }
    file = png
  }

  var isBlank: Bool { image.isBlank }

  func bytes() throws(SubjectError) -> [UInt8] {
    if let file { return file }
    do { return try image.png() } catch { throw .unreadableActual(error.description) }
  }

  func compare(with golden: [UInt8], _ terms: PictureTerms) throws(SubjectError) -> SubjectComparison {
    let expected: RGBAImage
    do { expected = try RGBAImage(png: golden) } catch { throw .unreadableGolden(error.description) }
    let image = image
    let mask = terms.mask.isEmpty ? nil : terms.mask
    let verdict = ImageVerdict(
      expected: expected, actual: image, tolerance: terms.tolerance.tolerance, from: terms.tolerance.origin,
      mask: mask, options: terms.options)
    let comparison = verdict.comparison
    return SubjectComparison(
      isPassed: verdict.isPassed, summary: verdict.description, verdict: verdict,
      difference: .picture(
        pixels: comparison.differingPixels + comparison.unmatchedPixels, largestDelta: comparison.largestDelta,
        largestCluster: comparison.clusters.first?.pixels ?? 0),
      group: { RGBAImage.differenceGroup(expected: expected, actual: image, bounds: comparison.bounds) },
      notes: verdict.warnings.map(\.description),
      differenceFile: { try? RGBAImage.difference(expected: expected, actual: image, mask: mask).png() },
      maskFile: {
        guard let mask, comparison.maskedPixels > 0 else { return nil }
        let (width, height) = (min(expected.width, image.width), min(expected.height, image.height))
        return try? mask.picture(width: width, height: height).png()
      })
  }
}

/// A text.
struct TextSubject: GoldenSubject {
  let text: [UInt8]

  var isBlank: Bool { text.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") } }

  func bytes() -> [UInt8] { text }

  /// Why bytes are no text to compare with; nil when they are.
  static func reasonAgainst(golden: [UInt8]) -> String? {
    golden.starts(with: Array("version https://git-lfs.github.com/spec/".utf8))
      ? "this is a Git LFS pointer, not the text itself: run git lfs pull" : nil
  }

  func compare(with golden: [UInt8], _ terms: PictureTerms) throws(SubjectError) -> SubjectComparison {
    if let reason = TextSubject.reasonAgainst(golden: golden) { throw .unreadableGolden(reason) }
    guard let difference = TextDifference(expected: golden, actual: text) else {
      return SubjectComparison(isPassed: true, summary: "no difference", group: { nil }, differenceFile: { nil })
    }
    let lines = difference.removedLines == 1 ? "1 line" : "\(difference.removedLines) lines"
    var summary = "\(lines) went, \(difference.addedLines) came"
    if difference.isInLineEndingsOnly { summary += "; only the ends of lines differ" }
    return SubjectComparison(
      isPassed: false, summary: summary, textDifference: difference.unified,
      difference: .text(removedLines: difference.removedLines, addedLines: difference.addedLines),
      group: { difference.group }, differenceFile: { Array(difference.unified.utf8) })
  }
}
