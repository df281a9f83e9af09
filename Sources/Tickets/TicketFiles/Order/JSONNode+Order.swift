internal import JSON
internal import Tickets

extension JSONNode {
  /// A language with, if given, script and region, as a BCP 47 tag.
  ///
  /// Only the form is looked at: subtags of one to eight letters and digits, the first one of two or three letters.
  func languageTag() throws(JSONFault) -> String {
    let tag = try string()
    let subtags = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isWellFormed =
      tag.utf8.count <= 35
      && subtags.allSatisfy { 1...8 ~= $0.count && $0.allSatisfy { isLetter($0) || isDigit($0) } }
      && subtags.first.map { 2...3 ~= $0.count && $0.allSatisfy(isLetter) } == true
    guard isWellFormed else {
      throw fault(.value, "expected a language tag such as \"en-GB\", found \(quoted(tag))")
    }
    return tag
  }

  /// When an event takes place.
  func showing() throws(JSONFault) -> Showing {
    var (start, doors): (Moment.Time?, Moment.Time?)
    var (zone, doorsNode): (String?, JSONNode?)
    for (text, value) in try fields(duplicates: .rejected) {
      switch try text.key(of: ShowingKey.self) {
      case .start: start = try value.time()
      case .doors:
        doors = try value.time()
        doorsNode = value
      case .zone: zone = try value.zoneName()
      }
    }
    let name = try required(zone, ShowingKey.zone)
    let showing = Showing(
      start: Moment(try required(start, ShowingKey.start), zone: name), doors: doors.map { Moment($0, zone: name) })
    if let doors, let doorsNode, doors.isKnownToBeAfter(showing.start.time) {
      throw doorsNode.fault(.value, "the doors open after the start")
    }
    return showing
  }

  private func time() throws(JSONFault) -> Moment.Time {
    let text = try string()
    do throws(TimeTextError) {
      return try Moment.Time(text: text)
    } catch {
      throw fault(.value, "\(error), found \(quoted(text))")
    }
  }

  /// The name of a time zone; only its form is looked at, and whether there is such a zone when it is needed.
  private func zoneName() throws(JSONFault) -> String {
    let name = try string()
    let isWellFormed =
      1...64 ~= name.utf8.count && name.utf8.first.map(isLetter) == true
      && name.utf8.allSatisfy { isLetter($0) || isDigit($0) || "/_+-".utf8.contains($0) }
    guard isWellFormed else {
      throw fault(.value, "expected the name of a time zone such as \"Europe/Berlin\", found \(quoted(name))")
    }
    return name
  }

  /// The longest name of a file, in bytes, as Linux has it.
  private static let longestFileName = 4096

  /// The name of a file; nil where it is empty.
  func fileName() throws(JSONFault) -> String? {
    let text = try text()
    guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
      throw fault(.value, "a file's name has no control characters")
    }
    guard text.utf8.count < JSONNode.longestFileName else {
      throw fault(.limit, "a file's name has less than \(JSONNode.longestFileName) bytes, found \(text.utf8.count)")
    }
    return text.isEmpty ? nil : text.string
  }

  /// The name of a file with a key, which ends in `.json`; nil where it is empty.
  ///
  /// A key that stands here itself, by mistake, is neither quoted nor taken for a name that others might quote.
  func keyFileName() throws(JSONFault) -> String? {
    guard let name = try fileName() else { return nil }
    guard name.hasSuffix(".json") else {
      throw fault(
        .value, "expected the name of a key file such as \"box-office.key.json\"; a key itself stays out of orders")
    }
    return name
  }

  /// The longest payload, in bytes: as many letters and digits as the largest QR code holds.
  private static let longestPayload = 4296

  /// What a code holds, exactly as it stands in the file; nil where it is empty.
  func payload() throws(JSONFault) -> SecretText? {
    let text = try text()
    guard text.utf8.count <= JSONNode.longestPayload else {
      throw fault(
        .limit,
        "a payload has at most \(JSONNode.longestPayload) bytes, which is what the largest code holds, found "
          + "\(text.utf8.count)")
    }
    return text.isEmpty ? nil : SecretText(text.string)
  }
}

extension Moment.Time {
  /// Whether the time is after another one that is known in the same way.
  fileprivate func isKnownToBeAfter(_ other: Moment.Time) -> Bool {
    switch (self, other) {
    case (.instant(let left), .instant(let right)): left > right
    case (.wall(let left), .wall(let right)): left > right
    default: false
    }
  }
}

private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
