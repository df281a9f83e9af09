internal import Paths
internal import SeatMaps
internal import Shapes

extension AreaSymbol {
  /// The sign's shape.
  var shape: any Shape {
    switch self {
    case .entrance: EntranceSymbol()
    case .exit: ExitSymbol()
    case .door: DoorSymbol()
    case .stairs: StairsSymbol()
    case .elevator: ElevatorSymbol()
    case .toilets: ToiletsSymbol()
    case .bar: BarSymbol()
    case .cloakroom: CloakroomSymbol()
    case .column: ColumnSymbol()
    case .wheel: SteeringWheelSymbol()
    }
  }

  /// The name for people, in English.
  var name: String {
    switch self {
    case .entrance: "Entrance"
    case .exit: "Exit"
    case .door: "Door"
    case .stairs: "Stairs"
    case .elevator: "Elevator"
    case .toilets: "Toilets"
    case .bar: "Bar"
    case .cloakroom: "Cloakroom"
    case .column: "Column"
    case .wheel: "Driver's place"
    }
  }

  /// The part of its area's shorter side that the sign takes: columns and wheels are the thing itself.
  var share: Double {
    switch self {
    case .column, .wheel: 0.8
    default: 0.64
    }
  }
}
