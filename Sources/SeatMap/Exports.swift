// What a program needs that draws maps and makes tickets: with `import SeatMap` it has all of this.
//
// The module has the name of the map, `SeatMaps.SeatMap`. Where a program imports the module, `SeatMap` alone is the map;
// what the module itself declares has no need of its name before it.

// Scenes and the pictures made of them.
@_exported public import CairoRendering
// Values.
@_exported public import Colors
@_exported public import Drawing
// Files of any kind: errors, limits, notes.
@_exported public import Files
@_exported public import Geometry
// Orders, tickets and how they are made.
@_exported public import LiveMaps
@_exported public import Localization
@_exported public import Paths
@_exported public import Pictures
// Plans, maps and how they are drawn.
@_exported public import PlanFiles
@_exported public import PlanImports
@_exported public import Reading
@_exported public import SVGRendering
@_exported public import SeatMapDrawing
@_exported public import SeatMaps
@_exported public import Signing
@_exported public import Support
@_exported public import TicketDrawing
@_exported public import TicketFiles
@_exported public import TicketPrinting
@_exported public import Tickets
