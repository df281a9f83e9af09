package import JSON
internal import Paths

extension MaskDeclaration {
  /// Reads a mask from a file.
  package init(_ node: JSONNode) throws(JSONFault) {
    self.init()
    for (key, value) in try node.fields(duplicates: .rejected) {
      switch try key.key(of: MaskKey.self) {
      case .rectangles: rectangles = try value.map(suchAs: "[[10, 20, 100, 30]]", PixelRectangle.read)
      case .paths: paths = try value.map(suchAs: "[\"M0 0H9V9Z\"]", MaskDeclaration.path)
      case .pictures:
        picturePaths = try value.map(suchAs: "[\"clock.png\"]") { element throws(JSONFault) in try element.string() }
      }
    }
  }

  private static func path(_ node: JSONNode) throws(JSONFault) -> Path {
    let text = try node.string()
    do throws(PathDataError) { return try Path(svgPathData: text) } catch {
      throw node.fault(.value, error.description)
    }
  }

  /// Writes the mask so that it reads back; what there is none of is left out.
  package func write(to writer: inout JSONWriter) {
    writer.object { object in
      if !rectangles.isEmpty {
        object.key(MaskKey.rectangles.rawValue)
        object.array { list in for rectangle in rectangles { rectangle.write(to: &list) } }
      }
      MaskDeclaration.write(paths.map { $0.svgPathData() }, .paths, to: &object)
      MaskDeclaration.write(picturePaths, .pictures, to: &object)
    }
  }

  private static func write(_ texts: [String], _ key: MaskKey, to object: inout JSONWriter) {
    guard !texts.isEmpty else { return }
    object.key(key.rawValue)
    object.array { list in for text in texts { list.value(text) } }
  }
}

private enum MaskKey: String, DocumentKey {
  case rectangles, paths, pictures
  static let owner = "a mask"
}

extension PixelRectangle {
  fileprivate static func read(_ node: JSONNode) throws(JSONFault) -> PixelRectangle {
    let numbers = try node.map(suchAs: "[10, 20, 100, 30]") { element throws(JSONFault) in try element.integer() }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      throw node.fault(.value, "expected x, y, a width and a height of at least 1, such as [10, 20, 100, 30]")
    }
    return PixelRectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.array(.inline) { sides in for number in [x, y, width, height] { sides.value(number) } }
  }
}
