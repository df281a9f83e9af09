import Support
import TestSupport
import Testing

@testable import Signing

@Suite struct KeyFileTests {
  private let seed = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"
  private let publicKey = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"

  @Test func `Reads keys`() throws {
    let key = try SigningKey(keyFile: file(#""algorithm": "ed25519", "secret": "\#(seed)""#))
    #expect(key == SigningKey(.ed25519, secret: secret(seed)))
    let hmac = try SigningKey(keyFile: file(#""secret": "\#(seed.uppercased())", "algorithm": "hmac-sha256""#))
    #expect(hmac == SigningKey(.hmacSHA256, secret: secret(seed)))
    let verifying = try VerifyingKey(keyFile: file(#""algorithm": "ed25519", "public": "\#(publicKey)""#))
    #expect(verifying == key.verifyingKey)
    #expect(try VerifyingKey(keyFile: file(#""algorithm": "ed25519", "secret": "\#(seed)""#)) == key.verifyingKey)
  }

  @Test(arguments: SigningAlgorithm.allCases) func `Reads what it writes`(algorithm: SigningAlgorithm) throws {
    let key = SigningKey.generate(algorithm)
    #expect(try SigningKey(keyFile: key.encodedKeyFile()) == key)
    #expect(try VerifyingKey(keyFile: key.encodedKeyFile()) == key.verifyingKey)
    let shared = key.verifyingKey.encodedKeyFile()
    #expect((shared == nil) == (algorithm == .hmacSHA256))
    if let shared { #expect(try VerifyingKey(keyFile: shared) == key.verifyingKey) }
  }

  @Test func `Writes one object`() throws {
    let key = SigningKey(.ed25519, secret: secret(seed))
    #expect(
      String(decoding: key.encodedKeyFile(), as: UTF8.self) == """
        {
          "format": "seatmap-key/1",
          "algorithm": "ed25519",
          "id": "\(key.identifier)",
          "secret": "\(seed)"
        }

        """)
    // The guide shows the same file.
    let guide = try RepositoryFiles.text("Guides/codes.md")
    #expect(guide.contains("```json\n" + String(decoding: key.encodedKeyFile(), as: UTF8.self) + "```"))
  }

  @Test(arguments: [
    (#""algorithm": "ed25519""#, "keys.json:1:1: a key file has \"secret\" or \"public\""),
    (#""secret": "00""#, "keys.json:1:1: missing key \"algorithm\""),
    (
      #""algorithm": "rsa", "secret": "00""#,
      "keys.json:1:42: algorithm: the algorithm is ed25519 or hmac-sha256"
    ),
    (
      #""algorithm": "ed25519", "secret": "00ff""#,
      "keys.json:1:63: secret: expected 64 hexadecimal digits, found 4 characters"
    ),
    (
      #""algorithm": "hmac-sha256", "secret": "00ff""#,
      "keys.json:1:67: secret: expected 32 to 128 hexadecimal digits, found 4 characters"
    ),
    (
      #""algorithm": "hmac-sha256", "secret": "00112233445566778899aabbccddeefg""#,
      "keys.json:1:67: secret: expected 32 to 128 hexadecimal digits, found other characters"
    ),
    (#""algorithm": "ed25519", "secret": 12"#, "keys.json:1:63: secret: expected a string, found a number"),
    (
      #""algorithm": "hmac-sha256", "public": "00""#,
      "keys.json:1:67: public: hmac-sha256 has no public key; it takes the secret to verify"
    ),
    (
      #""algorithm": "ed25519", "secret": "00", "public": "00""#,
      "keys.json:1:79: public: a key file has either \"secret\" or \"public\"; the secret gives the public key"
    ),
    (
      #""algorithm": "ed25519", "algorithm": "ed25519""#,
      "keys.json:1:66: algorithm: the key \"algorithm\" stands twice"
    ),
  ])
  func `Says what is wrong and where`(fields: String, message: String) {
    let error = #expect(throws: DocumentError.self) { try SigningKey(keyFile: file(fields), named: "keys.json") }
    #expect(error?.description == message)
  }

  @Test func `Asks for the format`() {
    let error = #expect(throws: DocumentError.self) {
      try SigningKey(keyFile: Array(#"{"format": "seatmap-plan/1", "secret": "\#(seed)"}"#.utf8))
    }
    #expect(error?.kind == .format)
  }

  @Test func `Asks for a secret to sign`() {
    let error = #expect(throws: DocumentError.self) {
      try SigningKey(keyFile: file(#""algorithm": "ed25519", "public": "\#(publicKey)""#), named: "keys.json")
    }
    #expect(
      error?.description == "keys.json:1:1: the file has a public key only; signing takes one with \"secret\"")
  }

  @Test func `Notices a key that is not the one named`() throws {
    let name = SigningKey(.ed25519, secret: secret(seed)).identifier
    let right = file(#""algorithm": "ed25519", "id": "\#(name)", "secret": "\#(seed)""#)
    #expect(try SigningKey(keyFile: right).identifier == name)
    let wrong = file(#""algorithm": "ed25519", "id": "00000000", "secret": "\#(seed)""#)
    for read in [{ _ = try SigningKey(keyFile: wrong) }, { _ = try VerifyingKey(keyFile: wrong) }]
      as [() throws -> Void]
    {
      let error = #expect(throws: DocumentError.self) { try read() }
      #expect(error?.place.path == "id")
    }
  }

  /// Whatever is wrong with a file, and wherever the secret landed in it, the error does not show it.
  @Test func `Never shows a key`() throws {
    let broken = [
      seed, "\"\(seed)\"", "{\"\(seed)\": 1}", "{\"format\": \"\(seed)\"}", "{\"format\": \"seatmap-key/1\" \(seed)}",
      "{\"format\": \"seatmap-key/1\", \"algorithm\": \"\(seed)\"}", "[\(seed)]", "{\"secret\": \(seed)}",
      "{\"format\": \"seatmap-key/1\", \"algorithm\": \"ed25519\", \"id\": \"\(seed)\", \"secret\": \"\(seed)\"}",
      "{\"format\": \"seatmap-key/1\", \"algorithm\": \"ed25519\", \"secret\": \"\(seed)\", \"\(seed)\": true}",
      "{\"format\": \"seatmap-key/1\", \"algorithm\": \"ed25519\", \"secret\": \"\(seed)0\"}",
      "{\"format\": \"seatmap-key/1\", \"algorithm\": \"ed25519\", \"secret\": \"\(seed.dropLast())g\"}",
      "{\"format\": \"seatmap-key/1\", \"algorithm\": \"ed25519\", \"secret\": \"\\\(seed)\"}",
    ]
    for text in broken {
      let error = #expect(throws: DocumentError.self, "\(text)") { try SigningKey(keyFile: Array(text.utf8)) }
      var words = String(reflecting: error) + "\(String(describing: error))"
      dump(error, to: &words)
      #expect(!words.contains(seed.prefix(8)), "\(words)")
    }
  }

  @Test func `Shows no key and no payload when dumped`() throws {
    for key in SignedPayloadTests.keys {
      let signed = SignedPayload(signing: Array("SEKRIT".utf8), with: key)
      var words = ""
      dump(key, to: &words)
      dump(key.verifyingKey, to: &words)
      dump(signed, to: &words)
      dump([signed], to: &words)
      words += "\(key) \(key.verifyingKey) \(signed) \(String(reflecting: key)) \(String(reflecting: signed))"
      words += String(reflecting: key.verifyingKey)
      // As text, as numbers, and as what the numbers would be in a dump.
      #expect(!words.contains("SEKRIT") && !words.contains("9d61b1") && !words.contains("157"), "\(words)")
      #expect(!words.contains("secret") && !words.contains("material") && !words.contains(signed.text))
      #expect(words.contains("\(key.identifier)"))
    }
  }

  private func file(_ fields: String) -> [UInt8] { Array("{\"format\": \"seatmap-key/1\", \(fields)}".utf8) }
}
