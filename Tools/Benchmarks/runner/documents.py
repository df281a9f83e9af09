"""Seat maps as SVG and PDF: their sizes, and their times against cairo's own surfaces, seat by seat."""

import collections
import subprocess

from . import pictures, programs
from .cases import Case
from .racing import Server, race, written
from .report import Row, at_least, at_most

CASES = [Case(50_000), Case(50_000, "turned")]
SVG_GOAL, PDF_GOAL = 20, 40
# The most bytes a seat.
MOST_BYTES = {"svg": 230, "compact": 70, "svgz": 25}
MOST_PDF_BYTES_TURNED = 40
# cairo takes seconds for each run.
MOST_ROUNDS = 3


def measure_svg(context):
    for case in CASES:
        context.report.section(f"{case.title}, as SVG", "plan in memory to a file in memory")
        folder, ours, theirs = racers(context, case, ["svg", "compact", "svgz"], "svg")
        times = race([*ours, theirs], min(context.rounds, MOST_ROUNDS))
        add_times(context, times, ours[0], theirs, SVG_GOAL)
        for racer in ours:
            output = racer.name.split()[-1]
            add_size(context, racer, folder / f"map.{output}", MOST_BYTES[output])
        add_size(context, theirs, folder / "cairo.svg")
        if how := programs.missing("rsvg-convert"):
            context.report.skip("comparing the pictures", how)
            continue
        for name in ("map.svg", "map.compact", "cairo.svg"):
            check_rasterized(context, folder, name, ["rsvg-convert", folder / name, "-o", folder / f"{name}.png"])


def measure_pdf(context):
    for case in CASES:
        context.report.section(f"{case.title}, as PDF", "plan in memory to a file in memory")
        folder, ours, theirs = racers(context, case, ["pdf"], "pdf")
        times = race([*ours, theirs], min(context.rounds, MOST_ROUNDS))
        add_times(context, times, ours[0], theirs, PDF_GOAL if case.arrangement == "turned" else None)
        most = MOST_PDF_BYTES_TURNED if case.arrangement == "turned" else None
        add_size(context, ours[0], folder / "map.pdf", most)
        add_size(context, theirs, folder / "cairo.pdf")
        add_found_seats(context, folder)
        for name, most in (("map.pdf", pictures.MOST_ON_PAGES), ("cairo.pdf", pictures.MOST_ON_AVERAGE)):
            # At twice the size, where less is moved; the ending is added to the name.
            command = ["pdftocairo", "-png", "-r", "144", "-singlefile", folder / name, folder / name]
            check_rasterized(context, folder, name, command, most)


def racers(context, case, outputs, plain_output):
    """A folder for the case's files, our programs and the one in C."""
    folder = context.folder(case.name)
    ours = case.command(context)
    programs.call([*ours, "list", folder / "seats.txt"])
    programs.call([*ours, "names", folder / "names.txt"])
    servers = [Server(f"seatmap, {output}", [*ours, "serve", output]) for output in outputs]
    written(Server("exact", [*ours, "--exact", "serve", "png"]), folder / "exact.png")
    plain = context.programs.plain_cairo()
    return folder, servers, Server(
        f"plain C, cairo's {plain_output.upper()} surface", [plain, folder / "seats.txt", plain_output])


def add_times(context, times, ours, theirs, goal):
    for name, series in times.items():
        is_rival = name == theirs.name
        context.report.add(Row.of_times(
            name, series, ratio=series.median / times[ours.name].median if is_rival else None,
            goal=at_least(goal) if is_rival and goal else None))


def add_size(context, racer, path, most=None):
    racer.write(path)
    racer.end()
    seats = len((path.parent / "names.txt").read_text().split("\n"))
    # What does not depend on the seats is most of a small file.
    is_judged = most and not context.is_smoke
    context.report.add(Row(
        f"{racer.name}: size", path.stat().st_size / seats, "B/seat", goal=at_most(most) if is_judged else None,
        is_output=True))


def add_found_seats(context, folder):
    """How many seats `pdftotext` does not find by their names."""
    names = collections.Counter((folder / "names.txt").read_text().split("\n"))
    text = subprocess.run(["pdftotext", folder / "map.pdf", "-"], capture_output=True, text=True, check=True).stdout
    missed = (names - collections.Counter(text.split())).total()
    context.report.add(Row(
        f"seats of {names.total():,} that pdftotext misses", missed, "", goal=at_most(0), is_output=True))


def check_rasterized(context, folder, name, command, most_on_average=pictures.MOST_ON_AVERAGE):
    subprocess.run(list(map(str, command)), check=True, stderr=subprocess.DEVNULL)
    pictures.check_same(context.programs, name, folder / "exact.png", folder / f"{name}.png", most_on_average)
