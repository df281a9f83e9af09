#!/usr/bin/env python3
"""Prints every seat of a seat plan as CSV: id,section,row,label,x,y,category.

A second reader of the native format and of pretix plans, written from the descriptions of the formats
(Guides/plan-format.md; pretix's seating-plan.schema.json) with the standard library alone. The tests hold the
library's own reader and layout against it. It takes files to be right and checks nothing.

    Tools/read_plan.py PLAN.json
"""

import json
import math
import sys
from itertools import count

from Readers.seat_table import print_seats
from numbering_rules import from_center, object_of
from row_shapes import arch_rows, filled_rows, path_row

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
    if isinstance(style, tuple):
        return style[ordinal - 1] if 1 <= ordinal <= len(style) else str(ordinal)
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
    if isinstance(style, tuple) and text in style:
        return style.index(text) + 1
    return next((n for n in range(-2000, 20000) if label_text(style, n) == text), None)


class Numbering:
    def __init__(self, given, style):
        given = given or {}
        if isinstance(given, str):
            given = object_of(given)
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
    """The category of a seat and how far it is moved, or False where it is taken away."""
    moved = [0, 0]
    for exception in block.get("exceptions", []):
        if selects(exception.get("rows"), row, row_ordinal) and selects(exception.get("seats"), seat, seat_ordinal):
            category = exception.get("category", category)
            moved = [a + b for a, b in zip(moved, exception.get("nudge", [0, 0]))]
            if exception.get("remove"):
                return False
    return category, moved


def change_of(block, labels, row, ordinal):
    """What overrides change about a row: the last word of each kind, the sum of shifts, and of gaps so far."""
    change = {"shift": 0, "gap": 0}
    for number, label in enumerate(labels[:row + 1]):
        for override in block.get("rowOverrides", []):
            if selects(override.get("rows"), label, ordinal):
                change["gap"] += override.get("gapBefore", 0)
                if number == row:
                    change["shift"] += override.get("shift", 0)
                    change |= {key: value for key, value in override.items() if key not in ("shift", "gapBefore")}
    return change


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


def straight_row(block, patterns, number, change):
    pitch = block.get("seatPitch", 38)
    rows = [along_row(pattern, pitch, lambda width, inside: width) for pattern in patterns_of(block)[:block["rows"]]]
    own = along_row(patterns[min(number, len(patterns) - 1)], pitch, lambda width, inside: width) if patterns else None
    seats, extent, cells = own or ([], 0, 0)
    slack = (max((row[1] for row in rows), default=0) - extent) / 2
    y = number * block.get("rowPitch", 36) + change["gap"]
    shift = {"center": 0, "start": -slack, "end": slack}[block.get("align", "center")] + change["shift"]
    shift += y * math.tan(math.radians(block.get("skew", 0)))
    if number % 2:
        shift += block.get("stagger", 0) * pitch
    return [(offset + shift, y, cell) for offset, cell in seats], cells


def arc_row(block, patterns, number, change):
    arc, pitch = block["arc"], block.get("seatPitch", 38)
    radius = arc["radius"] + number * block.get("rowPitch", 36) + change["gap"]
    sweep = math.radians(min(arc.get("sweep", 0), 360))
    is_ring = arc.get("sweep", 0) >= 360

    def placed(angles, cells):
        angles = [(angle + change["shift"] / radius, cell) for angle, cell in angles]
        return [(radius * math.sin(angle), radius * math.cos(angle) - arc["radius"], cell)
                for angle, cell in angles], cells
    if arc.get("aisles") and not patterns:
        angles = aisled_row(arc["aisles"], pitch, radius, sweep, is_ring)
        return placed([(angle, place) for place, angle in enumerate(angles)], len(angles))
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
    return placed(seats, cells)


def aisled_row(aisles, pitch, radius, sweep, is_ring):
    """The angles of as many seats as aisles along radii leave room for."""
    step = chord_angle(pitch, radius)
    ways = sorted((math.radians(aisle["angle"]), chord_angle(pitch + aisle["width"], radius) / 2) for aisle in aisles)
    if is_ring:
        ways.append((ways[0][0] + 2 * math.pi, ways[0][1]))
        ends = []
    else:
        # Half of an aisle at the row's end lies beside the row; one farther out does not matter.
        ways = [way for way in ways if abs(way[0]) <= sweep / 2]
        if ways:
            ends = [(-sweep / 2, ways[0][0] - ways[0][1], 1)], [(ways[-1][0] + ways[-1][1], sweep / 2, 0)]
        else:
            ends = [(-sweep / 2, sweep / 2, 0.5)], []
    rooms = [(a + half_a, b - half_b, 0.5) for (a, half_a), (b, half_b) in zip(ways, ways[1:])]
    if ends:
        rooms = ends[0] + rooms + ends[1]
    angles = []
    for low, high, share in rooms:
        steps = math.floor((high - low) / step + 1e-9)
        if steps >= 0:
            first = low + (high - low - steps * step) * share
            angles += [first + place * step for place in range(steps + 1)]
    return angles


def row_of(block, patterns, number, change):
    """The seats of a row as (x, y, cell) and its number of cells."""
    if "path" in block:
        places = path_row(block, patterns, number, change["gap"], along_row)
        if patterns:
            seats, _, cells = along_row(patterns[min(number, len(patterns) - 1)], 1, lambda width, inside: width)
            return [(x, y, cell) for (x, y), (_, cell) in zip(places, seats)], cells
    elif "fill" in block:
        places = filled_rows(block)[number]
    elif "arch" in block:
        places = arch_rows(block)[number]
    else:
        return (arc_row if "arc" in block else straight_row)(block, patterns, number, change)
    return [(x, y, place) for place, (x, y) in enumerate(places)], len(places)


def row_count(block):
    """The number of rows that labels are counted for."""
    if isinstance(block.get("rows"), list):
        return 0
    return len(filled_rows(block)) if "fill" in block else block["rows"]


# Tables.

EDGE_PER_CHAIR, LEAST_EXTENT = 4 / 3, 1.5


def round_chairs(table, width, gap):
    """Chairs about the middle of a round table, the lowest first and then clockwise; they are as deep as wide."""
    table = {"seats": table} if isinstance(table, int) else table
    slots = table["seats"] + table.get("openPlaces", 0)
    touching = width / 2 / math.tan(math.pi / slots) - gap if slots > 2 else 0
    edge = slots * EDGE_PER_CHAIR * width / (2 * math.pi)
    radius = table.get("radius", max(edge, touching, width * LEAST_EXTENT / 2)) + gap + width / 2
    turns = [2 * math.pi * chair / slots for chair in range(table["seats"])]
    return [(-radius * math.sin(turn), radius * math.cos(turn)) for turn in turns]


def rectangle_chairs(table, width, gap):
    """Chairs about the middle of a rectangular table, clockwise from its upper left corner."""
    top, right, bottom, left = (table.get(side, 0) for side in ["top", "right", "bottom", "left"])
    pitch, least = width * EDGE_PER_CHAIR, width * LEAST_EXTENT
    wide = table.get("width", max(max(top, bottom) * pitch, least))
    high = table.get("height", max(max(right, left) * pitch, least))
    along_x, along_y = wide / max(top, bottom, 1), high / max(right, left, 1)
    out_x, out_y = wide / 2 + gap + width / 2, high / 2 + gap + width / 2

    def spread(number, step):
        return [(place - (number - 1) / 2) * step for place in range(number)]

    return ([(x, -out_y) for x in spread(top, along_x)] + [(out_x, y) for y in spread(right, along_y)]
            + [(-x, out_y) for x in spread(bottom, along_x)] + [(-out_x, -y) for y in spread(left, along_y)])


def table_places(group):
    """The middles of tables with their turns and labels of their own."""
    if "at" in group:
        for place in group["at"]:
            if isinstance(place, list):
                place = {"x": place[0], "y": place[1]}
            yield place["x"], place["y"], math.radians(place.get("rotation", 0)), place.get("label")
        return
    grid = group["grid"]
    x0, y0 = grid.get("origin", [0, 0])
    for row in range(grid["rows"]):
        shift = grid.get("stagger", 0) * grid["columnPitch"] if row % 2 else 0
        for column in range(grid["columns"]):
            x = (column - (grid["columns"] - 1) / 2) * grid["columnPitch"] + shift
            yield x0 + x, y0 + row * grid["rowPitch"], 0, None


def table_seats(section, made_id, placed):
    numbering, counted = Numbering(None, "numbers"), 0
    for group in section.get("tables", []):
        if "numbering" in group:
            numbering, counted = Numbering(group["numbering"], "numbers"), 0
        width, gap = group.get("seatSize", 30), group.get("chairGap", 2)
        chairs = (round_chairs(group["round"], width, gap) if "round" in group
                  else rectangle_chairs(group["rectangle"], width, gap))
        names = Numbering(group.get("seatNumbering", section.get("seatNumbering")), "numbers")
        places = list(table_places(group))
        labels = []
        for *_, own in places:
            counted += own is None
            labels.append(numbering.label(numbering.ordinals(counted)[-1]) if own is None else own)
        for (x0, y0, turn, _), table in zip(places, labels):
            for (x, y), ordinal in zip(chairs, names.ordinals(len(chairs))):
                label = names.label(ordinal)
                own = with_exceptions(
                    group, group.get("category", section.get("category")), table,
                    lambda label: index_of(labels, label), label, names.ordinal)
                if own is not False:
                    x1 = x0 + x * math.cos(turn) - y * math.sin(turn)
                    y1 = y0 + x * math.sin(turn) + y * math.cos(turn)
                    yield (made_id(table, label), section.get("name", ""), table, label,
                           *placed(x1 + own[1][0], y1 + own[1][1]), own[0] or "")


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
        is_rule = not isinstance(block.get("rows"), list)
        has_middle = is_rule and "path" not in block and "fill" not in block
        pitch = block.get("rowPitch", 36) if has_middle else 0
        behind = 0 if last_y is None else last_y + block.get("gap", 0) + pitch
        start = block.get("origin", [0, behind])
        category = block.get("category", section.get("category"))
        if is_rule:
            numbering, labels = row_labels(section, blocks, number)
            deepest = None
            for row, row_label in enumerate(labels):
                change = change_of(block, labels, row, numbering.ordinal)
                patterns = patterns_of(block)
                if "seats" in change:
                    patterns = [change["seats"] if isinstance(change["seats"], list) else [change["seats"]]]
                if "seatNumbering" in change:
                    seat_numbering = Numbering(change["seatNumbering"], "numbers")
                else:
                    seat_numbering = Numbering(block.get("seatNumbering", section.get("seatNumbering")), "numbers")
                seats, cells = row_of(block, patterns, row, change)
                by_cell = seat_numbering.counting == "cells"
                ordinals = seat_numbering.ordinals(cells if by_cell else len(seats))
                if seat_numbering.order == "right-to-left":
                    ordinals.reverse()
                elif (seat_numbering.order or "").startswith("center-out"):
                    number_of_cells = cells if by_cell else len(seats)
                    places = from_center(
                        along_of(seats), [cell if by_cell else k for k, (_, _, cell) in enumerate(seats)],
                        number_of_cells, seat_numbering.order)
                    ordinals = seat_numbering.ordinals(max(places, default=0) + 1)
                    ordinals = [ordinals[place] for place in places]
                for place, (x, y, cell) in enumerate(seats):
                    label = seat_numbering.label(ordinals[cell if by_cell else place])
                    deepest = max(y, deepest if deepest is not None else -math.inf)
                    own = with_exceptions(
                        block, change.get("category", category), row_label, numbering.ordinal, label,
                        seat_numbering.ordinal)
                    if own is not False:
                        yield ((identifier + separator if identifier else "")
                               + row_label + separator + label, name, row_label, label,
                               *placed(start[0] + x + own[1][0], start[1] + y + own[1][1]), own[0] or "")
            if has_middle and block["rows"] > 0:
                gaps = change_of(block, labels, len(labels) - 1, numbering.ordinal)["gap"]
                last_y = start[1] + (block["rows"] - 1) * pitch + gaps
            elif deepest is not None:
                last_y = start[1] + deepest
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
                    category_of_seat = seat.get("category", own[0])
                    made = (identifier + separator if identifier else "") + row["label"] + separator + seat["label"]
                    yield (seat.get("id", made), name, row["label"], seat["label"],
                           *placed(start[0] + x0 + seat["x"] + own[1][0], start[1] + y0 + seat["y"] + own[1][1]),
                           category_of_seat or "")
            if deepest is not None:
                last_y = start[1] + deepest
    yield from table_seats(
        section, lambda table, label: (identifier + separator if identifier else "") + table + separator + label, placed)


def along_of(seats):
    """The distances of a row's seats along it, from chord to chord."""
    along = [0]
    for (x0, y0, _), (x1, y1, _) in zip(seats, seats[1:]):
        along.append(along[-1] + math.hypot(x1 - x0, y1 - y0))
    return along


def index_of(labels, label):
    return labels.index(label) if label in labels else None


def row_labels(section, blocks, number):
    """The numbering and the labels of a block's rows, which go on from the blocks before it until one begins anew."""
    def begins_anew(block):
        return "rowNumbering" in block
    first = next((n for n in range(number, -1, -1) if begins_anew(blocks[n])), 0)
    end = next((n for n in range(number + 1, len(blocks)) if begins_anew(blocks[n])), len(blocks))
    counts = [row_count(block) for block in blocks]
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
    print_seats(native_seats(plan) if "format" in plan else pretix_seats(plan))


if __name__ == "__main__":
    main()
