/// What groups are judged by once their number is fixed: criteria that add up over groups, the first one first.
struct GroupCost: Hashable, Comparable {
  var alone = 0
  var singleSeats = 0
  var unevenness = 0
  var view = 0
  var offCenter = 0

  static func < (left: GroupCost, right: GroupCost) -> Bool {
    if left.alone != right.alone { return left.alone < right.alone }
    if left.singleSeats != right.singleSeats { return left.singleSeats < right.singleSeats }
    if left.unevenness != right.unevenness { return left.unevenness < right.unevenness }
    if left.view != right.view { return left.view < right.view }
    return left.offCenter < right.offCenter
  }

  static func + (left: GroupCost, right: GroupCost) -> GroupCost {
    GroupCost(
      alone: left.alone + right.alone, singleSeats: left.singleSeats + right.singleSeats,
      unevenness: left.unevenness + right.unevenness, view: left.view + right.view,
      offCenter: left.offCenter + right.offCenter)
  }
}

extension SeatChoice.Score {
  /// The part that adds up over groups.
  var cost: GroupCost {
    GroupCost(alone: alone, singleSeats: singleSeats, unevenness: unevenness, view: view, offCenter: offCenter)
  }

  init(nearness: SeatChoice.Nearness, groups: Int, cost: GroupCost) {
    self.init(
      nearness: nearness, groups: groups, alone: cost.alone, singleSeats: cost.singleSeats,
      unevenness: cost.unevenness, view: cost.view, offCenter: cost.offCenter)
  }
}
