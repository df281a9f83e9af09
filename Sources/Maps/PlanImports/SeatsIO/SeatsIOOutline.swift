internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps

/// The form of a shape, an area for general admission or a booth, and where it stands.
struct SeatsIOOutline {
  /// The outline, about or from the position.
  var outline: Area.Outline
  var position: Point
  var rotation: Angle
  /// The middle, relative to the position and before the turn.
  var middle: Point

  /// Reads the form of an object; nil with a note where it is of a kind that is not known.
  init?(_ node: JSONNode, _ reading: inout DocumentReading) throws(JSONFault) {
    rotation = try node["rotationAngle"]?.unlessNull?.angle() ?? .zero
    let type = node["type"]?.unlessNull
    switch try type?.string() ?? "rectangle" {
    case "rectangle", "square":
      let (width, height) = (node["width"], node["height"])
      let size = Size(try node.required(width, "width").length(), try node.required(height, "height").length())
      let center = try SeatsIOOutline.center(of: node)
      outline = .rectangle(size, cornerRadius: try node["cornerRadius"]?.unlessNull?.length() ?? 0)
      middle = Point(size.width / 2, size.height / 2)
      position = center - (middle - .zero).rotated(by: rotation)
    case "circle", "ellipse":
      let (first, second) = (node["radius1"] ?? node["radius"], node["radius2"] ?? node["radius"])
      outline = .ellipse(
        radiusX: try node.required(first, "radius1").length(), radiusY: try node.required(second, "radius2").length())
      position = try SeatsIOOutline.center(of: node)
      middle = .zero
    case "polygon":
      let points = node["points"]
      let corners = try node.required(points, "points").map { (point) throws(JSONFault) in try point.xyPoint() }
      guard let box = Rect(containing: corners), corners.count >= 3 else {
        reading.notes.add("left out a polygon of fewer than 3 points", at: points ?? node)
        return nil
      }
      // Its points are where they are, however it came to them.
      (outline, position, rotation, middle) = (.polygon(corners), .zero, .zero, box.center)
    default:
      reading.notes.add("left out an object of a form that is not known", at: type ?? node)
      return nil
    }
  }

  /// The middle of an object, of which there are several ways to say it.
  static func center(of node: JSONNode) throws(JSONFault) -> Point {
    if let center = node["center"]?.unlessNull ?? node["position"]?.unlessNull { return try center.xyPoint() }
    if node["x"] != nil { return try node.xyPoint() }
    throw node.fault(.missingKey, "missing key \"center\"")
  }
}
