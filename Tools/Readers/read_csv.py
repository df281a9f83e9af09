#!/usr/bin/env python3
"""Prints every seat of a table of seats as CSV: id,section,row,label,x,y,category.

A second reader of the tables that Guides/other-formats.md describes, with the standard library alone. The tests hold
the library's own reader against it. It takes files to be right and checks nothing.

    Tools/Readers/read_csv.py SEATS.csv
"""

import csv
import re
import sys

from seat_table import print_seats

NAMES = {
    "id": "id seatid guid seatguid identifier uuid",
    "section": "section sectionname area areaname zone zonename block seatsection",
    "row": "row rowname rowlabel rownumber seatrow",
    "label": "label number seat seatnumber seatlabel seatname num no",
    "x": "x posx xpos positionx cx centerx centrex xcoord xcoordinate",
    "y": "y posy ypos positiony cy centery centrey ycoord ycoordinate",
    "category": "category categoryname pricecategory pricezone priceband pricelevel seattype type",
    "floor": "floor level deck storey",
    "table": "table tablename tablelabel tablenumber",
}


def column(header):
    name = re.sub(r"[\W_]", "", header.lower())
    return next((key for key, names in NAMES.items() if name in names.split()), None)


def records(path):
    with open(path, encoding="utf-8-sig", newline="") as file:
        text = file.read()
    header = re.sub(r'"[^"]*"', "", text.lstrip("\r\n").splitlines()[0])
    separator = next((sign for sign in header if sign in ",;\t"), ",")
    lines = [line for line in csv.reader(text.splitlines(keepends=True), delimiter=separator) if line]
    columns = [column(name) for name in lines[0]]
    for line in lines[1:]:
        yield {name: value for name, value in zip(columns, line) if name}


def number(text):
    return float(text.replace(",", "."))


def order(label):
    letters, digits = re.match(r"([^0-9]*)([0-9]*)", label).groups()
    return letters, int(digits or 0), label


def seats(path):
    """The seats, row by row, rows section by section, each in the order in which they are first met."""
    found = list(records(path))
    sections = {}
    for seat in found:
        rows = sections.setdefault((seat.get("floor", ""), seat.get("section", "")), {})
        rows.setdefault(seat.get("row") or seat.get("table", ""), []).append(seat)
    has_places = "x" in found[0]
    y = 0.0
    for (_, section), rows in sections.items():
        for row, seats_of_row in rows.items():
            if not has_places:
                seats_of_row.sort(key=lambda seat: order(seat["label"]))
            for place, seat in enumerate(seats_of_row):
                where = ((number(seat["x"]), number(seat["y"])) if has_places
                         else ((place - (len(seats_of_row) - 1) / 2) * 38, y))
                name = "/".join(([section] if section else []) + [row, seat["label"]])
                yield (seat.get("id") or name, section, row, seat["label"], *where, seat.get("category", ""))
            y += 36
        y += 36


def main():
    print_seats(seats(sys.argv[1]))


if __name__ == "__main__":
    main()
