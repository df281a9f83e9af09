/// The JSON Schema of availability in JSON; what its keys mean says Guides/availability.md.
enum AvailabilitySchema {
  static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Availability of seats, seatmap-availability/1",
      "type": "object",
      "required": ["format"],
      "properties": {
        "$schema": { "type": "string" },
        "format": { "const": "seatmap-availability/1" },
        "default": { "$ref": "#/$defs/status" },
        "seats": {
          "description": "what is known of each seat, table or place sold by the head, by its id",
          "type": "object",
          "additionalProperties": {
            "anyOf": [
              { "$ref": "#/$defs/status" },
              {
                "type": "object",
                "anyOf": [{ "required": ["status"] }, { "required": ["taken"] }],
                "properties": {
                  "status": { "$ref": "#/$defs/status" },
                  "price": { "$ref": "#/$defs/price" },
                  "taken": { "type": "integer", "minimum": 0, "maximum": 10000000 }
                },
                "additionalProperties": false
              }
            ]
          }
        },
        "selected": { "type": "array", "items": { "type": "string" } }
      },
      "additionalProperties": false,
      "$defs": {
        "status": { "enum": ["available", "selected", "held", "reserved", "sold", "blocked"] },
        "price": {
          "anyOf": [
            { "type": "number", "minimum": 0 },
            { "type": "string", "pattern": "^([0-9]+([.][0-9]{0,6})?|[.][0-9]{1,6})$" }
          ]
        }
      }
    }

    """
}
