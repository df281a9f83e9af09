#!/usr/bin/env python3
"""Prints every seat of a seat plan as CSV: id,section,row,label,x,y,category.

A second reader of the native format and of pretix plans, written from the descriptions of the formats
(Guides/plan-format.md; pretix's seating-plan.schema.json) with the standard library alone. The tests hold the
library's own reader and layout against it. It takes files to be right and checks nothing.

    Tools/read_plan.py PLAN.json
"""

import csv
import json
import math
import sys
from itertools import count

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ROMAN = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
         (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]


# pretix: the centre of a seat is the sum of the positions of zone, row and seat.

def pretix_seats(plan):
    for zone in plan["zones"]:
        for row in zone["rows"]:
            for seat in row["seats"]:
                places = [zone["position"], row.get("position", {"x": 0, "y": 0}), seat["position"]]
                identifier = seat["seat_guid"] or "/".join(
                    part for part in (zone.get("zone_id") or zone.get("name"), row["row_number"], seat["seat_number"])
                    if part)
                yield (identifier, zone.get("name") or "", row["row_number"], seat["seat_number"],
                       sum(place["x"] for place in places), sum(place["y"] for place in places), seat["category"])


# Labels.

def label_text(style, ordinal):
    if style == "numbers" or ordinal < 1 or style == "roman" and ordinal > 3999:
        return str(ordinal)
    if style == "roman":
        text = ""
        for value, letters in ROMAN:
            text += letters * (ordinal // value)
            ordinal %= value
        return text
    text = ""
    while ordinal > 0:
        ordinal, digit = divmod(ordinal - 1, 26)
        text = LETTERS[digit] + text
    return text.lower() if style == "lowercase-letters" else text


def ordinal_of(style, text):
    return next((n for n in range(-2000, 20000) if label_text(style, n) == text), None)


class Numbering:
    def __init__(self, given, style):
        given = given or {}
        if isinstance(given, str):
            given = {"style": given}
        self.style = given.get("style", style)
        start = given.get("start", 1)
        self.start = ordinal_of(self.style, start) if isinstance(start, str) else start
        self.step = given.get("step", 1)
        self.skip = {str(label) for label in given.get("skip", [])}
        self.prefix, self.suffix = given.get("prefix", ""), given.get("suffix", "")
        self.order, self.counting = given.get("order"), given.get("counting", "seats")

    def ordinals(self, number):
        """The ordinals of the first `number` labels."""
        found = []
        for place in count():
            if len(found) == number:
                return found
            ordinal = self.start + place * self.step
            if label_text(self.style, ordinal) not in self.skip:
                found.append(ordinal)

    def label(self, ordinal):
        return self.prefix + label_text(self.style, ordinal) + self.suffix

    def ordinal(self, label):
        if not (label.startswith(self.prefix) and label.endswith(self.suffix)):
            return None
        return ordinal_of(self.style, label[len(self.prefix):len(label) - len(self.suffix)])


# Exceptions.

def selection_items(given):
    for item in given if isinstance(given, list) else [given]:
        if isinstance(item, dict):
            yield (item["label"], item["label"]) if "label" in item else (item["from"], item["to"])
            continue
        for piece in str(item).split(","):
            ends = [end.strip() for end in piece.split("-")]
            yield ends[0], ends[-1]


def selects(given, label, ordinal):
    """Whether a selection holds a label; `ordinal` gives the order of labels in which ranges are meant."""
    if given is None:
        return True
    here = ordinal(label)
    for first, last in selection_items(given):
        first, last = ordinal(first), ordinal(last)
        if None not in (first, last, here) and min(first, last) <= here <= max(first, last):
            return True
    return False


def with_exceptions(block, category, row, row_ordinal, seat, seat_ordinal):
    """The category of a seat, or False where it is taken away."""
    for exception in block.get("exceptions", []):
        if selects(exception.get("rows"), row, row_ordinal) and selects(exception.get("seats"), seat, seat_ordinal):
            category = exception.get("category", category)
            if exception.get("remove"):
                return False
    return category


# Rows by rule.

def patterns_of(block):
    seats = block.get("seats")
    if seats is None:
        return None
    if not isinstance(seats, list):
        return [[seats]]
    if seats and isinstance(seats[0], list):
        return seats
    return [seats] if seats else []


def along_row(pattern, step, aisle_extent):
    """The seats of a row as (offset from the row's middle, cell), its extent, and its number of cells."""
    items = []
    for item in pattern:
        if isinstance(item, dict) and "aisle" in item:
            if items and isinstance(items[-1], dict):
                items[-1] = {"aisle": items[-1]["aisle"] + item["aisle"]}
            else:
                items.append(dict(item))
        elif isinstance(item, dict):
            items += [False] * item["gap"]
        else:
            items += [True] * item
    position, cell, seats = 0.0, 0, []
    for number, item in enumerate(items):
        if isinstance(item, dict):
            position += aisle_extent(item["aisle"], 0 < number < len(items) - 1)
            continue
        if item:
            seats.append((position + step / 2, cell))
        position += step
        cell += 1
    return [(offset - position / 2, cell) for offset, cell in seats], position, cell


def chord_angle(chord, radius):
    return 2 * math.asin(chord / (2 * radius))


def straight_row(block, patterns, number):
    pitch = block.get("seatPitch", 38)
    rows = [along_row(pattern, pitch, lambda width, inside: width) for pattern in patterns[:block["rows"]]]
    seats, extent, cells = rows[min(number, len(rows) - 1)] if rows else ([], 0, 0)
    slack = (max((row[1] for row in rows), default=0) - extent) / 2
    shift = {"center": 0, "start": -slack, "end": slack}[block.get("align", "center")]
    if number % 2:
        shift += block.get("stagger", 0) * pitch
    y = number * block.get("rowPitch", 36)
    return [(offset + shift, y, cell) for offset, cell in seats], cells


def arc_row(block, patterns, number):
    arc, pitch = block["arc"], block.get("seatPitch", 38)
    radius = arc["radius"] + number * block.get("rowPitch", 36)
    sweep = math.radians(min(arc.get("sweep", 0), 360))
    is_ring = arc.get("sweep", 0) >= 360
    if arc.get("spacing") == "equal-angle":
        pattern = patterns[min(number, len(patterns) - 1)]
        aisle = lambda width, inside: chord_angle(width, arc["radius"])
        _, extent, cells = along_row(pattern, 0, aisle)
        step = max(sweep - extent, 0) / max(cells if is_ring else cells - 1, 1)
    else:
        step = chord_angle(pitch, radius)
        aisle = lambda width, inside: (
            chord_angle(pitch + width, radius) - step if inside else chord_angle(width, radius))
        if patterns:
            pattern = patterns[min(number, len(patterns) - 1)]
        else:
            steps = math.floor(sweep / step + 1e-9)
            pattern = [max(steps, 1) if is_ring else steps + 1]
    seats, _, cells = along_row(pattern, step, aisle)
    return [(radius * math.sin(angle), radius * math.cos(angle) - arc["radius"], cell)
            for angle, cell in seats], cells


def native_section_seats(section):
    identifier = section.get("id", section.get("name", ""))
    separator = section.get("idSeparator", "/")
    name = section.get("name", "")
    turn, origin = math.radians(section.get("rotation", 0)), section.get("origin", [0, 0])
    last_y = None

    def placed(x, y):
        return (x * math.cos(turn) - y * math.sin(turn) + origin[0],
                x * math.sin(turn) + y * math.cos(turn) + origin[1])

    blocks = section.get("blocks", [])
    for number, block in enumerate(blocks):
        is_rule = not isinstance(block["rows"], list)
        pitch = block.get("rowPitch", 36) if is_rule else 0
        behind = 0 if last_y is None else last_y + block.get("gap", 0) + pitch
        start = block.get("origin", [0, behind])
        category = block.get("category", section.get("category"))
        if is_rule:
            numbering, labels = row_labels(section, blocks, number)
            seat_numbering = Numbering(block.get("seatNumbering", section.get("seatNumbering")), "numbers")
            patterns = patterns_of(block)
            make = arc_row if "arc" in block else straight_row
            for row, row_label in enumerate(labels):
                seats, cells = make(block, patterns, row)
                by_cell = seat_numbering.counting == "cells"
                ordinals = seat_numbering.ordinals(cells if by_cell else len(seats))
                if seat_numbering.order == "right-to-left":
                    ordinals.reverse()
                for place, (x, y, cell) in enumerate(seats):
                    label = seat_numbering.label(ordinals[cell if by_cell else place])
                    own = with_exceptions(
                        block, category, row_label, numbering.ordinal, label, seat_numbering.ordinal)
                    if own is not False:
                        yield ((identifier + separator if identifier else "")
                               + row_label + separator + label, name, row_label, label,
                               *placed(start[0] + x, start[1] + y), own or "")
            if block["rows"] > 0:
                last_y = start[1] + (block["rows"] - 1) * pitch
        else:
            labels = [row["label"] for row in block["rows"]]
            deepest = None
            for row in block["rows"]:
                x0, y0 = row.get("origin", [0, 0])
                seat_labels = [seat["label"] for seat in row["seats"]]
                for seat in row["seats"]:
                    deepest = max(y0 + seat["y"], deepest if deepest is not None else -math.inf)
                    own = with_exceptions(
                        block, category, row["label"], lambda label: index_of(labels, label),
                        seat["label"], lambda label: index_of(seat_labels, label))
                    if own is False:
                        continue
                    own = seat.get("category", own)
                    made = (identifier + separator if identifier else "") + row["label"] + separator + seat["label"]
                    yield (seat.get("id", made), name, row["label"], seat["label"],
                           *placed(start[0] + x0 + seat["x"], start[1] + y0 + seat["y"]), own or "")
            if deepest is not None:
                last_y = start[1] + deepest


def index_of(labels, label):
    return labels.index(label) if label in labels else None


def row_labels(section, blocks, number):
    """The numbering and the labels of a block's rows, which go on from the blocks before it until one begins anew."""
    def begins_anew(block):
        return "rowNumbering" in block
    first = next((n for n in range(number, -1, -1) if begins_anew(blocks[n])), 0)
    end = next((n for n in range(number + 1, len(blocks)) if begins_anew(blocks[n])), len(blocks))
    counts = [0 if isinstance(block["rows"], list) else block["rows"] for block in blocks]
    numbering = Numbering(blocks[first].get("rowNumbering", section.get("rowNumbering")), "letters")
    ordinals = numbering.ordinals(sum(counts[first:end]))
    if numbering.order == "back-to-front":
        ordinals.reverse()
    before = sum(counts[first:number])
    return numbering, [numbering.label(ordinal) for ordinal in ordinals[before:before + counts[number]]]


def native_seats(plan):
    for section in plan.get("sections", [plan | {"name": "", "id": ""}]):
        yield from native_section_seats(section)


def main():
    with open(sys.argv[1], encoding="utf-8-sig") as file:
        plan = json.load(file)
    seats = native_seats(plan) if "format" in plan else pretix_seats(plan)
    table = csv.writer(sys.stdout, lineterminator="\n")
    table.writerow(["id", "section", "row", "label", "x", "y", "category"])
    for identifier, section, row, label, x, y, category in seats:
        table.writerow([identifier, section, row, label, repr(float(x)), repr(float(y)), category])


if __name__ == "__main__":
    main()
