internal import JSON
internal import Signing

/// A file with a key.
///
/// No failure shows any of its content.
struct KeyInput {
  let file: InputFile

  /// The key to sign with.
  func signingKey(in session: Session) throws(CommandFailure) -> SigningKey {
    let bytes = try bytes(in: session)
    do throws(DocumentError) {
      return try SigningKey(keyFile: bytes, named: file.name)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The key to verify with, which may stand in a file with a secret.
  func verifyingKey(in session: Session) throws(CommandFailure) -> VerifyingKey {
    let bytes = try bytes(in: session)
    do throws(DocumentError) {
      return try VerifyingKey(keyFile: bytes, named: file.name)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The key to verify with, and whether the file holds what signs too; the file is read once.
  func content(in session: Session) throws(CommandFailure) -> (key: VerifyingKey, canSign: Bool) {
    let bytes = try bytes(in: session)
    do throws(DocumentError) {
      let key = try VerifyingKey(keyFile: bytes, named: file.name)
      return (key, (try? SigningKey(keyFile: bytes, named: file.name)) != nil)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func bytes(in session: Session) throws(CommandFailure) -> [UInt8] {
    try file.bytes(limit: KeyInput.largestFile, console: session.console)
  }

  /// Far more than any key takes.
  private static let largestFile = 1 << 16
}
