"""Two PNG files of 4000 × 3000 to a verdict, against ImageMagick."""

import subprocess

from . import programs
from .racing import Process, Server, race
from .report import Row


def measure(context):
    context.report.section("Two pictures to a verdict", "whole processes")
    if how := programs.missing("compare") or missing_cairo():
        context.report.skip("all of it", how)
        return
    pair = scenes(context)
    image_benchmark = context.programs.swift("image-benchmark")
    goldens = [path.with_suffix(".golden.png") for path in pair]
    for picture, golden in zip(pair, goldens):
        programs.call([image_benchmark, "write", picture, golden, "small"])
    seatmap = context.programs.swift("seatmap")

    def process(name, *command):
        return Process(name, command, output=None, allowed=(0, 1))

    racers = [
        process("seatmap diff", seatmap, "diff", *pair),
        process("seatmap diff, files as goldens are", seatmap, "diff", *goldens),
        process("the library alone", image_benchmark, "verdict", *pair),
        process("ImageMagick compare -metric AE", "compare", "-metric", "AE", *pair, "null:"),
    ]
    times = race(racers, context.rounds)
    own = times[racers[0].name].median
    for racer in racers:
        median = times[racer.name].median
        context.report.add(Row(racer.name, median, "ms", ratio=median / own if racer is not racers[0] else None))
    measure_parts(context, context.programs, pair)
    if not context.is_smoke:
        # Tests, which compare most pictures, are debug builds.
        measure_parts(context, programs.Programs("debug"), pair)


def measure_parts(context, builds, pair):
    context.report.section(f"The parts of a comparison, {builds.configuration} build", "in memory; ratios to memcmp")
    server = Server("parts", [builds.swift("image-benchmark"), "serve", *pair])
    parts = race([server], context.rounds)["parts"].parts
    server.end()
    for name, milliseconds in parts.items():
        if name != "sum":
            ratio = milliseconds / parts["memcmp"] if name.startswith("compare") else None
            context.report.add(Row(name, milliseconds, "ms", ratio=ratio))


def missing_cairo():
    """How to install what draws the pictures, where it is not there."""
    finished = subprocess.run(["/usr/bin/python3", "-c", "import cairo"], capture_output=True)
    return "" if finished.returncode == 0 else "apt-get install python3-cairo"


def scenes(context):
    """The pictures that are compared, drawn once."""
    folder = context.folder("scenes")
    pair = folder / "scene.png", folder / "scene-button.png"
    if not pair[1].exists():
        size = ["400", "300"] if context.is_smoke else []
        programs.call(["/usr/bin/python3", programs.BENCHMARKS / "make_scene.py", folder, *size])
    return pair
