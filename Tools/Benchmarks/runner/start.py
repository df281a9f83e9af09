"""The start of the command, against a program in C that links the same libraries."""

import re

from . import programs
from .racing import Process, race
from .report import Row, at_most

GOAL = 3


def measure(context):
    context.report.section("The start of a process")
    seatmap = context.programs.swift("seatmap")
    linked = programs.compiled("start", [programs.PEERS / "start.c", "-Wl,--no-as-needed", *libraries(seatmap)])
    bare = programs.compiled("start-bare", [programs.PEERS / "start.c"])
    racers = [
        Process("seatmap --version", [seatmap, "--version"], output=None),
        Process("C, the same libraries", [linked], output=None),
        Process("C, no libraries", [bare], output=None),
    ]
    # So short that it takes many to tell.
    times = race(racers, 5 * context.rounds)
    own = times[racers[0].name].median
    for racer in racers:
        median = times[racer.name].median
        goal = at_most(GOAL) if racer is racers[1] else None
        context.report.add(Row(
            racer.name, median, "ms", ratio=None if racer is racers[0] else own / median, goal=goal))


def libraries(program):
    """The shared libraries that a program names, but for those of Swift and of C itself."""
    needed = re.findall(r"\(NEEDED\).*\[(.*)\]", programs.call(["readelf", "-d", program]))
    paths = dict(re.findall(r"^\s*(\S+) => (\S+)", programs.call(["ldd", program]), re.MULTILINE))
    system = re.compile(r"/swift/|lib(c|m|gcc_s)\.so")
    return [paths[name] for name in needed if name in paths and not system.search(paths[name])]
