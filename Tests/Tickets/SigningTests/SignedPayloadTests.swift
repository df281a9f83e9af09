import TestSupport
import Testing

@testable import Signing

@Suite struct SignedPayloadTests {
  static let keys = [
    SigningKey(.ed25519, secret: secret("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")),
    SigningKey(.hmacSHA256, secret: secret("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f")),
  ]
  private let message = Array("2026-11-30|A-12|000123".utf8)

  @Test(arguments: keys) func `Gives the message back`(key: SigningKey) throws {
    for message in [message, [], Array(repeating: 0, count: 300)] {
      let signed = SignedPayload(signing: message, with: key)
      let read = try SignedPayload(text: signed.text)
      #expect(read == signed)
      #expect(try read.message(verifiedBy: key.verifyingKey) == message)
      #expect(SignedPayload(signing: message, with: key) == signed)
    }
  }

  /// The layout, byte by byte, put together here from the vectors' own functions.
  @Test(arguments: zip(keys, [UInt8(0x11), 0x12])) func `Is laid out as documented`(key: SigningKey, first: UInt8)
    throws
  {
    let signed = SignedPayload(signing: message, with: key)
    let head = [first] + key.identifier.bytes + message
    let domain = Array("seatmap ticket".utf8) + [0]
    #expect(signed.bytes == head + key.signature(of: domain + head))
    #expect(signed.bytes.count == 1 + 4 + message.count + (key.algorithm == .ed25519 ? 64 : 16))
    #expect(try Base45.decode(signed.text) == signed.bytes)
    let alphanumeric = Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")
    #expect(signed.text.allSatisfy(alphanumeric.contains))
  }

  /// Made by Python's hmac and its package cryptography from the layout alone; the guide shows the same.
  @Test(
    arguments: zip(
      keys,
      [
        ".82T9TZWG2Y9NF6TF63W5A46MF6PW6CT6%*2O*6JC3OBCX+LAU4S8TT77$45866-L0OBC:EFF$FI72Z-HC8NRAR$$KFOG+354CH*21TLD*365"
          + "G6P1RDIUK5QE-OKT930",
        "QG22:C$YK2Y9NF6TF63W5A46MF6PW6IQ67XL:YN%QB-G0QZ8B2TWJO%2",
      ]))
  func `Is what others make by the guide`(key: SigningKey, text: String) throws {
    let signed = try SignedPayload(text: text)
    #expect(try signed.message(verifiedBy: key.verifyingKey) == Array("SM-2026-0042/5/4".utf8))
    #expect(SignedPayload(signing: Array("SM-2026-0042/5/4".utf8), with: key) == signed)
    let guide = try RepositoryFiles.text("Guides/codes.md")
    #expect(
      guide.contains("\n    \(text)\n")
        && guide.contains("`\(key.identifier)`") != guide.contains("\"\(key.identifier)\""))
  }

  /// SHA-256 of "seatmap key" and the public key, and HMAC-SHA256 of "seatmap key", by Python's hashlib and hmac.
  @Test(arguments: zip(keys, ["64e71784", "bc66aaa4"])) func `Names the key`(key: SigningKey, name: String) {
    #expect(key.identifier.description == name)
    #expect(key.verifyingKey.identifier == key.identifier)
    #expect(key.description == "\(key.algorithm.rawValue) key \(name)")
  }

  /// No bit of a payload can be changed without being noticed.
  @Test(arguments: keys) func `Refuses what was changed`(key: SigningKey) throws {
    let signed = SignedPayload(signing: message, with: key)
    for index in signed.bytes.indices {
      for bit in [0, 3, 7] {
        var changed = signed.bytes
        changed[index] ^= 1 << UInt8(bit)
        let error = #expect(throws: SignatureError.self) {
          try SignedPayload(bytes: changed).message(verifiedBy: SignedPayloadTests.keys.map(\.verifyingKey))
        }
        if index > 4 { #expect(error == .wrongSignature) }
      }
    }
    for count in 0..<signed.bytes.count {
      #expect(throws: SignatureError.self) {
        try SignedPayload(bytes: Array(signed.bytes.prefix(count))).message(verifiedBy: key.verifyingKey)
      }
    }
    #expect(throws: SignatureError.wrongSignature) {
      try SignedPayload(bytes: signed.bytes + [0]).message(verifiedBy: key.verifyingKey)
    }
  }

  /// A signature that the key made for something else is none of a ticket, and a ticket's is none of something else.
  @Test(arguments: keys) func `Cannot be replayed as something else`(key: SigningKey) throws {
    let head = [key.algorithm == .ed25519 ? 0x11 : 0x12] + key.identifier.bytes + message
    for domain in [[], Array("seatmap ticket".utf8), Array("seatmap link".utf8) + [0]] {
      let elsewhere = try SignedPayload(bytes: head + key.signature(of: domain + head))
      #expect(throws: SignatureError.wrongSignature) { try elsewhere.message(verifiedBy: key.verifyingKey) }
    }
    let signature = SignedPayload(signing: message, with: key).bytes.suffix(key.algorithm.signatureLength)
    #expect(!key.verifyingKey.verifies(Array(signature), of: head))
    #expect(!key.verifyingKey.verifies(Array(signature), of: message))
  }

  @Test func `Says why it is not accepted`() throws {
    let (key, other) = (SignedPayloadTests.keys[0], SignedPayloadTests.keys[1])
    let signed = SignedPayload(signing: message, with: key)
    #expect(throws: SignatureError.unknownKey(key.identifier)) {
      try signed.message(verifiedBy: other.verifyingKey)
    }
    #expect(throws: SignatureError.unknownKey(key.identifier)) { try signed.message(verifiedBy: []) }
    #expect(try signed.message(verifiedBy: [other.verifyingKey, key.verifyingKey]) == message)
    #expect(throws: SignatureError.notBase45(.character(at: 0))) { try SignedPayload(text: "ticket 12") }
    #expect(throws: SignatureError.tooShort(byteCount: 0)) { try SignedPayload(text: "") }
    #expect(throws: SignatureError.tooShort(byteCount: 68)) {
      try SignedPayload(bytes: Array(signed.bytes.prefix(68)))
    }
    #expect(throws: SignatureError.unknownVersion(2)) { try SignedPayload(bytes: [0x21] + signed.bytes.dropFirst()) }
    #expect(throws: SignatureError.unknownAlgorithm(3)) { try SignedPayload(bytes: [0x13] + signed.bytes.dropFirst()) }
    #expect(
      SignatureError.unknownKey(key.identifier).description
        == "the payload is signed with key \(key.identifier), which is not at hand")
  }

  @Test func `Generates keys that differ`() throws {
    for algorithm in SigningAlgorithm.allCases {
      let (one, other) = (SigningKey.generate(algorithm), SigningKey.generate(algorithm))
      #expect(one != other && one == one && one.verifyingKey != other.verifyingKey)
      let signed = SignedPayload(signing: message, with: one)
      #expect(try signed.message(verifiedBy: one.verifyingKey) == message)
    }
  }
}
