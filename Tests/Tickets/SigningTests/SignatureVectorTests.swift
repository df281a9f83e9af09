import Cryptography
import Support
import TestSupport
import Testing

@testable import Signing

/// The vectors that the standards give, against what is called here.
@Suite struct SignatureVectorTests {
  struct Ed25519Vector: CustomTestStringConvertible {
    let name, seed, publicKey, message, signature: String
    var testDescription: String { name }
  }

  /// RFC 8032 section 7.1.
  static let ed25519 = [
    Ed25519Vector(
      name: "TEST 1", seed: "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
      publicKey: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", message: "",
      signature: "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
        + "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"),
    Ed25519Vector(
      name: "TEST 2", seed: "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
      publicKey: "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", message: "72",
      signature: "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"),
    Ed25519Vector(
      name: "TEST 3", seed: "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
      publicKey: "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", message: "af82",
      signature: "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
        + "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"),
  ]

  @Test(arguments: ed25519) func `Signs as RFC 8032 does`(vector: Ed25519Vector) throws {
    let key = SigningKey(.ed25519, secret: secret(vector.seed))
    let message = bytes(vector.message)
    #expect(key.verifyingKey.publicKey == bytes(vector.publicKey))
    #expect(key.signature(of: message) == bytes(vector.signature))
    #expect(key.verifyingKey.verifies(bytes(vector.signature), of: message))
    #expect(!key.verifyingKey.verifies(bytes(vector.signature), of: message + [0]))
    #expect(!key.verifyingKey.verifies(bytes(vector.signature).dropLast(), of: message))
  }

  struct HMACVector: CustomTestStringConvertible {
    let name, secret, message, code: String
    var testDescription: String { name }
  }

  /// RFC 4231 sections 4.2 to 4.8, of which 4.6 gives the first 16 bytes.
  static let hmac = [
    HMACVector(
      name: "1", secret: String(repeating: "0b", count: 20), message: hex("Hi There"),
      code: "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
    HMACVector(
      name: "2", secret: hex("Jefe"), message: hex("what do ya want for nothing?"),
      code: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
    HMACVector(
      name: "3", secret: String(repeating: "aa", count: 20), message: String(repeating: "dd", count: 50),
      code: "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
    HMACVector(
      name: "4", secret: "0102030405060708090a0b0c0d0e0f10111213141516171819",
      message: String(repeating: "cd", count: 50),
      code: "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"),
    HMACVector(
      name: "5", secret: String(repeating: "0c", count: 20), message: hex("Test With Truncation"),
      code: "a3b6167473100ee06e0c796c2955552b"),
    HMACVector(
      name: "6", secret: String(repeating: "aa", count: 131),
      message: hex("Test Using Larger Than Block-Size Key - Hash Key First"),
      code: "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"),
    HMACVector(
      name: "7", secret: String(repeating: "aa", count: 131),
      message: hex(
        "This is a test using a larger than block-size key and a larger than block-size data. "
          + "The key needs to be hashed before being used by the HMAC algorithm."),
      code: "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"),
  ]

  @Test(arguments: hmac) func `Makes the codes of RFC 4231`(vector: HMACVector) {
    let code = HMACSHA256.code(of: bytes(vector.message), secret: secret(vector.secret))
    let expected = bytes(vector.code)
    #expect(Array(code.prefix(expected.count)) == expected && code.count == 32)
  }
}

private func hex(_ text: String) -> String { Hexadecimal.text(of: text.utf8) }

/// The bytes of hexadecimal digits.
func bytes(_ digits: String) -> [UInt8] {
  stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(digits.dropFirst($0).prefix(2), radix: 16) }
}

/// The bytes of hexadecimal digits, as a key holds them.
func secret(_ digits: String) -> SecretBytes {
  let content = bytes(digits)
  return SecretBytes(count: content.count) { $0.update(from: content, count: content.count) }
}
