/// A message with a signature that shows who made it, as a scanner reads it from a ticket.
///
/// The bytes, in this order:
///
/// | bytes | what |
/// |---|---|
/// | 1 | the version of this layout in the high four bits, 1; the algorithm in the low ones: 1 Ed25519, 2 HMAC-SHA256 |
/// | 4 | the ``KeyIdentifier`` of the key |
/// | any number | the message |
/// | 64 or 16 | the signature: of Ed25519 all of it, of HMAC-SHA256 the first 16 bytes |
///
/// What is signed is the text `seatmap ticket` in ASCII, a zero byte, and all bytes before the signature. No other use
/// of a key begins so: a payload cannot pass for anything else that the key might sign, nor the other way round, and
/// neither version, algorithm nor key can be exchanged.
///
/// Its ``text`` is the bytes in base45 (RFC 9285), which QR Code packs into its alphanumeric mode. The same message and
/// key give the same payload, always.
public struct SignedPayload: Hashable, Sendable {
  /// The layout's version.
  private static let version: UInt8 = 1
  private static let domain = Array("seatmap ticket".utf8) + [0]
  private static let headerLength = 1 + KeyIdentifier.length

  /// How it is signed.
  public let algorithm: SigningAlgorithm
  /// The name of the key that it says it is signed with.
  public let keyIdentifier: KeyIdentifier
  /// All bytes, as laid out above.
  public let bytes: [UInt8]

  /// Signs a message.
  public init(signing message: [UInt8], with key: SigningKey) {
    let signed = [SignedPayload.version << 4 | key.algorithm.number] + key.identifier.bytes + message
    algorithm = key.algorithm
    keyIdentifier = key.identifier
    bytes = signed + key.signature(of: SignedPayload.domain + signed)
  }

  /// Takes apart what was read from a code, without verifying it.
  public init(text: String) throws(SignatureError) {
    let bytes: [UInt8]
    do { bytes = try Base45.decode(text) } catch { throw .notBase45(error) }
    try self.init(bytes: bytes)
  }

  /// Takes apart the bytes of a payload, without verifying it.
  public init(bytes: [UInt8]) throws(SignatureError) {
    guard let first = bytes.first else { throw .tooShort(byteCount: 0) }
    guard first >> 4 == SignedPayload.version else { throw .unknownVersion(Int(first >> 4)) }
    guard let algorithm = SigningAlgorithm.allCases.first(where: { $0.number == first & 15 }) else {
      throw .unknownAlgorithm(Int(first & 15))
    }
    guard bytes.count >= SignedPayload.headerLength + algorithm.signatureLength else {
      throw .tooShort(byteCount: bytes.count)
    }
    self.algorithm = algorithm
    self.keyIdentifier = KeyIdentifier(bytes[1..<SignedPayload.headerLength])
    self.bytes = bytes
  }

  /// The bytes in base45, to be put into a code.
  public var text: String { Base45.encode(bytes) }

  /// The message, if one of some keys signed it.
  public func message(verifiedBy keys: [VerifyingKey]) throws(SignatureError) -> [UInt8] {
    let candidates = keys.filter { $0.identifier == keyIdentifier && $0.algorithm == algorithm }
    guard !candidates.isEmpty else { throw .unknownKey(keyIdentifier) }
    let end = bytes.count - algorithm.signatureLength
    let (signed, signature) = (SignedPayload.domain + bytes[..<end], Array(bytes[end...]))
    guard candidates.contains(where: { $0.verifies(signature, of: signed) }) else { throw .wrongSignature }
    return Array(bytes[SignedPayload.headerLength..<end])
  }

  /// The message, if a key signed it.
  public func message(verifiedBy key: VerifyingKey) throws(SignatureError) -> [UInt8] {
    try message(verifiedBy: [key])
  }
}

extension SignedPayload: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The length and the name of the key.
  public var description: String {
    "a payload of \(bytes.count) bytes signed with \(algorithm.rawValue) key \(keyIdentifier)"
  }
  /// The length and the name of the key.
  public var debugDescription: String { description }
  /// The length and the name of the key.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: ["algorithm": algorithm, "keyIdentifier": keyIdentifier.description, "byteCount": bytes.count])
  }
}

extension SigningAlgorithm {
  /// Its number in the first byte of a payload.
  fileprivate var number: UInt8 {
    switch self {
    case .ed25519: 1
    case .hmacSHA256: 2
    }
  }
}

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
