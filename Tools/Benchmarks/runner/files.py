"""`seatmap render plan.json -o map.png` as a whole process, against the plain C program, which reads nothing."""

import statistics
import subprocess
import sys

from . import maps, pictures, programs
from .racing import Process, Server, race
from .report import Row, at_least, at_most

GOAL = 6
SAME_PICTURE = ["--theme", "app", "--labels", "none", "--no-title", "--no-legend", "--level", "seats"]


def measure(context):
    medians = [measure_plan(context, seats) for seats in (50_000, 250_000)]
    context.report.section("How the time of the whole process grows")
    context.report.add(Row(
        "250,000 circles against 50,000", medians[1], "ms", ratio=medians[1] / medians[0], goal=at_most(maps.GROWTH)))


def measure_plan(context, seats):
    """Gives the median of the whole process, for the picture that everybody draws."""
    context.report.section(f"{seats:,} circles from pretix JSON to a PNG file", "ours as whole processes")
    folder = context.folder(f"files-{seats}")
    plan, picture = folder / "plan.json", folder / "map.png"
    shown_seats, size = (seats // 50, "480x360") if context.is_smoke else (seats, "2400x1800")
    plan.write_text(programs.call([sys.executable, programs.BENCHMARKS / "make_plan.py", "--bare", shown_seats]))
    seat_list = folder / "seats.txt"
    programs.call(
        [context.programs.swift("map-benchmark"), "--plan", plan, "--canvas", size, "list", seat_list])

    seatmap, plain = context.programs.swift("seatmap"), context.programs.plain_cairo()
    render = [seatmap, "render", plan, "-o", picture, "--size", size]
    racers = [
        Process("seatmap render, the same picture", render + SAME_PICTURE, picture),
        Process("seatmap render, as it draws by itself", render, picture),
        Server("plain C, drawing and PNG alone", [plain, seat_list, "png"]),
        Server("plain C with libspng", [plain, seat_list, "spng"]),
    ]
    drawn = [folder / "ours.png", folder / "theirs.png"]
    for racer, path in zip(racers[::2], drawn):
        racer.run()
        racer.write(path)
    pictures.check_same(context.programs, racers[2].name, *drawn)

    times = race(racers, context.rounds)
    theirs = times[racers[2].name].median
    for racer in racers:
        median, peak = times[racer.name].median, racer.end()
        is_ours = racer in racers[:2]
        goal = at_least(GOAL) if is_ours and seats == 50_000 else None
        context.report.add(Row(
            racer.name, median, "ms", ratio=theirs / median if is_ours else None, goal=goal,
            parts=times[racer.name].parts))
        if is_ours:
            context.report.add(Row(
                f"{racer.name}: peak memory", peak, "MB", goal=at_most(maps.MOST_MEMORY) if seats == 250_000 else None))
    add_stages(context, render)
    return times[racers[0].name].median


def add_stages(context, command):
    """The share of each stage, by what the command says of itself."""
    runs = []
    for _ in range(max(context.rounds, 1)):
        finished = subprocess.run([*map(str, command), "--timing"], capture_output=True, text=True, check=True)
        lines = (line.partition("timing: ")[2] for line in finished.stderr.splitlines())
        stages = (line.rsplit(maxsplit=2) for line in lines if line)
        runs.append({name: float(milliseconds) for name, milliseconds, _ in stages})
    total = statistics.median(run["total"] for run in runs)
    for stage in runs[0]:
        if stage != "total":
            median = statistics.median(run[stage] for run in runs)
            context.report.add(Row(f"seatmap render: {stage}, {median / total * 100:.0f} %", median, "ms"))
