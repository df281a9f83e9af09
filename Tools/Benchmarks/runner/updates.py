"""A hundred of 50,000 seats change, and the picture that is kept follows, against one that is made afresh."""

from . import pictures
from .cases import Case
from .racing import Server, race
from .report import Row, at_least

CASE = Case(50_000)
GOALS = {"neighbours": ("in ten groups of neighbours", 8), "scattered": ("scattered singly", 3)}
# How many pictures are compared byte by byte.
COMPARED = 5


def measure(context):
    for places, (words, goal) in GOALS.items():
        context.report.section(f"100 of {CASE.title} change, {words}", "from statuses to PNG in memory")
        ours = CASE.command(context)
        kept = Server("seatmap, the picture kept", [*ours, "keep", places])
        fresh = Server("seatmap, made afresh", [*ours, "refresh", places])
        compare(context, kept, fresh)
        times = race([kept, fresh], context.rounds)
        ratio = times[fresh.name].median / times[kept.name].median
        context.report.add(Row.of_times(kept.name, times[kept.name], ratio=ratio, goal=at_least(goal)))
        context.report.add(Row.of_times(fresh.name, times[fresh.name]))
        for racer in (kept, fresh):
            racer.end()


def compare(context, kept, fresh):
    """Both go through the same changes; every file has to be the same to the byte."""
    folder = context.folder("updates")
    files = [folder / "kept.png", folder / "fresh.png"]
    for _ in range(COMPARED):
        for racer, file in zip((kept, fresh), files):
            racer.run()
            racer.write(file)
        if files[0].read_bytes() != files[1].read_bytes():
            raise pictures.WrongOutput(f"{files[0]} and {files[1]} are not the same to the byte")
