"""Seat maps, from a plan in memory to a PNG file in memory, against those who draw the same picture."""

from . import pictures, programs
from .cases import Case
from .racing import Process, Server, race, written
from .report import Row, at_least, at_most


# How many times as fast as its peers each should be.
GRID_GOALS = {"plain C": 12, "skia-python": 18, "rsvg-convert": 60, "resvg": 60}
CASES = [
    (Case(500), {"plain C": 8}),
    (Case(5_000), {"plain C": 8}),
    (Case(50_000), GRID_GOALS),
    (Case(50_000, "loose"), {}),
    (Case(50_000, has_labels=True), {"plain C": 10}),
    (Case(50_000, "circles"), GRID_GOALS),
    (Case(50_000, "turned"), {"plain C": 5}),
    (Case(250_000), {}),
]
GROWTH = 5.5
MOST_MEMORY = 250


class Lineup:
    """Who draws a case: ours, and those peers that are there, with what they read."""

    def __init__(self, case, context, has_slow_peers):
        self.case, self.context, self.has_slow_peers = case, context, has_slow_peers
        self.folder = context.folder(case.name)
        self.ours = case.command(context)
        self.list = self.folder / "seats.txt"
        programs.call([*self.ours, "list", self.list])
        self.racers = [*self.usual_racers(), *(self.slow_racers() if has_slow_peers else [])]

    def usual_racers(self):
        """Ours first."""
        plain = self.context.programs.plain_cairo()
        return [
            Server("seatmap", [*self.ours, "serve", "png"]),
            Server("seatmap, one thread", [*self.ours, "--threads", "1", "serve", "png"]),
            Server("plain C", [plain, self.list, "png"]),
            Server("plain C with libspng", [plain, self.list, "spng"]),
        ]

    def slow_racers(self):
        if self.is_there("skia-python", "skia"):
            yield Server("skia-python", programs.python_peer("skia_map.py", self.list))
        # The others have no way to put labels where we do.
        if self.case.has_labels:
            return
        if self.is_there("Pillow", "PIL"):
            yield Server("Pillow", programs.python_peer("pillow_map.py", self.list))
        for output, note in (("svg", ""), ("compact", ", compact SVG")):
            svg = written(Server(output, [*self.ours, "serve", output]), self.folder / f"map.{output}")
            if self.is_there("rsvg-convert" + note, "rsvg-convert"):
                picture = self.folder / "rsvg.png"
                yield Process("rsvg-convert" + note, ["rsvg-convert", svg, "-o", picture], picture)
            if self.is_there("resvg" + note, "resvg_py"):
                yield Server("resvg" + note, programs.python_peer("resvg_map.py", svg))

    def is_there(self, name, need):
        how = programs.missing(need)
        if how:
            self.context.report.skip(name, how)
        return not how

    def check(self):
        """Lets each draw once, and compares what it drew with ours."""
        expected = self.folder / "seatmap.png"
        most = pictures.MOST_WITH_LABELS if self.case.has_labels else pictures.MOST_ON_AVERAGE
        for racer in self.racers:
            racer.run()
            picture = expected if racer is self.racers[0] else self.folder / f"{racer.name}.png"
            racer.write(picture)
            if picture != expected:
                pictures.check_same(self.context.programs, racer.name, expected, picture, most)


def measure(context):
    ours = {}
    for case, goals in CASES:
        context.report.section(case.title, "plan in memory to PNG in memory")
        ours[case] = measure_case(context, case, goals)
    context.report.section("How the time grows")
    many, few = ours[Case(250_000)], ours[Case(50_000)]
    context.report.add(Row("250,000 chairs against 50,000", many, "ms", ratio=many / few, goal=at_most(GROWTH)))


def measure_case(context, case, goals):
    """Gives our median."""
    lineup = Lineup(case, context, has_slow_peers=bool(goals))
    lineup.check()
    times = race(lineup.racers, context.rounds)
    own, *rivals = (times[racer.name] for racer in lineup.racers)
    context.report.add(Row.of_times("seatmap", own))
    for racer, rival in zip(lineup.racers[1:], rivals):
        goal = goals.get(racer.name)
        context.report.add(Row.of_times(
            racer.name, rival, ratio=rival.median / own.median, goal=goal and at_least(goal)))
    peak, *_ = [racer.end() for racer in lineup.racers]
    context.report.add(Row(
        "seatmap: peak memory", peak, "MB", goal=at_most(MOST_MEMORY) if case.seats == 250_000 else None))
    return own.median
