/// Why a payload is not accepted, never with any of it.
public enum SignatureError: Error, Hashable, Sendable {
  /// The text is no base45: it is another code, or lower-case letters were read.
  case notBase45(Base45Error)
  /// There is no room for a header and a signature.
  case tooShort(byteCount: Int)
  /// The layout has a version that is not known.
  case unknownVersion(Int)
  /// The algorithm has a number that is not known.
  case unknownAlgorithm(Int)
  /// None of the keys given has the name that the payload says.
  case unknownKey(KeyIdentifier)
  /// The key did not make the signature: the payload is forged or was changed.
  case wrongSignature
}

extension SignatureError: CustomStringConvertible {
  /// What is wrong, in one sentence.
  public var description: String {
    switch self {
    case .notBase45(let error): "the code is no signed payload: \(error)"
    case .tooShort(let byteCount): "the code is no signed payload: \(byteCount) bytes hold no signature"
    case .unknownVersion(let version): "the code is no signed payload: its version is \(version), not 1"
    case .unknownAlgorithm(let number): "the payload is signed by an unknown algorithm, number \(number)"
    case .unknownKey(let identifier): "the payload is signed with key \(identifier), which is not at hand"
    case .wrongSignature: "the signature is wrong: the payload is forged or was changed"
    }
  }
}
