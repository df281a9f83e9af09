"""Tickets of one showing to files in memory, against those who make the same ticket."""

from . import programs
from .racing import Server, race, written
from .report import Row, at_least

FLAT_GOAL, FLAT_AGAINST_REPORTLAB, CINEMA_GOAL = 900, 15, 250


def measure(context):
    measure_flat(context)
    measure_cinema(context)


def measure_flat(context):
    context.report.section("Tickets of the design flat, 1000 × 400", "ratios to one thread")
    rates = measure_rates(context, [*our_racers(context, "flat", 800), *peers(context)])
    own = next(iter(rates.values()))
    for number, (name, rate) in enumerate(rates.items()):
        if name.startswith("seatmap"):
            context.report.add(Row(name, rate, "/s", goal=at_least(FLAT_GOAL) if number == 0 else None))
        else:
            goal = at_least(FLAT_AGAINST_REPORTLAB) if name.startswith("ReportLab") else None
            context.report.add(Row(name, rate, "/s", ratio=own / rate, goal=goal))


def measure_cinema(context):
    context.report.section("Tickets of the design cinema with a photograph, 750 wide")
    rates = measure_rates(context, our_racers(context, "cinema", 400))
    for number, (name, rate) in enumerate(rates.items()):
        context.report.add(Row(name, rate, "/s", goal=at_least(CINEMA_GOAL) if number == 0 else None))


def our_racers(context, design, count):
    """Pairs of a number of tickets and who makes them."""
    count = 2 if context.is_smoke else count
    program = context.programs.swift("ticket-benchmark")
    return [
        (count, Server(f"seatmap, PNG, {name}", [program, design, str(count), str(threads)]))
        for name, threads in (("one thread", 1), ("two threads", 2))]


def peers(context):
    count = 1 if context.is_smoke else 50
    drawer = Server("SVG", [context.programs.swift("ticket-benchmark"), "flat", "1", "1", "svg"])
    svg = written(drawer, context.folder("tickets") / "ticket.svg")
    for name, needs, command in (
            ("ReportLab, PDF", ["reportlab"], ["reportlab_tickets.py", str(count)]),
            ("Pillow and qrcode, PNG", ["PIL", "qrcode"], ["pillow_tickets.py", str(count)]),
            ("CairoSVG, PNG from our SVG", ["cairosvg"], ["cairosvg_tickets.py", str(count), svg])):
        if how := next(filter(None, map(programs.missing, needs)), ""):
            context.report.skip(name, how)
        else:
            yield count, Server(name, programs.python_peer(*command))


def measure_rates(context, racers):
    """Tickets a second of each, by its name."""
    times = race([racer for _, racer in racers], context.rounds)
    for _, racer in racers:
        racer.write(context.folder("tickets") / racer.name)
        racer.end()
    return {racer.name: count / times[racer.name].median * 1000 for count, racer in racers}
