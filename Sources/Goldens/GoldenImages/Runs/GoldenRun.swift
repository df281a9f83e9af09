internal import Files
public import ImageFiles
public import Support
internal import Synchronization

/// What one process of tests does with a folder of goldens; it may be used by any number of threads at once.
///
/// A picture or text passes when it is its golden, within the tolerance. A golden that this run has written does not
/// count: what is held against it fails until another run, so that trying again never makes a test pass.
public final class GoldenRun: Sendable {
  /// The folder of goldens.
  public let folder: GoldenFolder
  /// What the run was told.
  public let settings: GoldenRunSettings

  private let configuration: Result<GoldenConfiguration, GoldenError>
  private let state: Mutex<State>

  private struct State: ~Copyable {
    /// The goldens that this run has written or is about to.
    var recorded: Set<Golden> = []
    /// The pending goldens that this run has written.
    var pending: Set<GoldenFile> = []
    var ledger: LedgerWriter
  }

  /// Begins a run; files are written only when something is held against a golden.
  public init(folder: GoldenFolder, settings: GoldenRunSettings) {
    self.folder = folder
    self.settings = settings
    do throws(GoldenError) {
      configuration = .success(try folder.configuration())
    } catch {
      configuration = .failure(error)
    }
    state = Mutex(State(ledger: LedgerWriter(folder: folder, settings: settings)))
  }

  /// Holds a PNG file against a golden; its very bytes are what is recorded.
  ///
  /// A tolerance that is given counts before what the folder says; a mask counts besides it.
  public func verify(
    png: [UInt8], _ name: String, tolerance: Tolerance? = nil, mask: PixelMask = PixelMask(),
    options: ComparisonOptions = ComparisonOptions(), caller: GoldenCaller? = nil
  ) -> GoldenOutcome {
    verify(name, .png, PictureWish(tolerance: tolerance, mask: mask, options: options), caller) {
      () throws(SubjectError) in try PictureSubject(png: png)
    }
  }

  /// Holds a picture against a golden.
  ///
  /// A tolerance that is given counts before what the folder says; a mask counts besides it.
  public func verify(
    _ picture: RGBAImage, _ name: String, tolerance: Tolerance? = nil, mask: PixelMask = PixelMask(),
    options: ComparisonOptions = ComparisonOptions(), caller: GoldenCaller? = nil
  ) -> GoldenOutcome {
    verify(name, .png, PictureWish(tolerance: tolerance, mask: mask, options: options), caller) {
      PictureSubject(picture)
    }
  }

  /// Holds a text against a golden, by the byte.
  ///
  /// - Precondition: `kind` is no picture's.
  public func verify(
    text: String, _ name: String, _ kind: GoldenKind = .txt, caller: GoldenCaller? = nil
  ) -> GoldenOutcome {
    precondition(!kind.isPicture, "a text is no picture")
    return verify(name, kind, PictureWish(), caller) { TextSubject(text: Array(text.utf8)) }
  }

  /// Says that a golden was meant to be looked at, though the test could not, as for want of a program.
  ///
  /// It is no orphan then.
  public func skip(_ name: String, _ kind: GoldenKind = .png) {
    guard let golden = GoldenName(name).map({ Golden($0, kind) }) else { return }
    state.withLock { $0.ledger.write(LedgerEntry(golden: golden, verdict: .skipped)) }
  }

  /// Ends the run, with the exit status of its process: only what a run touched that has ended well is complete.
  ///
  /// - Throws: The first failure to write the run's ledger. The goldens were compared all the same.
  public func finish(exitStatus: Int) throws(GoldenError) {
    let failure = state.withLock { state in
      state.ledger.finish(exitStatus: exitStatus)
      return state.ledger.failure
    }
    if let failure { throw failure }
  }

  private func verify(
    _ name: String, _ kind: GoldenKind, _ wish: PictureWish, _ caller: GoldenCaller?,
    _ makeSubject: () throws(SubjectError) -> some GoldenSubject
  ) -> GoldenOutcome {
    guard let goldenName = GoldenName(name) else {
      return GoldenOutcome(name: name, .unfitName(GoldenName.reasonAgainst(name)))
    }
    let golden = Golden(goldenName, kind)
    // The ledger lists what is in the folder before anything is recorded there.
    state.withLock { $0.ledger.begin() }
    var outcome: GoldenOutcome
    do throws(GoldenError) {
      let request = try GoldenRequest(
        golden, in: folder, settings, try configuration.get(), wish: wish, caller: caller)
      outcome = try verify(request, makeSubject)
    } catch {
      outcome = GoldenOutcome(name: golden.description, .failed(error))
    }
    let entry = LedgerEntry(golden: golden, outcome)
    let ledgerFailure = state.withLock { state in
      state.ledger.write(entry)
      return state.ledger.takeUntoldFailure()
    }
    if let ledgerFailure {
      outcome.notes.append("the ledger of this run is not whole, so that it proves no golden unused: \(ledgerFailure)")
    }
    return outcome
  }
}

extension GoldenRun {
  /// Whether this run has written a golden, or is about to.
  func hasRecorded(_ golden: Golden) -> Bool { state.withLock { $0.recorded.contains(golden) } }

  /// Notes that this run is about to write a golden; false when it has already.
  func beginRecording(_ golden: Golden) -> Bool { state.withLock { $0.recorded.insert(golden).inserted } }

  /// Whether this run has set a golden aside.
  func hasSetAside(_ file: GoldenFile) -> Bool { state.withLock { $0.pending.contains(file) } }

  /// Notes that this run has set a golden aside.
  func noteSettingAside(_ file: GoldenFile) { state.withLock { _ = $0.pending.insert(file) } }
}

/// What a run does about a golden that is missing or differs; in each mode the test fails.
public enum GoldenMode: String, Hashable, Sendable, CaseIterable {
  /// Change no golden and set nothing aside in their folder.
  case verify
  /// Set the actual picture aside, as a pending golden that a person can look at and approve.
  case pending
  /// Write goldens that are missing, and set aside those that differ.
  case recordMissing = "record-missing"
  /// Write goldens that are missing or differ. Those that pass are not touched.
  case record

  /// Whether goldens may be written by the run itself.
  public var isRecording: Bool { self == .record || self == .recordMissing }
}

/// What a run of tests has to know from outside; nothing of it is read from the environment by itself.
public struct GoldenRunSettings: Hashable, Sendable {
  /// What to do about goldens that are missing or differ.
  public var mode: GoldenMode
  /// Whether this is a server of continuous integration, where nothing is ever written in the folder of goldens.
  public var isContinuousIntegration: Bool
  /// The platform that the tests run on.
  public var platform: Platform
  /// The day, by which tolerances expire.
  public var today: CalendarDay
  /// Where a run that writes nothing in the folder of goldens leaves what was pending and touched; `nil` for nowhere.
  public var artifacts: String?
  /// What this run is a part of all runs by: a test library, a shard.
  public var label: String
  /// Whether only some of the label's tests run, so that what is not touched may still be in use.
  public var isFiltered: Bool
  /// When the run began, in milliseconds since the beginning of 1970, by which runs of one label are put in order.
  public var start: Int
  /// The number of the process.
  public var process: Int

  /// Creates settings.
  public init(
    mode: GoldenMode, isContinuousIntegration: Bool, platform: Platform = .current, today: CalendarDay,
    artifacts: String? = nil, label: String, isFiltered: Bool, start: Int, process: Int
  ) {
    self.mode = mode
    self.isContinuousIntegration = isContinuousIntegration
    self.platform = platform
    self.today = today
    self.artifacts = artifacts
    self.label = label
    self.isFiltered = isFiltered
    self.start = start
    self.process = process
  }

  /// Whether goldens are to be recorded where they must not be.
  public var isRecordingRefused: Bool { isContinuousIntegration && mode.isRecording }

  /// What the run does in the end: on continuous integration it only verifies.
  public var effectiveMode: GoldenMode { isContinuousIntegration ? .verify : mode }
}

/// The place in a test's source from which a golden was asked for.
public struct GoldenCaller: Hashable, Sendable {
  /// The source file, as the caller names it.
  public let file: String
  /// The line, counted from 1.
  public let line: Int

  /// Names a place.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

extension GoldenCaller: CustomStringConvertible {
  /// The place as compilers write it, `Tests/MapTests.swift:12`.
  public var description: String { "\(file):\(line)" }
}

/// A tolerance and the place that it comes from.
public struct ToleranceInForce: Hashable, Sendable {
  /// The tolerance.
  public let tolerance: Tolerance
  /// Who set it, in words: "the test", "Goldens/SeatMaps/theatre.json".
  public let origin: String

  /// Creates a tolerance with its origin.
  public init(_ tolerance: Tolerance, from origin: String) {
    self.tolerance = tolerance
    self.origin = origin
  }
}

extension ToleranceInForce: CustomStringConvertible {
  /// Both, such as "exact, by Goldens/goldens.json".
  public var description: String { "\(tolerance), by \(origin)" }
}
