internal import Geometry
internal import SeatMaps

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
