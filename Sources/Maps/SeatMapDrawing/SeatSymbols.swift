internal import Drawing
internal import SeatMaps

/// The distinct drawings of a map's seats.
///
/// There is one for each status of each kind of seat, whatever statuses there are, so that the number of a seat's
/// drawing depends on the seat and its own status alone and not on what becomes of others.
struct SeatSymbols {
  /// What tells seats apart besides their status.
  private struct Kind: Hashable {
    var shape: SeatShape
    var size: Double
    var isWheelchairPlace: Bool
  }

  /// The drawings, by number: kind by kind in the order in which they first come, status by status.
  let symbols: [Symbol]
  /// For each seat the number of its kind; empty where all are of one.
  private let kinds: [Int32]

  /// - Complexity: O(*n*) for *n* seats.
  init(of map: SeatMap, theme: Theme, scale: Double) {
    var kinds = KindNumbers()
    let seats = map.seats
    for number in seats.indices {
      kinds.add(
        Kind(
          shape: seats[number].shape, size: seats[number].size,
          isWheelchairPlace: seats[number].attributes.contains(.wheelchair)))
    }
    self.kinds = kinds.ofSeats
    symbols = SeatSymbols.symbols(of: kinds.distinct, theme: theme, scale: scale)
  }

  /// The number of the drawing of a seat in a status.
  func number(ofSeat seat: Int, status: SeatStatus) -> Int {
    let kind = kinds.isEmpty ? 0 : Int(kinds[seat])
    return kind * SeatStatus.allCases.count + status.ordinal
  }

  private static func symbols(of kinds: [Kind], theme: Theme, scale: Double) -> [Symbol] {
    // Further sizes of what is otherwise the same get numbers in the order in which they come.
    var sizeCounts: [Kind: Int] = [:]
    return kinds.flatMap { kind -> [Symbol] in
      var unsized = kind
      unsized.size = 0
      let sizeNumber = sizeCounts[unsized, default: 0] + 1
      sizeCounts[unsized] = sizeNumber
      return SeatStatus.allCases.map { status in
        let drawing = SeatSymbol(
          shape: kind.shape, size: kind.size, status: status, isWheelchairPlace: kind.isWheelchairPlace)
        var symbol = drawing.symbol(theme: theme, scale: scale)
        if sizeNumber > 1 { symbol.name += "-\(sizeNumber)" }
        return symbol
      }
    }
  }

  /// The kinds of seats that are added one by one.
  private struct KindNumbers {
    private(set) var distinct: [Kind] = []
    /// Empty as long as there is one kind.
    private(set) var ofSeats: [Int32] = []
    private var seatCount = 0
    private var numbers: [Kind: Int32] = [:]
    private var last: Int32 = 0

    mutating func add(_ kind: Kind) {
      if distinct.isEmpty || distinct[Int(last)] != kind { last = number(of: kind) }
      seatCount += 1
      if distinct.count > 1 { ofSeats.append(last) }
    }

    private mutating func number(of kind: Kind) -> Int32 {
      if let known = numbers[kind] { return known }
      let number = Int32(distinct.count)
      if number == 1 { ofSeats = Array(repeating: 0, count: seatCount) }
      numbers[kind] = number
      distinct.append(kind)
      return number
    }
  }
}
