#!/usr/bin/env python3
"""Makes tickets as one would with CairoSVG: an SVG file to a PNG file for each, in memory.

    cairosvg_tickets.py COUNT TICKET.svg

The file is a ticket of `ticket-benchmark`, its code drawn already; only its texts would differ from ticket to ticket.
A run makes COUNT pictures of it; the file is the last of them.
"""

import sys

import cairosvg
import serving


def main():
    count = int(sys.argv[1])
    with open(sys.argv[2], "rb") as file:
        svg = file.read()

    def work(parts):
        return parts.measure("tickets", lambda: [cairosvg.svg2png(bytestring=svg) for _ in range(count)])[-1]

    serving.serve(work)


if __name__ == "__main__":
    main()
