/// A folder of goldens, `Goldens/<suite>/<name>.png`, with what belongs to it.
///
/// - `Goldens/<suite>/<name>@<os>-<arch>.png` is what one platform draws otherwise than the canonical one;
/// - `Goldens/<suite>/<name>.json` says what the picture may differ by: ``GoldenSidecar``;
/// - `Goldens/goldens.json` says what holds for all: ``GoldenConfiguration``;
/// - `Goldens/.pending/` holds pictures that failed, for a person to approve: ``PendingGolden``;
/// - `Goldens/.ledger/` holds what test runs touched: ``GoldenLedger``.
///
/// Nothing is kept in memory: each question reads the folder as it is.
public struct GoldenFolder: Hashable, Sendable {
  /// The folder of the goldens.
  public let path: String
  /// The folder of pending goldens.
  public let pendingPath: String
  /// The folder of ledgers.
  public let ledgerPath: String

  /// Names a folder, which need not exist; what was pending and touched is in `.pending` and `.ledger` in it, or in the
  /// folder of artefacts that a run on another machine left.
  public init(_ path: String, artifacts: String? = nil) {
    self.path = path
    // Not hidden there: those who collect artefacts often leave hidden files out.
    pendingPath = artifacts.map { "\($0)/pending" } ?? "\(path)/.pending"
    ledgerPath = artifacts.map { "\($0)/ledger" } ?? "\(path)/.ledger"
  }

  /// Names a folder whose ledgers are elsewhere.
  init(_ path: String, ledgers ledgerPath: String) {
    self.path = path
    self.ledgerPath = ledgerPath
    pendingPath = "\(path)/.pending"
  }

  /// Where a golden's file is or would be.
  public func path(of file: GoldenFile) -> String { "\(path)/\(file.path)" }

  /// Where a golden picture's sidecar is or would be.
  public func sidecarPath(of name: GoldenName) -> String { "\(path)/\(name).json" }

  /// Where the configuration is or would be.
  public var configurationPath: String { "\(path)/\(GoldenConfiguration.fileName)" }

  /// What holds for all goldens: what `goldens.json` says, or the defaults where there is none.
  public func configuration() throws(GoldenError) -> GoldenConfiguration {
    guard let bytes = try FolderAccess.read(configurationPath) else { return GoldenConfiguration() }
    return try GoldenConfiguration(json: bytes, file: configurationPath)
  }

  /// What holds for one golden picture; `nil` where there is no sidecar.
  public func sidecar(of name: GoldenName) throws(GoldenError) -> GoldenSidecar? {
    let path = sidecarPath(of: name)
    guard let bytes = try FolderAccess.read(path) else { return nil }
    return try GoldenSidecar(json: bytes, file: path)
  }

  /// The file that a golden is compared with on a platform, the most specific first, and its bytes; `nil` where there
  /// is none.
  public func lookUp(_ golden: Golden, on platform: Platform) throws(GoldenError) -> (
    file: GoldenFile, bytes: [UInt8]
  )? {
    for variant in platform.widening.map(Optional.some) + [nil] {
      let file = GoldenFile(golden, variant: variant)
      if let bytes = try FolderAccess.read(path(of: file)) { return (file, bytes) }
    }
    return nil
  }

  /// The file that recording a golden on a platform writes, where `found` is what it was compared with.
  ///
  /// That is the canonical file on the canonical platform, and a variant on others. A variant that is there for the
  /// platform is written to, so that it does not go on to hide what was recorded.
  public func recordedFile(
    of golden: Golden, on platform: Platform, found: GoldenFile?, _ configuration: GoldenConfiguration
  ) -> GoldenFile {
    if configuration.isCanonical(platform) { return found ?? GoldenFile(golden) }
    return GoldenFile(golden, variant: platform)
  }
}
