internal import Drawing
internal import Tickets
