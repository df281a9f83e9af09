"""How far the fast way of drawing is from drawing each seat by itself."""

from . import maps, pictures, programs
from .racing import Server
from .report import Row, at_most

MOST_LEVELS = 18
# Levels that pixels which are drawn on may be off on average.
CASES = [
    (maps.Case(50_000), 2), (maps.Case(50_000, "loose"), 2), (maps.Case(50_000, "circles"), 2),
    (maps.Case(50_000, has_labels=True), 2), (maps.Case(500, has_labels=True), 2), (maps.Case(50_000, "turned"), 4),
    (maps.Case(5_000, "turned"), 4),
]


def measure(context):
    context.report.section("The fast way of drawing against --exact", "levels of 255")
    for case, most_on_average in CASES:
        folder = context.folder(case.name)
        ours = [context.programs.swift("map-benchmark"), *case.options(context)]
        for options, name in (([], "fast.png"), (["--exact"], "exact.png")):
            server = Server(name, [*ours, *options, "serve", "png"])
            server.run()
            server.write(folder / name)
            server.end()
        largest, mean = pictures.difference(context.programs, folder / "exact.png", folder / "fast.png")
        context.report.add(Row(case.title + ": at most", largest, "", goal=at_most(MOST_LEVELS), is_output=True))
        context.report.add(Row(case.title + ": on average", mean, "", goal=at_most(most_on_average), is_output=True))
