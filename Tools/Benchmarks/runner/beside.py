"""This build beside another checkout's: whether a change made anything slower, or a file larger."""

import pathlib
import statistics

from . import programs
from .cases import Case
from .racing import Process, Server
from .report import Row, at_most

# How many times as long, and as large, as by the other build.
SLOWEST, LARGEST = 1.10, 1.0
MAPS = [
    Case(500), Case(5_000), Case(50_000), Case(50_000, "loose"), Case(50_000, has_labels=True),
    Case(50_000, "circles"), Case(50_000, "turned"), Case(250_000),
]
DOCUMENTS = [(Case(50_000, arrangement), output) for arrangement in ("grid", "turned")
             for output in ("svg", "compact", "svgz", "pdf")]
TICKETS = [("flat", 400), ("cinema", 100)]
EXAMPLES = ["theatre", "arena", "cabaret", "night-coach"]


def measure(context, folder):
    """Every case in turns with the same programs of the checkout in `folder`."""
    other = programs.Programs(context.programs.configuration, pathlib.Path(folder).resolve())
    context.report.section(f"Beside the build in {folder}", "time and size, ours divided by the other's")
    for name, command in commands(context):
        compare(context, name, *[Server(name, command(build)) for build in (context.programs, other)])
    for example in EXAMPLES:
        compare(context, f"seatmap render {example}", *[
            render(context, build, example, label) for build, label in ((context.programs, "ours"), (other, "other"))])


def commands(context):
    """The name of each case, and its command by the programs of a build."""
    smoke = context.is_smoke

    def drawing(case, *words):
        return lambda build: [*case.command(context, build), *words]

    for case in MAPS:
        for threads in ((), ("--threads", "1")):
            yield f"{case.title}{', one thread' if threads else ''}", drawing(case, *threads, "serve", "png")
    for case, output in DOCUMENTS:
        yield f"{case.title}, {output}", drawing(case, "serve", output)
    for design, count in TICKETS:
        for threads in (1, 2):
            yield f"{count} tickets, {design}, threads: {threads}", lambda build, words=(
                design, 2 if smoke else count, threads): [build.swift("ticket-benchmark"), *words]


def render(context, build, example, label):
    picture = context.folder("beside") / f"{example}.{label}.png"
    plan = programs.ROOT / f"Examples/{example}.json"
    return Process(label, [build.swift("seatmap"), "render", plan, "-o", picture, "--width", "1200"], picture)


def compare(context, name, ours, other):
    folder = context.folder("beside")
    ratios, times = [], []
    ours.run(), other.run()
    for _ in range(max(context.rounds, 1)):
        own, others = ours.run()["sum"], other.run()["sum"]
        ratios.append(own / others)
        times.append(own)
    sizes = []
    for racer, file in ((ours, "ours"), (other, "other")):
        racer.write(folder / file)
        racer.end()
        sizes.append((folder / file).stat().st_size)
    # A smoke run is too short to tell anything of times.
    goal = None if context.is_smoke else at_most(SLOWEST)
    context.report.add(Row(name, statistics.median(times), "ms", ratio=statistics.median(ratios), goal=goal))
    context.report.add(Row(
        f"{name}: size", sizes[0], "B", ratio=sizes[0] / sizes[1], goal=at_most(LARGEST), is_output=True))
