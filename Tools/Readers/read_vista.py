#!/usr/bin/env python3
"""Prints every seat of a Vista seat layout as CSV: id,section,row,label,x,y,category.

A second reader of these layouts, as Guides/other-formats.md describes them, with the standard library alone. The tests
hold the library's own reader against it. It takes files to be right and checks nothing.

    Tools/Readers/read_vista.py LAYOUT.json
"""

import collections
import json
import sys

from seat_table import print_seats


def seats(root):
    layout = root.get("SeatLayoutData", root)
    found, names, columns = {}, {}, 1
    for area in layout["Areas"]:
        columns = max(columns, area.get("ColumnCount") or 0)
        for row in area["Rows"]:
            for seat in row["Seats"]:
                place = seat["Position"]
                cell = int(place["RowIndex"]), int(place["ColumnIndex"])
                columns = max(columns, cell[1] + 1)
                names.setdefault(cell[0], row["PhysicalName"])
                found.setdefault(
                    cell, (seat["Id"], int(place["AreaNumber"]), area["Description"] or area["AreaCategoryCode"]))
    counts = collections.Counter((names[row], label) for (row, _), (label, _, _) in found.items())
    front = max(row for row, _ in found)
    # The row of the highest index is nearest to the screen.
    for row, column in sorted(found, key=lambda cell: (-cell[0], cell[1])):
        label, area, category = found[row, column]
        own = counts[names[row], label] > 1
        yield (f"{area}-{row}-{column}" if own else f"{names[row]}/{label}", "", names[row], label,
               (column - (columns - 1) / 2) * 38, (front - row) * 36, category)


def main():
    with open(sys.argv[1], encoding="utf-8-sig") as file:
        root = json.load(file)
    print_seats(seats(root))


if __name__ == "__main__":
    main()
