/// Plans that tests read.
enum SamplePlans {
  /// Two rows of three seats: A and B, 1 to 3, at x = -38, 0, 38.
  static let small = """
    {
      "format": "seatmap-plan/1",
      "name": "Studio",
      "currency": "EUR",
      "categories": [{ "name": "Standard", "price": 12.5, "color": "#3366cc" }],
      "category": "Standard",
      "stage": "screen",
      "blocks": [{ "rows": 2, "seats": 3 }]
    }
    """

  /// A pretix plan of two zones that lie on each other, with one id that both use.
  static let floors = """
    {
      "name": "House", "categories": [{ "name": "One", "color": "#aa3333" }],
      "size": { "width": 300, "height": 200 },
      "zones": [
        {
          "name": "Stalls", "zone_id": "stalls", "position": { "x": 50, "y": 50 },
          "rows": [
            {
              "row_number": "A", "row_number_position": "both", "position": { "x": 0, "y": 0 },
              "seats": [
                { "seat_number": "1", "seat_guid": "A-1", "category": "One", "position": { "x": 0, "y": 0 } },
                { "seat_number": "2", "seat_guid": "A-2", "category": "One", "position": { "x": 30, "y": 0 } }
              ]
            }
          ],
          "areas": []
        },
        {
          "name": "Circle", "zone_id": "circle", "position": { "x": 50, "y": 50 },
          "rows": [
            {
              "row_number": "A", "row_number_position": "both", "position": { "x": 0, "y": 0 },
              "seats": [
                { "seat_number": "1", "seat_guid": "A-1", "category": "One", "position": { "x": 0, "y": 0 } }
              ]
            }
          ],
          "areas": []
        }
      ]
    }
    """
}
