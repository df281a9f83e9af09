#!/usr/bin/env python3
"""Writes a pretix seating plan of as many seats as asked for: the same bytes for the same arguments, everywhere.

    make_plan.py [--bare] 50000 > plan.json

A bare plan does not ask for the names of rows, so that its picture can be nothing but seats. The rows are 260 seats wide, so that 50,000 seats fill a canvas of 4 to 3; the seats are spread over four categories.
Python's own library is enough.
"""

import json
import sys

SEATS_PER_ROW = 260
ROWS_PER_ZONE = 25
SEAT_PITCH = 24
ROW_PITCH = 24
CATEGORIES = [("Gold", "#D9A441"), ("Blue", "#3E6FD9"), ("Green", "#3BA272"), ("Red", "#D9534F")]


def seat(zone, row, number):
    return {
        "seat_guid": f"z{zone}-r{row}-s{number}",
        "seat_number": str(number),
        "position": {"x": (number - 1) * SEAT_PITCH + 0.25, "y": 0.5},
        "category": CATEGORIES[(row + number // 10) % len(CATEGORIES)][0],
        "radius": 10,
    }


def row(zone, number, seats, name_position):
    return {
        "row_number": str(number),
        "row_number_position": name_position,
        "position": {"x": 50, "y": (number - 1) * ROW_PITCH},
        "seats": [seat(zone, number, index + 1) for index in range(seats)],
    }


def plan(seats, name_position):
    full_rows, rest = divmod(seats, SEATS_PER_ROW)
    lengths = [SEATS_PER_ROW] * full_rows + ([rest] if rest else [])
    zones = []
    for first in range(0, len(lengths), ROWS_PER_ZONE):
        index = first // ROWS_PER_ZONE
        zones.append({
            "name": f"Zone {index + 1}",
            "position": {"x": 0, "y": 100 + first * ROW_PITCH},
            "rows": [
                row(index + 1, i + 1, n, name_position)
                for i, n in enumerate(lengths[first:first + ROWS_PER_ZONE])],
            "areas": [],
        })
    return {
        "name": f"{seats} seats",
        "categories": [{"name": name, "color": color} for name, color in CATEGORIES],
        "zones": zones,
        "size": {"width": 100 + SEATS_PER_ROW * SEAT_PITCH, "height": 200 + len(lengths) * ROW_PITCH},
    }


if __name__ == "__main__":
    is_bare = sys.argv[1:2] == ["--bare"]
    counts = sys.argv[1 + is_bare:]
    if len(counts) != 1 or not counts[0].isdigit() or int(counts[0]) == 0:
        sys.exit("usage: make_plan.py [--bare] SEATS > FILE")
    json.dump(plan(int(counts[0]), None if is_bare else "both"), sys.stdout, separators=(", ", ": "))
    print()
