internal import Tickets

/// The JSON Schema of orders; what their keys mean says Guides/order-format.md.
enum OrderSchema {
  static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Order of tickets, seatmap-order/1",
      "type": "object",
      "required": ["format", "id", "locale", "event", "seats"],
      "properties": {
        "$schema": { "type": "string" },
        "format": { "const": "seatmap-order/1" },
        "id": { "type": "string", "pattern": "\\\\S" },
        "locale": {
          "description": "language and region of everything on the tickets, as a BCP 47 tag",
          "type": "string",
          "pattern": "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$",
          "maxLength": 35
        },
        "currency": { "description": "of all prices, ISO 4217", "type": "string", "pattern": "^[A-Z]{3}$" },
        "event": { "$ref": "#/$defs/event" },
        "showing": {
          "type": "object",
          "required": ["start", "zone"],
          "properties": {
            "start": { "$ref": "#/$defs/time" },
            "doors": { "description": "when the doors open", "$ref": "#/$defs/time" },
            "zone": {
              "description": "the time zone of the venue in the IANA database",
              "type": "string",
              "pattern": "^[A-Za-z][A-Za-z0-9/_+-]{0,63}$"
            }
          },
          "additionalProperties": false
        },
        "venue": {
          "type": "object",
          "properties": {
            "name": { "type": "string" },
            "address": { "type": "string" },
            "hall": { "$ref": "#/$defs/label" },
            "entrance": { "$ref": "#/$defs/label" },
            "plan": { "description": "the plan that gives the labels of seats", "$ref": "#/$defs/file" }
          },
          "additionalProperties": false
        },
        "seats": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/seat" } },
        "code": {
          "type": "object",
          "properties": {
            "symbology": { "enum": ["qr", "micro-qr", "aztec", "pdf417", "data-matrix", "code-128"] },
            "key": {
              "description": "the file of the key that payloads are signed with",
              "type": "string",
              "pattern": "^([^\\\\u0000-\\\\u001f\\\\u007f]*[.]json)?$",
              "maxLength": 4095
            }
          },
          "additionalProperties": false
        },
        "captions": {
          "description": "words over fields in place of the language's own",
          "type": "object",
          "properties": {
    \(captions)
          },
          "additionalProperties": false
        },
        "note": { "description": "on all tickets that have none of their own", "type": "string" }
      },
      "additionalProperties": false,
      "$defs": {
        "event": {
          "type": "object",
          "anyOf": [{ "required": ["title"] }, { "required": ["movie"] }],
          "dependentRequired": { "pictures": ["movie"] },
          "properties": {
            "title": { "type": "string", "pattern": "\\\\S" },
            "subtitle": { "type": "string" },
            "runtime": { "description": "in minutes", "type": "integer", "minimum": 1, "maximum": 14400 },
            "rating": { "type": "number", "minimum": 0, "maximum": 5 },
            "genres": { "type": "array", "items": { "type": "string" } },
            "poster": { "$ref": "#/$defs/picture" },
            "backdrop": { "$ref": "#/$defs/picture" },
            "logo": { "$ref": "#/$defs/picture" },
            "movie": {
              "description": "the record of a film in TMDB's form, or the file that holds one",
              "anyOf": [{ "$ref": "#/$defs/file" }, { "type": "object" }]
            },
            "pictures": { "description": "the folder of the pictures that the record names", "$ref": "#/$defs/file" }
          },
          "additionalProperties": false
        },
        "seat": {
          "type": "object",
          "properties": {
            "id": { "description": "in the plan", "type": "string" },
            "section": { "$ref": "#/$defs/label" },
            "row": { "$ref": "#/$defs/label" },
            "seat": { "$ref": "#/$defs/label" },
            "ticket": { "description": "the ticket's id; made of order and seat where it is missing", "type": "string" },
            "category": { "type": "string" },
            "entrance": { "$ref": "#/$defs/label" },
            "price": { "$ref": "#/$defs/price" },
            "holder": { "type": "string" },
            "note": { "type": "string" },
            "payload": { "description": "what the code holds, or what is signed", "type": "string", "maxLength": 4296 }
          },
          "additionalProperties": false
        },
        "picture": {
          "anyOf": [
            { "$ref": "#/$defs/file" },
            {
              "type": "object",
              "required": ["file"],
              "properties": {
                "file": { "$ref": "#/$defs/file", "minLength": 1 },
                "focus": {
                  "description": "the point to keep in sight: [0, 0] is the top left corner, [1, 1] the bottom right",
                  "type": "array",
                  "items": { "type": "number", "minimum": 0, "maximum": 1 },
                  "minItems": 2,
                  "maxItems": 2
                },
                "name": { "description": "for people who do not see it", "type": "string" }
              },
              "additionalProperties": false
            }
          ]
        },
        "file": {
          "description": "the name of a file or folder, relative to the order's own",
          "type": "string",
          "pattern": "^[^\\\\u0000-\\\\u001f\\\\u007f]*$",
          "maxLength": 4095
        },
        "label": { "anyOf": [{ "type": "string" }, { "type": "integer", "minimum": 0, "maximum": 999999999 }] },
        "price": {
          "anyOf": [
            { "type": "number", "minimum": 0 },
            { "type": "string", "pattern": "^([0-9]+([.][0-9]{0,6})?|[.][0-9]{1,6})$" }
          ]
        },
        "time": {
          "description": "as the clocks of the zone show it, or as an instant with its offset from UTC",
          "type": "string",
          "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?(Z|[+-](0[0-9]|1[0-8]):[0-5][0-9])?$"
        }
      }
    }

    """

  /// A line for each field.
  private static let captions = TicketField.allCases
    .map { "        \"\($0.rawValue)\": { \"type\": \"string\" }" }
    .joined(separator: ",\n")
}
