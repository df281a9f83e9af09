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
