#!/usr/bin/env python3
"""Prints every seat of a seats.io chart as CSV: id,section,row,label,x,y,category.

A second reader of the charts, written from what is known of their format (Guides/other-formats.md) with the standard
library alone. The tests hold the library's own reader against it. It takes files to be right and checks nothing.
Seats of rows come first, then those at tables, for each chart and then for its sections.

    Tools/Readers/read_seatsio.py CHART.json
"""

import json
import sys

from seat_table import print_seats


def category_names(chart):
    """The categories' labels by key; where two have the same label, the later one's key is added."""
    names = {}
    for category in (chart.get("categories") or {}).get("list") or []:
        label = category.get("label") or str(category["key"])
        if label in names.values():
            label = f"{label} ({category['key']})"
        names[str(category["key"])] = label
    return names


def joined(*parts):
    """What seats.io calls an object: the labels of what holds it and its own, joined by hyphens."""
    return "-".join(part for part in parts if part)


def seats_of(holder, section, offset, category):
    """The seats of a row or table that stands in a section."""
    own = holder.get("categoryKey")
    for seat in holder["seats"]:
        key = next((k for k in (seat.get("categoryKey"), own, category) if k is not None), None)
        yield {
            "section": section, "row": holder.get("label") or "", "label": seat.get("label") or "",
            "x": offset[0] + seat["x"], "y": offset[1] + seat["y"], "key": key,
            "category": seat.get("categoryLabel"),
        }


def chart_seats(chart, name, offset, category):
    """The seats of a chart: its own by the sections that rows name, then those of its sections."""
    groups = {name: []}
    for row in chart.get("rows") or []:
        section = row.get("sectionLabel") or name
        groups.setdefault(section, []).extend(seats_of(row, section, offset, category))
    for table in chart.get("tables") or []:
        groups[name].extend(seats_of(table, name, offset, category))
    for group in groups.values():
        yield from group
    for section in chart.get("sections") or []:
        corner = section.get("topLeft") or {"x": 0, "y": 0}
        own = section.get("categoryKey")
        yield from chart_seats(
            section.get("subChart") or {}, section.get("label") or "",
            (offset[0] + corner["x"], offset[1] + corner["y"]), category if own is None else own)


def seats(drawing):
    names = category_names(drawing)
    for floor in drawing.get("subChartFloors") or [drawing["subChart"]]:
        for seat in chart_seats(floor.get("subChart") or floor, "", (0, 0), None):
            # A category that is not in the list is called as the seat calls it.
            key = seat["key"]
            category = "" if key is None else names.get(str(key), seat["category"] or str(key))
            yield (joined(seat["section"], seat["row"], seat["label"]), seat["section"], seat["row"], seat["label"],
                   seat["x"], seat["y"], category)


def main():
    with open(sys.argv[1], encoding="utf-8-sig") as file:
        drawing = json.load(file)
    print_seats(seats(drawing))


if __name__ == "__main__":
    main()
