#!/usr/bin/env python3
"""Prints every seat of a seatmap.pro specification as CSV: id,section,row,label,x,y,category.

A second reader of the specifications, written from what is known of their format and of what seatmap.pro's command
makes of them (Guides/other-formats.md) with the standard library alone. The tests hold the library's own reader against
it. It takes files to be right and checks nothing. Seats of a row come from the left; hidden ones are left out.

    Tools/Readers/read_seatmap_pro.py SPECIFICATION.json
"""

import json
import math
import re
import sys

from seat_table import print_seats

INSET = 19
PITCH = 28
ROMAN = [("M", 1000), ("CM", 900), ("D", 500), ("CD", 400), ("C", 100), ("XC", 90), ("L", 50), ("XL", 40), ("X", 10),
         ("IX", 9), ("V", 5), ("IV", 4), ("I", 1)]


def roman(number):
    text = ""
    for letters, value in ROMAN:
        text += letters * (number // value)
        number %= value
    return text


def from_roman(text):
    """The number whose numeral a text is; None where it is none of 1 to 3999."""
    return next((number for number in range(1, 4000) if roman(number) == text.upper()), None)


def leading_integer(text):
    match = re.match(r"\s*[-+]?\d+", text)
    return int(match.group()) if match else None


def next_letters(text):
    """Counts on from the right, as an odometer: Z becomes A and carries; past the left end one more letter stands."""
    match = re.fullmatch(r"(.*?)([A-Z]*)", text)
    head, tail = match.groups()
    number = 0
    for letter in tail:
        number = number * 26 + ord(letter) - 64
    number, letters = number + 1, ""
    while number:
        number, digit = divmod(number - 1, 26)
        letters = chr(65 + digit) + letters
    return head + letters


def labels(count, numbering):
    """The labels in the order in which they are given out."""
    if not numbering:
        return [str(place + 1) for place in range(count)]
    start, step, form = numbering.get("from", "1"), numbering.get("step", 1), numbering.get("format", "arabic")
    made = []
    if form == "roman":
        first = from_roman(start) or max(leading_integer(start) or 1, 1)
        made = [roman(first + place * step) for place in range(count) if first + place * step < 4000]
    elif form == "letters":
        number = leading_integer(start)
        if number is not None and number > 0:
            start = chr(64 + number) if number <= 26 else "A"
        for _ in range(count):
            made.append(start)
            for _ in range(step):
                start = next_letters(start)
    else:
        match = re.fullmatch(r"(.*?)(\d+)", start)
        if match:
            values = [int(match.group(2)) + place * step for place in range(count)]
            made = [match.group(1) + str(value).zfill(len(match.group(2))) for value in values if value > 0]
        else:
            made = [str(1 + place * step) for place in range(count)]
    if numbering.get("direction") in ("toTop", "toLeft"):
        made.reverse()
    return made + [str(place + 1) for place in range(len(made), count)]


def chosen(selectors, row, seat):
    return [entry for entry in selectors or []
            if entry["row"] == row and (entry.get("seats") is None or seat in entry["seats"])]


def places(section, row, count):
    """The places of a row's seats in the order in which labels are given out."""
    if section.get("type", "grid") == "grid":
        spacing = section.get("spacing") or {}
        return [(INSET + seat * spacing.get("x", PITCH), INSET + row * spacing.get("y", PITCH)) for seat in range(count)]
    radius = section["radius"] + row * section.get("rowSpacing", PITCH)
    sweep = section.get("arcDegrees", 90)
    degrees = [90 - sweep / 2 + seat * sweep / (count - 1) for seat in range(count)] if count > 1 else [90]
    # Angles grow clockwise on a page whose y points down: the first seat of an arc is its rightmost.
    return [(radius * math.cos(math.radians(a)), radius * math.sin(math.radians(a))) for a in degrees]


def seats(specification):
    for section in specification["sections"]:
        if section.get("type") == "ga":
            continue
        origin = section.get("position") or {"x": 0, "y": 0}
        numbering = section.get("numbering") or {}
        count = section["seatsPerRow"]
        seat_labels = labels(count, numbering.get("seats"))
        for row, row_label in enumerate(labels(section["rows"], numbering.get("rows"))):
            row_seats = list(zip(seat_labels, places(section, row, count)))
            if section.get("type") == "arc":
                row_seats.reverse()
            for label, (x, y) in row_seats:
                hidden = [flag["hidden"] for flag in chosen(section.get("flags"), row_label, label) if "hidden" in flag]
                if chosen(section.get("skip"), row_label, label) or (hidden and hidden[-1]):
                    continue
                yield (f"{section['name']}/{row_label}/{label}", section["name"], row_label, label,
                       origin["x"] + x, origin["y"] + y, "")


def main():
    with open(sys.argv[1], encoding="utf-8-sig") as file:
        specification = json.load(file)
    print_seats(seats(specification))


if __name__ == "__main__":
    main()
