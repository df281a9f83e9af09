internal import Signing
internal import Support

/// Reads bytes as a signed payload, as one in base45, and signs them.
func examineSignedPayload(_ bytes: [UInt8]) throws(BrokenLaw) {
  for key in try keys() {
    try examine(try? SignedPayload(bytes: bytes), with: key)
    try examine(try? SignedPayload(text: String(decoding: bytes, as: UTF8.self)), with: key)
    let signed = SignedPayload(signing: bytes, with: key)
    let read = try succeed("reading back a signed payload") { () throws(SignatureError) in
      try SignedPayload(text: signed.text).message(verifiedBy: key.verifyingKey)
    }
    try hold(read == bytes, "another message is read back")
  }
}

/// What is verified is what the key makes of the message: nobody else can have made it.
private func examine(_ payload: SignedPayload?, with key: SigningKey) throws(BrokenLaw) {
  guard let payload, let message = try? payload.message(verifiedBy: key.verifyingKey) else { return }
  try hold(SignedPayload(signing: message, with: key) == payload, "a payload is verified that the key does not make")
}

/// Reads bytes as a key file, and writes the key and reads that again.
func examineKeyFile(_ bytes: [UInt8]) throws(BrokenLaw) {
  try examineVerifyingKey(bytes)
  let key: SigningKey
  do throws(DocumentError) {
    key = try SigningKey(keyFile: bytes)
  } catch {
    return try error.checkLaws(forKeyFile: bytes)
  }
  let copy = try succeed("reading back a key") { () throws(DocumentError) in
    try SigningKey(keyFile: key.encodedKeyFile())
  }
  try hold(copy == key, "another key is read back")
  let verifying = try? VerifyingKey(keyFile: bytes)
  try hold(verifying == key.verifyingKey, "a key that signs does not verify")
}

private func examineVerifyingKey(_ bytes: [UInt8]) throws(BrokenLaw) {
  let key: VerifyingKey
  do throws(DocumentError) {
    key = try VerifyingKey(keyFile: bytes)
  } catch {
    return try error.checkLaws(forKeyFile: bytes)
  }
  guard let shared = key.encodedKeyFile() else { return }
  let copy = try succeed("reading back a public key") { () throws(DocumentError) in
    try VerifyingKey(keyFile: shared)
  }
  try hold(copy == key, "another public key is read back")
}

extension DocumentError {
  fileprivate func checkLaws(forKeyFile bytes: [UInt8]) throws(BrokenLaw) {
    try checkLaws(forJSON: bytes)
    try hold(!quotes(bytes), "an error shows what the file holds")
  }

  /// Whether there are sixteen letters or digits in a row, as keys have and words have not, that a file has as well.
  private func quotes(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return description.split { !($0.isLetter || $0.isNumber) }.contains { $0.count >= 16 && text.contains($0) }
  }
}

private func keys() throws(BrokenLaw) -> [SigningKey] {
  let seed = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"
  var keys: [SigningKey] = []
  for algorithm in SigningAlgorithm.allCases {
    let file = "{\"format\": \"seatmap-key/1\", \"algorithm\": \"\(algorithm.rawValue)\", \"secret\": \"\(seed)\"}"
    keys.append(
      try succeed("reading a key") { () throws(DocumentError) in try SigningKey(keyFile: Array(file.utf8)) })
  }
  return keys
}
