internal import Reading
internal import SeatMaps

/// A column of a table of seats.
enum SeatColumn: String, CaseIterable {
  case id, section, row, label, x, y, angle, width, category, price, floor, attributes, table, status

  /// Other names of the column, as other systems write them: letters and digits alone, in lower case.
  private var aliases: [String] {
    switch self {
    case .id: ["seatid", "guid", "seatguid", "identifier", "uuid"]
    case .section: ["sectionname", "area", "areaname", "zone", "zonename", "block", "seatsection"]
    case .row: ["rowname", "rowlabel", "rownumber", "seatrow"]
    case .label: ["number", "seat", "seatnumber", "seatlabel", "seatname", "num", "no"]
    case .x: ["posx", "xpos", "positionx", "cx", "centerx", "centrex", "xcoord", "xcoordinate"]
    case .y: ["posy", "ypos", "positiony", "cy", "centery", "centrey", "ycoord", "ycoordinate"]
    case .angle: ["rotation", "orientation"]
    case .width: ["size", "diameter", "seatwidth", "seatsize"]
    case .category: ["categoryname", "pricecategory", "pricezone", "priceband", "pricelevel", "seattype", "type"]
    case .price: ["seatprice"]
    case .floor: ["level", "deck", "storey"]
    case .attributes: ["attribute", "flags", "features", "tags"]
    case .table: ["tablename", "tablelabel", "tablenumber"]
    case .status: ["seatstatus", "state", "availability"]
    }
  }

  /// The column that a name in a header means, or nil where it means none.
  ///
  /// Neither case nor anything but letters and digits counts: "Seat Number" and "seat_number" are the same.
  init?(header: String) {
    let name = SeatColumn.letters(of: header)
    guard let column = SeatColumn.allCases.first(where: { $0.rawValue == name || $0.aliases.contains(name) }) else {
      return nil
    }
    self = column
  }

  /// The attribute that a column of yes and no is about, such as "Wheelchair".
  static func attribute(header: String) -> SeatAttributes? {
    let name = letters(of: header)
    return SeatAttributes.all.first { letters(of: $0.key) == name }?.attribute
  }

  private static func letters(of text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) }))
  }
}
