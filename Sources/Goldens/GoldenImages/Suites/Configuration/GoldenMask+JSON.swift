internal import JSON
internal import Paths

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
