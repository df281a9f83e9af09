"""Seat maps, from a plan in memory to a PNG file in memory, against those who draw the same picture."""

import dataclasses

from . import pictures, programs
from .racing import Process, Server, race
from .report import Row, at_least, at_most


@dataclasses.dataclass(frozen=True)
class Case:
    """A map, and how many times as fast as its peers it should be."""

    seats: int
    arrangement: str = "grid"
    has_labels: bool = False
    goals: dict = dataclasses.field(default_factory=dict, hash=False)
    has_slow_peers: bool = False

    @property
    def name(self):
        return f"{self.arrangement}-{self.seats}" + ("-labels" if self.has_labels else "")

    @property
    def title(self):
        things = {
            "grid": "chairs on a grid", "circles": "circles on a grid", "turned": "chairs turned towards a stage",
            "loose": "chairs on a grid, at any fraction of a pixel"}[self.arrangement]
        return f"{self.seats:,} {things}{', with labels' if self.has_labels else ''}"

    def options(self, context):
        options = ["--seats", self.seats // 50 if context.is_smoke else self.seats]
        options += ["--arrangement", self.arrangement] + (["--labels"] if self.has_labels else [])
        return options + (["--canvas", "480x360"] if context.is_smoke else [])


GRID_GOALS = {"plain C": 12, "skia-python": 18, "rsvg-convert": 60, "resvg": 60}
CASES = [
    Case(500, goals={"plain C": 8}, has_slow_peers=True),
    Case(5_000, goals={"plain C": 8}, has_slow_peers=True),
    Case(50_000, goals=GRID_GOALS, has_slow_peers=True),
    Case(50_000, "loose"),
    Case(50_000, has_labels=True, goals={"plain C": 10}, has_slow_peers=True),
    Case(50_000, "circles", goals=GRID_GOALS, has_slow_peers=True),
    Case(50_000, "turned", goals={"plain C": 5}, has_slow_peers=True),
    Case(250_000),
]
GROWTH = 5.5
MOST_MEMORY = 250


class Files:
    """What a case's peers read, made by ours before anything is timed."""

    def __init__(self, case, context):
        self.case, self.context = case, context
        self.folder = context.folder(case.name)
        self.ours = [context.programs.swift("map-benchmark"), *case.options(context)]
        self.list, self.svg, self.bare_svg = (
            self.folder / name for name in ("seats.txt", "map.svg", "map-compact.svg"))
        programs.call([*self.ours, "list", self.list])
        if case.has_slow_peers and not case.has_labels:
            for output, path in (("svg", self.svg), ("compact", self.bare_svg)):
                server = Server(output, [*self.ours, "serve", output])
                server.run()
                server.write(path)
                server.end()

    def racers(self):
        """Ours first."""
        racers = [Server("seatmap", [*self.ours, "serve", "png"])]
        racers.append(Server("seatmap, one thread", [*self.ours, "--threads", "1", "serve", "png"]))
        plain = self.context.programs.plain_cairo()
        racers.append(Server("plain C", [plain, self.list, "png"]))
        racers.append(Server("plain C with libspng", [plain, self.list, "spng"]))
        if self.case.has_slow_peers:
            racers += self.slow_racers()
        return racers

    def slow_racers(self):
        if self.is_there("skia-python", "skia"):
            yield Server("skia-python", programs.python_peer("skia_map.py", self.list))
        if self.case.has_labels:
            return
        if self.is_there("Pillow", "PIL"):
            yield Server("Pillow", programs.python_peer("pillow_map.py", self.list))
        for note, svg in (("", self.svg), (", compact SVG", self.bare_svg)):
            if self.is_there("rsvg-convert" + note, "rsvg-convert"):
                output = self.folder / "rsvg.png"
                yield Process("rsvg-convert" + note, ["rsvg-convert", svg, "-o", output], output)
            if self.is_there("resvg" + note, "resvg_py"):
                yield Server("resvg" + note, programs.python_peer("resvg_map.py", svg))

    def is_there(self, name, need):
        how = programs.missing(need)
        if how:
            self.context.report.skip(name, how)
        return not how

    def check(self, racers):
        """Lets each draw once, and compares what it drew with ours."""
        expected = self.folder / "seatmap.png"
        most = pictures.MOST_WITH_LABELS if self.case.has_labels else pictures.MOST_ON_AVERAGE
        for racer in racers:
            racer.run()
            picture = expected if racer is racers[0] else self.folder / f"{racer.name}.png"
            racer.write(picture)
            if picture != expected:
                pictures.check_same(self.context.programs, racer.name, expected, picture, most)


def measure(context):
    ours = {}
    for case in CASES:
        context.report.section(case.title, "plan in memory to PNG in memory")
        files = Files(case, context)
        racers = files.racers()
        files.check(racers)
        times = race(racers, context.rounds)
        peaks = {racer.name: racer.end() for racer in racers}
        own = times["seatmap"].median
        for racer in racers:
            goal = case.goals.get(racer.name)
            context.report.add(Row(
                racer.name, times[racer.name].median, "ms", first=times[racer.name].first,
                parts=times[racer.name].parts,
                ratio=None if racer is racers[0] else times[racer.name].median / own,
                goal=goal and at_least(goal)))
        context.report.add(Row(
            "seatmap: peak memory", peaks["seatmap"], "MB", goal=at_most(MOST_MEMORY) if case.seats == 250_000 else None))
        ours[case.name] = own
    context.report.section("How the time grows")
    context.report.add(Row(
        "250,000 chairs against 50,000", ours["grid-250000"], "ms", ratio=ours["grid-250000"] / ours["grid-50000"],
        goal=at_most(GROWTH)))
