internal import JSON

extension GoldenSidecar {
  /// Reads the bytes of a sidecar; `file` is its name for errors.
  public init(json bytes: [UInt8], file: String) throws(GoldenError) {
    do throws(DocumentError) {
      self = try JSONDocument(bytes: bytes, file: file).read { root throws(JSONFault) in try GoldenSidecar(root) }
    } catch {
      throw .document(error)
    }
  }

  private init(_ root: JSONNode) throws(JSONFault) {
    self.init()
    try root.requireFormat(GoldenSidecar.format, SidecarKey.format)
    var needsReason: JSONNode?
    for (name, value) in try root.fields(duplicates: .rejected) {
      switch try name.key(of: SidecarKey.self) {
      case .schema, .format: _ = try value.text()
      case .tolerance:
        tolerance = try Tolerance(value)
        if tolerance != .exact { needsReason = value }
      case .mask:
        mask = try GoldenMask(value)
        needsReason = value
      case .reason: reason = try value.nonemptyString()
      case .expires:
        let text = try value.string()
        guard let date = CalendarDate(text) else {
          throw value.fault(.value, "expected a day such as \"2027-03-31\", found \(quoted(text))")
        }
        expires = date
      case .expectedFailure: expectedFailure = try value.nonemptyString()
      }
    }
    if let needsReason, reason == nil {
      throw needsReason.fault(.missingKey, "what may differ needs a \"reason\" in the same file")
    }
  }

  /// The sidecar as the bytes of a file.
  public var json: [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { object in
      object.field(SidecarKey.format.rawValue, GoldenSidecar.format)
      if let tolerance {
        object.key(SidecarKey.tolerance)
        tolerance.write(to: &object)
      }
      if let mask {
        object.key(SidecarKey.mask)
        mask.write(to: &object)
      }
      object.field(SidecarKey.reason.rawValue, reason)
      object.field(SidecarKey.expires.rawValue, expires?.description)
      object.field(SidecarKey.expectedFailure.rawValue, expectedFailure)
    }
    return writer.bytes
  }

  /// Whether bytes claim to be a sidecar, though they may not be a right one.
  static func isSidecar(_ bytes: [UInt8]) -> Bool {
    let format = try? JSONDocument(bytes: bytes).read { root throws(JSONFault) in try root["format"]?.string() }
    return format?.hasPrefix("seatmap-golden-sidecar/") ?? false
  }
}

extension JSONNode {
  /// The string, which must not be empty.
  func nonemptyString() throws(JSONFault) -> String {
    let text = try string()
    guard text.contains(where: { !$0.isWhitespace }) else { throw fault(.value, "expected words, found none") }
    return text
  }
}
