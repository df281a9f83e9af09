internal import Cryptography
internal import JSON
public import Support

// A key file is a JSON object such as
//
//     { "format": "seatmap-key/1", "algorithm": "ed25519", "secret": "9d61b19d…" }
//
// with 64 hexadecimal digits of the seed, or 32 to 128 of the secret for "hmac-sha256". A file that only verifies has
// "public" for "secret". With "id" the key is checked against its name.

extension SigningKey {
  /// Reads a key file's bytes; `name` is the file's name for errors, which never show any of its content.
  public init(keyFile bytes: [UInt8], named name: String? = nil) throws(DocumentError) {
    self = try KeyFileReader.read(bytes, named: name) { (file: KeyFileReader) throws(JSONFault) -> SigningKey in
      guard case .secret(let secret) = file.material else {
        throw file.root.fault(.missingKey, "the file has a public key only; signing takes one with \"secret\"")
      }
      let key = SigningKey(file.algorithm, secret: secret)
      try file.checkName(key.identifier)
      return key
    }
  }

  /// The key file, with the secret in it: whoever has it can make tickets.
  public func encodedKeyFile() -> [UInt8] {
    let count = algorithm == .ed25519 ? 32 : secret.count
    let text = secret.withBytes { Hexadecimal.text(of: UnsafeBufferPointer(start: $0, count: count)) }
    return KeyFileWriter.bytes(algorithm: algorithm, identifier: identifier, field: .secret, text: text)
  }
}

extension VerifyingKey {
  /// Reads a key file's bytes, with a public key or a secret; `name` is the file's name for errors, which never show
  /// any of its content.
  public init(keyFile bytes: [UInt8], named name: String? = nil) throws(DocumentError) {
    self = try KeyFileReader.read(bytes, named: name) { (file: KeyFileReader) throws(JSONFault) -> VerifyingKey in
      let key =
        switch file.material {
        case .secret(let secret): SigningKey(file.algorithm, secret: secret).verifyingKey
        case .publicKey(let key): VerifyingKey(publicKey: key)
        }
      try file.checkName(key.identifier)
      return key
    }
  }

  /// The key file of an Ed25519 key, which anybody may have; nil for HMAC-SHA256, where verifying takes the secret.
  public func encodedKeyFile() -> [UInt8]? {
    publicKey.map {
      KeyFileWriter.bytes(
        algorithm: algorithm, identifier: identifier, field: .public, text: Hexadecimal.text(of: $0))
    }
  }
}

private enum KeyFileField: String {
  case format, algorithm, id, secret
  case `public`

  static let formatName = "seatmap-key/1"
}

private enum KeyFileWriter {
  static func bytes(
    algorithm: SigningAlgorithm, identifier: KeyIdentifier, field: KeyFileField, text: String
  ) -> [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { file in
      file.field(KeyFileField.format.rawValue, KeyFileField.formatName)
      file.field(KeyFileField.algorithm.rawValue, algorithm.rawValue)
      file.field(KeyFileField.id.rawValue, identifier.description)
      file.field(field.rawValue, text)
    }
    return writer.bytes
  }
}

/// Reads key files with words of its own for what is wrong: those of the JSON reader quote what they found.
private struct KeyFileReader {
  enum Material {
    case secret(SecretBytes)
    case publicKey([UInt8])
  }

  let root: JSONNode
  let algorithm: SigningAlgorithm
  let material: Material
  private let name: JSONNode?

  /// What `make` makes of a file's content.
  static func read<Key>(
    _ bytes: [UInt8], named name: String?, _ make: (KeyFileReader) throws(JSONFault) -> Key
  ) throws(DocumentError) -> Key {
    let document: JSONDocument
    do { document = try JSONDocument(bytes: bytes, file: name) } catch {
      throw DocumentError(
        error.kind, "the key file is not valid JSON",
        at: DocumentPlace(file: name, line: error.place.line, column: error.place.column))
    }
    return try document.read { (root) throws(JSONFault) -> Key in try make(KeyFileReader(root)) }
  }

  private init(_ root: JSONNode) throws(JSONFault) {
    var found: [KeyFileField: JSONNode] = [:]
    for (key, value) in try root.fields() {
      // A key that is not known may be a secret in the wrong place: neither its name nor its path is told.
      guard let field = KeyFileField(rawValue: key.string) else {
        throw root.fault(.unknownKey, "a key file has the keys format, algorithm, id, secret and public only")
      }
      guard found.updateValue(value, forKey: field) == nil else {
        throw value.fault(.duplicateKey, "the key \"\(field.rawValue)\" stands twice")
      }
    }
    let format = try root.required(found[.format], "format")
    guard try format.text() == KeyFileField.formatName else {
      throw format.fault(.format, "the format of a key file is \"\(KeyFileField.formatName)\"")
    }
    self.root = root
    algorithm = try KeyFileReader.algorithm(root.required(found[.algorithm], "algorithm"))
    material = try KeyFileReader.material(root, found[.secret], found[.public], algorithm)
    name = found[.id]
  }

  /// Compares the name that the file gives the key, if it does, with the key's own.
  func checkName(_ identifier: KeyIdentifier) throws(JSONFault) {
    guard let name, !(try name.text() == identifier.description) else { return }
    throw name.fault(
      .value, "the key's name is \(identifier), the file says another one: the key was changed or copied in part")
  }

  private static func algorithm(_ node: JSONNode) throws(JSONFault) -> SigningAlgorithm {
    guard let algorithm = SigningAlgorithm(rawValue: try node.string()) else {
      throw node.fault(.value, "the algorithm is \(oneOf(SigningAlgorithm.allCases.map(\.rawValue)))")
    }
    return algorithm
  }

  private static func material(
    _ root: JSONNode, _ secret: JSONNode?, _ publicKey: JSONNode?, _ algorithm: SigningAlgorithm
  ) throws(JSONFault) -> Material {
    switch (secret, publicKey) {
    case (let node?, nil):
      return .secret(try bytes(node, lengths: algorithm.secretLengths))
    case (nil, let node?) where algorithm == .ed25519:
      let key = try bytes(node, lengths: Ed25519.publicKeyLength...Ed25519.publicKeyLength)
      return .publicKey(key.withBytes { Array(UnsafeBufferPointer(start: $0, count: key.count)) })
    case (nil, let node?):
      throw node.fault(.value, "\(algorithm.rawValue) has no public key; it takes the secret to verify")
    case (nil, nil):
      throw root.fault(.missingKey, "a key file has \"secret\" or \"public\"")
    case (_?, let node?):
      throw node.fault(.value, "a key file has either \"secret\" or \"public\"; the secret gives the public key")
    }
  }

  /// The bytes of hexadecimal digits, written straight to where they are kept.
  private static func bytes(_ node: JSONNode, lengths: ClosedRange<Int>) throws(JSONFault) -> SecretBytes {
    let digits = try node.text().utf8
    let wanted =
      lengths.lowerBound == lengths.upperBound
      ? "\(lengths.lowerBound * 2)" : "\(lengths.lowerBound * 2) to \(lengths.upperBound * 2)"
    guard digits.count % 2 == 0, lengths.contains(digits.count / 2) else {
      throw node.fault(.value, "expected \(wanted) hexadecimal digits, found \(digits.count) characters")
    }
    var isHexadecimal = false
    let bytes = SecretBytes(count: digits.count / 2) { isHexadecimal = Hexadecimal.decode(digits, into: $0) }
    guard isHexadecimal else {
      throw node.fault(.value, "expected \(wanted) hexadecimal digits, found other characters")
    }
    return bytes
  }
}
