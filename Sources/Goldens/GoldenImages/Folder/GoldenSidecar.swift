internal import JSON
internal import Paths
public import Support

/// What holds for one golden picture: the file `<name>.json` beside `<name>.png`, of the format
/// `seatmap-golden-sidecar/1`.
public struct GoldenSidecar: Hashable, Sendable {
  /// What the picture may differ by; `nil` for what its suite allows.
  public var tolerance: Tolerance?
  /// Where the picture may differ; `nil` for nowhere.
  public var mask: GoldenMask?
  /// Why anything is set here.
  ///
  /// A tolerance other than ``Tolerance/exact`` and a mask need one; an expected failure is its own.
  public var reason: String?
  /// The last day on which the rest of the sidecar counts; afterwards the golden is held as if there were none.
  public var expires: CalendarDay?
  /// Why the picture is known to differ; a test that finds it different passes, and one that does not, fails.
  public var expectedFailure: String?

  /// Creates a sidecar.
  public init(
    tolerance: Tolerance? = nil, mask: GoldenMask? = nil, reason: String? = nil, expires: CalendarDay? = nil,
    expectedFailure: String? = nil
  ) {
    self.tolerance = tolerance
    self.mask = mask
    self.reason = reason
    self.expires = expires
    self.expectedFailure = expectedFailure
  }

  /// The format that the file names, by which it is told from a golden that is JSON text.
  public static let format = "seatmap-golden-sidecar/1"

  /// Whether the sidecar no longer counts on a day.
  public func isExpired(on today: CalendarDay) -> Bool { expires.map { today > $0 } ?? false }
}

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
        guard let date = CalendarDay(text) else {
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

/// Where a picture may differ from its golden, as its sidecar says it.
public struct GoldenMask: Hashable, Sendable {
  /// Rectangles in pixels.
  public var rectangles: [PixelRectangle]
  /// Outlines as SVG path data, in pixels.
  public var paths: [String]
  /// Pictures beside the golden, by their names, such as `theatre.mask.png`; what is opaque in them is masked.
  public var pictures: [String]

  /// Creates a mask.
  public init(rectangles: [PixelRectangle] = [], paths: [String] = [], pictures: [String] = []) {
    self.rectangles = rectangles
    self.paths = paths
    self.pictures = pictures
  }

  /// Whether a file's name is that of a picture of a mask.
  static func isPicture(_ name: String) -> Bool {
    name.hasSuffix(".mask.png") && !name.hasPrefix(".") && !name.utf8.contains(UInt8(ascii: "/"))
  }
}

enum MaskKey: String, DocumentKey {
  case rectangles, paths, pictures

  static let owner = "a mask"
}

extension GoldenMask {
  /// Reads a mask: `{"rectangles": [[x, y, width, height]], "paths": ["M0 0H9V9Z"], "pictures": ["a.mask.png"]}`.
  init(_ node: JSONNode) throws(JSONFault) {
    self.init()
    for (key, value) in try node.fields(duplicates: .rejected) {
      switch try key.key(of: MaskKey.self) {
      case .rectangles: rectangles = try value.map { node throws(JSONFault) in try PixelRectangle(node) }
      case .paths:
        paths = try value.map { path throws(JSONFault) in
          let data = try path.string()
          do throws(PathDataError) { _ = try Path(svgPathData: data) } catch { throw path.fault(.value, "\(error)") }
          return data
        }
      case .pictures:
        pictures = try value.map { picture throws(JSONFault) in
          let name = try picture.string()
          guard GoldenMask.isPicture(name) else {
            throw picture.fault(
              .value, "expected the name of a file beside this one, such as \"theatre.mask.png\", found \(quoted(name))"
            )
          }
          return name
        }
      }
    }
  }

  /// Writes the mask so that it reads back.
  func write(to writer: inout JSONWriter) {
    writer.object { object in
      if !rectangles.isEmpty {
        object.key(MaskKey.rectangles)
        object.array { array in
          for rectangle in rectangles {
            array.array(.inline) { sides in
              for side in [rectangle.x, rectangle.y, rectangle.width, rectangle.height] { sides.value(side) }
            }
          }
        }
      }
      for (key, texts) in [(MaskKey.paths, paths), (.pictures, pictures)] where !texts.isEmpty {
        object.key(key)
        object.array { array in
          for text in texts { array.value(text) }
        }
      }
    }
  }
}

extension PixelRectangle {
  fileprivate init(_ node: JSONNode) throws(JSONFault) {
    let numbers = try node.map(suchAs: "[0, 0, 120, 16]") { side throws(JSONFault) in try side.integer() }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      throw node.fault(.value, "expected x, y, width and height such as [0, 0, 120, 16], the last two above 0")
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
