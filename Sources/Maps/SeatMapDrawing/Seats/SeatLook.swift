internal import Colors
internal import Drawing
internal import Geometry
internal import SeatMaps

/// Where each seat stands on the canvas, and what it looks like in a status.
///
/// One seat depends on no other, so that a change of a few costs what these cost.
struct SeatLook {
  let map: SeatMap
  let symbols: SeatSymbols
  private let palette: SeatPalette
  /// What colours the seats in place of their categories; nil where nothing does.
  private let heatMap: HeatMap?
  /// From plan units to the canvas, the picture's turn included.
  let placing: AffineTransform
  /// The picture's turn.
  private let rotation: Angle

  init(
    map: SeatMap, theme: Theme, palette: SeatPalette, heatMap: HeatMap?, placing: AffineTransform, rotation: Angle
  ) {
    self.map = map
    self.palette = palette
    self.heatMap = heatMap
    self.placing = placing
    self.rotation = rotation
    symbols = SeatSymbols(of: map, theme: theme, scale: placing.meanScale)
  }

  /// The colours of seats, by number.
  var styles: [InstanceStyle] { heatMap?.styles ?? palette.styles }

  /// The colours of numbers on seats, by number.
  var labelColors: [Color] { heatMap?.labelColors ?? palette.labelColors }

  /// The instance that shows a seat in a status.
  func placement(ofSeat number: Int, status: SeatStatus) -> Placement {
    Placement(
      center: placing.apply(map.seats[number].center), angle: angle(ofSeat: number),
      symbol: symbols.number(ofSeat: number, status: status), style: style(ofSeat: number, status: status))
  }

  /// The number of the colours of a seat in a status, and of the number on it.
  func style(ofSeat number: Int, status: SeatStatus) -> Int {
    heatMap?.style(ofSeat: number) ?? palette.index(of: status, category: map.seats[number].category)
  }

  /// What is written on a seat.
  func label(ofSeat number: Int) -> String { heatMap?.letter(ofSeat: number) ?? map.seats[number].shownLabel }

  /// The middle of what is written on a seat.
  func labelCenter(ofSeat number: Int) -> Point {
    let (center, angle) = (map.seats[number].center, map.seats[number].angle)
    let frame = SeatSymbol.labelFrame(shape: map.seats[number].shape, size: map.seats[number].size)
    let offset = frame.center - Point.zero
    return placing.apply(offset == .zero ? center : center + offset.rotated(by: angle))
  }

  /// How far a seat is turned on the canvas; circles look the same from everywhere, so they are not turned.
  private func angle(ofSeat number: Int) -> Angle {
    map.seats[number].shape == .circle ? .zero : (map.seats[number].angle + rotation).normalized
  }
}
