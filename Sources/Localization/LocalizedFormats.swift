internal import Tickets
