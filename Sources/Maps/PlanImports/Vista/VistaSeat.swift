internal import Geometry
internal import JSON
internal import SeatMaps

/// A seat of a Vista layout, in the cell of the grid that all areas share.
struct VistaSeat {
  /// A cell: rows count from the back, columns from the left as seen facing the screen.
  struct Cell: Hashable {
    var row: Int
    var column: Int
  }

  /// The number that people read, which `Id` holds.
  var label: String
  var cell: Cell
  /// The number of its area.
  var area: Int
  var isSofa: Bool
  var status: SeatStatus
  var category: String?
}

/// What `Status` says of a seat, as a number or a word.
enum VistaStatus {
  /// The status; nil where it is one that is not known.
  ///
  /// The words are those of Vista's interface. Of the numbers 0 and 1 are known by layouts in which nearly all seats
  /// have 0.
  static func status(_ node: JSONNode) throws(JSONFault) -> SeatStatus? {
    if node.kind == .string {
      switch try node.string().lowercased() {
      case "0", "empty": return .available
      case "1", "sold": return .sold
      case "reserved": return .reserved
      case "house", "broken": return .blocked
      default: return nil
      }
    }
    switch try node.integer() {
    case 0: return .available
    case 1: return .sold
    default: return nil
    }
  }
}

/// What `SeatStyle` says of a seat, as a number or a word.
enum VistaStyle {
  /// Whether the seat is a part of a sofa: its left, middle or right; nil where the style is one that is not known.
  static func isSofa(_ node: JSONNode) throws(JSONFault) -> Bool? {
    if node.kind == .string {
      switch try node.string().lowercased() {
      case "0", "normal": return false
      case "1", "2", "3", "sofaleft", "sofamiddle", "sofaright": return true
      default: return nil
      }
    }
    let style = try node.integer()
    return style == 0 ? false : (1...3).contains(style) ? true : nil
  }
}

/// How wide the grid and the screen of a Vista layout are, in a unit of its own.
struct VistaFrame {
  var left: Double?
  var right: Double?
  var screenStart: Double?
  var screenWidth: Double?

  /// The screen in front of a number of columns, whose middle is at x = 0; as wide as the seats where the layout does
  /// not say.
  func screen(aboveColumns columns: Int) -> Stage {
    var stage = Stage(.screen)
    guard let left, let right, let screenStart, let screenWidth, screenWidth > 0, right - left > 0.01 else {
      return stage
    }
    let gridWidth = Double(max(columns, 1)) * StraightRows.defaultSeatPitch
    let scale = gridWidth / (right - left)
    let middle = (screenStart + screenWidth / 2 - left) * scale - gridWidth / 2
    guard screenWidth * scale <= 10 * gridWidth, middle.magnitude <= 10 * gridWidth else { return stage }
    stage.width = screenWidth * scale
    stage.position = Point(middle, -Block.defaultSeatSize / 2 - stage.gap)
    return stage
  }
}
