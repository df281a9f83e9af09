#!/usr/bin/env python3
"""Prints every seat of an SVG drawing as CSV: id,section,row,label,x,y.

A second reader of the conventions that Guides/other-formats.md describes, with the standard library alone. The tests
hold the library's own reader against it. It takes files to be right and checks nothing, knows the shapes and the steps
of paths that seats are drawn with, and leaves texts and colours alone.

    Tools/Readers/read_svg.py HALL.svg
"""

import math
import re
import sys
import xml.etree.ElementTree as ElementTree

from seat_table import COLUMNS, print_seats

IDENTITY = (1, 0, 0, 1, 0, 0)
SHAPES = {"rect", "circle", "ellipse", "path"}


def local(name):
    return name.rsplit("}", 1)[-1]


def times(outer, inner):
    """The matrix that applies the inner one first."""
    a, b, c, d, e, f = inner
    A, B, C, D, E, F = outer
    return (A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F)


def apply(matrix, x, y):
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def transform(text):
    matrix = IDENTITY
    for name, values in re.findall(r"(\w+)\s*\(([^)]*)\)", text or ""):
        v = [float(value) for value in re.split(r"[\s,]+", values.strip())]
        if name == "matrix":
            step = tuple(v)
        elif name == "translate":
            step = (1, 0, 0, 1, v[0], v[1] if len(v) > 1 else 0)
        elif name == "scale":
            step = (v[0], 0, 0, v[-1], 0, 0)
        elif name == "rotate":
            sine, cosine = math.sin(math.radians(v[0])), math.cos(math.radians(v[0]))
            step = (cosine, sine, -sine, cosine, 0, 0)
            if len(v) == 3:
                step = times(times((1, 0, 0, 1, v[1], v[2]), step), (1, 0, 0, 1, -v[1], -v[2]))
        elif name == "skewX":
            step = (1, 0, math.tan(math.radians(v[0])), 1, 0, 0)
        else:
            step = (1, math.tan(math.radians(v[0])), 0, 1, 0, 0)
        matrix = times(matrix, step)
    return matrix


def path_points(data):
    x = y = 0.0
    for letter, text in re.findall(r"([MLHVZmlhvz])([^MLHVZmlhvz]*)", data):
        values = [float(value) for value in re.findall(r"-?\d*\.?\d+", text)]
        relative = letter.islower()
        if letter in "Hh":
            x = x * relative + values[0]
        elif letter in "Vv":
            y = y * relative + values[0]
        elif letter in "MLml":
            x, y = x * relative + values[0], y * relative + values[1]
        yield x, y


class Drawing:
    def __init__(self, path):
        self.root = ElementTree.parse(path).getroot()
        self.by_id = {element.get("id"): element for element in self.root.iter() if element.get("id")}
        self.sections, self.unnamed = {}, 0

    def box(self, element):
        """The corners of what an element draws, in its coordinates."""
        def value(name):
            return float(element.get(name, 0))
        name = local(element.tag)
        if name == "rect":
            return value("x"), value("y"), value("x") + value("width"), value("y") + value("height")
        if name in ("circle", "ellipse"):
            rx, ry = value("r") or value("rx"), value("r") or value("ry")
            return value("cx") - rx, value("cy") - ry, value("cx") + rx, value("cy") + ry
        if name == "path":
            points = list(path_points(element.get("d")))
        elif name == "use":
            x, y = value("x"), value("y")
            left, top, right, bottom = self.box(self.used(element))
            return left + x, top + y, right + x, bottom + y
        else:
            boxes = [self.box(child) for child in element if local(child.tag) in SHAPES]
            points = [corner for box in boxes for corner in (box[:2], box[2:])]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)

    def used(self, element):
        return self.by_id[(element.get("href") or element.get("{http://www.w3.org/1999/xlink}href"))[1:]]

    @staticmethod
    def names(element):
        """Section, row and seat by the attributes of an element."""
        found = {}
        for attribute, value in element.attrib.items():
            key = re.sub(r"^data|[-_]", "", local(attribute).lower().replace("data-", ""))
            for kind, keys in (("section", "section sectionlabel seatsection zoomtarget"),
                               ("row", "row rowlabel seatrow"), ("seat", "seat seatlabel seatnumber")):
                if key in keys.split():
                    found[kind] = value
        return found

    def read(self, element, matrix, section, row):
        name = local(element.tag)
        if name in ("defs", "symbol", "style", "title", "text", "image"):
            return
        matrix = times(matrix, transform(element.get("transform")))
        found = self.names(element)
        section, row = found.get("section", section), found.get("row", row)
        identifier = re.sub(r"_x([0-9A-F]+)_", lambda match: chr(int(match[1], 16)), element.get("id", ""))
        tessitura = re.fullmatch(r"seat-([^-]+)-(.+)-([^-]+)", identifier)
        if name in SHAPES | {"use"} and (tessitura or "seat" in found):
            label = found.get("seat") or ""
            if tessitura:
                label, row, section = tessitura[1], tessitura[2], tessitura[3]
            elif not label and identifier:
                row, label = re.fullmatch(r"([A-Za-z]+)(\d+)", identifier).groups()
            left, top, right, bottom = self.box(element)
            place = apply(matrix, (left + right) / 2, (top + bottom) / 2)
            rows = self.sections.setdefault(section, {})
            rows.setdefault(row, []).append((identifier, label, *place))
            return
        for child in element:
            self.read(child, matrix, section, row)

    def seats(self):
        box = [float(value) for value in self.root.get("viewBox", "0 0 0 0").split()]
        self.read(self.root, (1, 0, 0, 1, -box[0], -box[1]), "", "")
        for section, rows in self.sections.items():
            for row, seats in rows.items():
                # Straight rows from left to right; vertical ones from top to bottom.
                for identifier, label, x, y in sorted(seats, key=lambda seat: (round(seat[2], 6), seat[3])):
                    name = "/".join(([section] if section else []) + [row, label])
                    yield identifier or name, section, row, label, x, y


def main():
    print_seats(Drawing(sys.argv[1]).seats(), columns=COLUMNS[:-1])


if __name__ == "__main__":
    main()
