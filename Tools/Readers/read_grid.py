#!/usr/bin/env python3
"""Prints every seat of a hall drawn with characters as CSV: id,section,row,label,x,y,category.

A second reader of text grids, as Guides/other-formats.md describes them, with the standard library alone. The tests hold
the library's own reader against it. It takes files to be right and checks nothing. A character is a code point here,
which is enough for files without joined ones.

    Tools/Readers/read_grid.py HALL.grid
"""

import json
import re
import sys

from seat_table import print_seats

GAPS = "_. "


def letters(ordinal):
    text = ""
    while ordinal > 0:
        ordinal, digit = divmod(ordinal - 1, 26)
        text = chr(ord("A") + digit) + text
    return text


def label(style, ordinal):
    return str(ordinal) if style == "numbers" else letters(ordinal)


class Hall:
    def __init__(self):
        self.lines, self.categories = [], {}
        self.rows, self.seats = ["letters"], ["numbers"]

    def read(self, path):
        with open(path, encoding="utf-8-sig") as file:
            text = file.read()
        if text.lstrip()[0] in "[{":
            root = json.loads(text)
            self.lines = root if isinstance(root, list) else root["map"]
            for kind, seat in (root["seats"] if isinstance(root, dict) else {}).items():
                self.categories[kind] = seat.get("category", "")
            return self
        lines = text.splitlines()
        while lines and (not lines[0].strip() or ":" in lines[0]):
            key, _, value = lines.pop(0).partition(":")
            self.header(key.strip(), value.strip())
        self.lines = [line.rstrip(" ") for line in lines]
        return self

    def header(self, key, value):
        if len(key) == 1:
            first = value.split(",")[0].strip()
            self.categories[key] = None if value == "gap" else first
        elif key in ("rows", "seats"):
            words = value.split()
            style = [word for word in words if word in ("letters", "numbers")]
            setattr(self, key, (style or getattr(self, key)[:1]) + [word for word in words if word not in style])

    def cells(self, line):
        """The seats of a line as (column, kind, id, label), and how many cells it has."""
        found, column = [], 0
        for kind, inside in re.findall(r"(.)(\[[^]]*\])?", line):
            if kind not in GAPS:
                identifier, _, name = inside[1:-1].partition(",")
                found.append((column, kind, identifier, name))
            column += 1
        return found, column

    def all_seats(self):
        lines = [self.cells(line) for line in self.lines]
        width = max(cells for _, cells in lines)
        kinds = {kind for found, _ in lines for _, kind, _, _ in found}
        if len(kinds) == 1 and not self.categories:
            self.categories = {kind: "" for kind in kinds}
        rows = [(number, [seat for seat in found if self.categories.get(seat[1], "") is not None])
                for number, (found, _) in enumerate(lines)]
        rows = [(number, found) for number, found in rows if found]
        for place, (number, found) in enumerate(rows):
            ordinal = len(rows) - place if "back-to-front" in self.rows else place + 1
            row = label(self.rows[0], ordinal)
            for count, (column, kind, identifier, name) in enumerate(found):
                at, whole = (column, width) if "cells" in self.seats else (count, len(found))
                ordinal = whole - at if "right-to-left" in self.seats else at + 1
                name = name or label(self.seats[0], ordinal)
                yield (identifier or f"{row}/{name}", "", row, name, (column - (width - 1) / 2) * 38, number * 36,
                       self.categories.get(kind, kind))


def main():
    print_seats(Hall().read(sys.argv[1]).all_seats())


if __name__ == "__main__":
    main()
