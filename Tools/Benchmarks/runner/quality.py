"""How far the fast way of drawing is from drawing each seat by itself."""

from . import pictures
from .cases import Case
from .racing import Server, written
from .report import Row, at_most

MOST_LEVELS = 18
# Levels that pixels which are drawn on may be off on average.
CASES = [
    (Case(50_000), 2), (Case(50_000, "loose"), 2), (Case(50_000, "circles"), 2),
    (Case(50_000, has_labels=True), 2), (Case(500, has_labels=True), 2), (Case(50_000, "turned"), 4),
    (Case(5_000, "turned"), 4),
]


def measure(context):
    context.report.section("The fast way of drawing against --exact", "levels of 255")
    for case, most_on_average in CASES:
        folder = context.folder(case.name)
        ours = case.command(context)
        fast = written(Server("fast", [*ours, "serve", "png"]), folder / "fast.png")
        exact = written(Server("exact", [*ours, "--exact", "serve", "png"]), folder / "exact.png")
        largest, mean = pictures.difference(context.programs, exact, fast)
        context.report.add(Row(case.title + ": at most", largest, "", goal=at_most(MOST_LEVELS), is_output=True))
        context.report.add(Row(case.title + ": on average", mean, "", goal=at_most(most_on_average), is_output=True))
